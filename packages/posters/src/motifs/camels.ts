import type { MotifDrawing } from '../motif.ts';
import { disc, fill, placed, stroke } from '../svg.ts';

const CAMEL =
  'M-70 0l4 -52l-10 -34q-8 -30 16 -44q22 -6 34 -8q14 -34 34 -38q22 2 34 38q22 2 32 4q10 -20 18 -48q4 -22 22 -24q20 -2 34 12l-2 8l-22 6q-8 4 -10 22q-8 38 -28 64q-10 12 -22 20l2 74h-10l-8 -66l-8 4l-4 62h-10l-4 -62q-24 4 -44 -2l-16 18l-2 46h-10l-4 -40l-4 40z';

/** A caravan in single file; somebody walks ahead. */
export const camels: MotifDrawing = {
  stands: ['ground', 'front'],
  roofs: 'flat',
  draw({ figure, accent, sun, light, water }) {
    const blankets = [accent, water[1], accent] as const;
    const train = [-250, -40, 170].map((x, index) =>
      placed(
        x,
        index * -3,
        0.92,
        fill(CAMEL, figure) +
          fill('M-30 -134q10 -34 32 -40q22 6 34 40l-6 34h-52z', blankets[index] ?? accent) +
          fill('M-22 -116h46v8h-46z', light) +
          fill('M-8 -170q-2 -34 12 -38q14 4 12 38l10 26h-44z', figure) +
          disc(4, -214, 10, light),
      ),
    );
    return (
      stroke(
        'M-156 -160Q-120 -96 -108 -112M54 -166Q90 -100 102 -116M266 -166Q292 -110 318 -56',
        figure,
        2.5,
      ) +
      train.join('') +
      fill('M306 0l10 -62q4 -18 14 -18q12 0 14 18l8 62z', figure) +
      disc(331, -88, 9, sun)
    );
  },
};
