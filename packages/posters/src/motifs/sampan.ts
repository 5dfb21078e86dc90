import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill, stroke } from '../svg.ts';

/** A rower under a conical hat, standing at the oar; fruit in the bow. */
export const sampan: MotifDrawing = {
  stands: ['water'],
  draw: ({ ground, foreground, figure, accent, light, sun, leaf, water }) =>
    [
      fill('M-210 18h420v8h-420zM-140 34h300v6h-300z', water[0], 0.7),
      fill(
        'M-250 -46Q-120 -8 20 -10Q150 -12 250 -60Q210 16 130 20H-130Q-200 10 -250 -46z',
        mix(ground[2], foreground, 0.45),
      ),
      fill(
        'M-250 -46Q-120 -8 20 -10Q150 -12 250 -60L236 -40Q140 6 20 6Q-130 8 -238 -32z',
        mix(ground[1], ground[2], 0.6),
      ),
      fill('M-40 -14q4 -64 66 -66q62 2 66 60q-60 10 -132 6z', mix(ground[1], foreground, 0.25)),
      stroke('M-20 -30q6 -40 44 -44M10 -16q4 -44 22 -60M50 -18q6 -30 -10 -58', foreground, 4),
      fill('M-176 -14L-164 -118q6 -18 22 -18t22 18l18 106z', accent),
      fill('M-160 -132q18 -24 36 0z', foreground) +
        fill('M-194 -132L-142 -184L-90 -132Q-142 -118 -194 -132z', mix(light, sun, 0.25)),
      stroke('M-150 -104L-104 -84M-60 -132L-170 30', figure, 7),
      fill(
        'M112 -20a18 18 0 1 1 36 0zM142 -24a16 16 0 1 1 32 0zM128 -38a15 15 0 1 1 30 0z',
        leaf[0],
      ) + fill('M168 -34a13 13 0 1 1 26 0z', sun),
    ].join(''),
};
