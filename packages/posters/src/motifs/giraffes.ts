import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill, placed } from '../svg.ts';

const GIRAFFE =
  'M-70 10L-66 -120Q-84 -150 -72 -176Q-40 -200 10 -204Q40 -270 62 -372Q54 -388 66 -404L64 -420L74 -420L76 -406L84 -422L92 -418L88 -402Q118 -384 142 -366Q144 -354 132 -352Q108 -356 98 -358Q84 -276 66 -196Q66 -160 56 -136L60 10H44L38 -120L30 -118L28 10H12L10 -118Q-20 -112 -40 -122L-46 10z';

/** Two of them, one still young. */
export const giraffes: MotifDrawing = {
  stands: ['ground', 'front'],
  draw({ figure, ground, sun }) {
    const spot = mix(figure, mix(ground[1], sun, 0.4), 0.45);
    const one =
      fill(GIRAFFE, figure) +
      fill(
        'M-60 -172l24 -10l4 20l-20 14zM-26 -186l26 -4l2 22l-24 6zM12 -190l22 -10l8 24l-22 10zM-52 -144l18 -6l8 18l-20 8zM-18 -152l22 -4l4 20l-20 6zM38 -222l16 -20l6 24l-14 20zM52 -270l12 -18l4 22l-10 20zM62 -316l10 -16l4 20l-8 18zM14 -150l22 -4l4 18l-22 4zM72 -356l10 -6l-2 18l-8 8z',
        spot,
      );
    return placed(-10, 0, 1, one) + placed(148, 6, 0.66, one, -1);
  },
};
