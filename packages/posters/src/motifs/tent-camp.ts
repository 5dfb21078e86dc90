import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, oval, stroke } from '../svg.ts';

/** Tents lit from inside, and a fire between them. */
export const tentCamp: MotifDrawing = {
  stands: ['ground', 'front'],
  draw({ light, ground, foreground, accent, sun, figure, near }) {
    const canvas = mix(light, ground[0], 0.4);
    const tent = (x: number, size: number) => {
      const at = (share: number) => Math.round(x + share * size);
      const up = (share: number) => Math.round(-share * size);
      return (
        fill(`M${at(-1)} 10L${at(-0.5)} ${up(0.95)}H${at(0.5)}L${at(1.02)} 10z`, canvas) +
        fill(
          `M${at(0.5)} ${up(0.95)}L${at(1.02)} 10H${at(0.5)}L${at(0.12)} ${up(0.95)}z`,
          mix(canvas, near, 0.35),
        ) +
        fill(`M${at(-1)} 10L${at(-0.5)} ${up(0.95)}L${at(0)} 10z`, mix(canvas, light, 0.5)) +
        fill(`M${at(-0.74)} 10L${at(-0.5)} ${up(0.72)}L${at(-0.26)} 10z`, mix(accent, sun, 0.55)) +
        fill(`M${at(-0.5)} ${up(0.72)}L${at(-0.26)} 10H${at(-0.42)}z`, foreground) +
        stroke(
          `M${at(-0.5)} ${up(0.95)}v${up(0.14)}M${at(-1)} 10L${at(-1.24)} 16M${at(1.02)} 10L${at(1.24)} 14`,
          figure,
          3.5,
        )
      );
    };
    return [
      oval(0, 18, 430, 20, mix(ground[2], foreground, 0.3), 0.6),
      tent(-270, 110),
      tent(260, 124),
      tent(-10, 92),
      oval(110, 22, 60, 9, sun, 0.6),
      fill('M84 22q-6 -34 16 -58q4 18 14 4q22 22 8 54z', accent) +
        fill('M94 22q-2 -20 10 -34q14 14 8 34z', sun),
      stroke('M78 24l62 -8M82 16l58 10', figure, 7),
      fill('M156 22q-2 -44 14 -46q18 2 18 46zM44 24q0 -40 14 -42q16 2 14 42z', figure) +
        disc(172, -34, 10, figure) +
        disc(58, -28, 10, figure),
    ].join('');
  },
};
