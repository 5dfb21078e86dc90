import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, stroke } from '../svg.ts';

/** A boat of bundled reeds, its ends drawn up, one of them a puma's head. */
export const reedBoat: MotifDrawing = {
  stands: ['water'],
  draw({ ground, sun, accent, figure, foreground, light, water }) {
    const reed = mix(ground[1], sun, 0.35);
    const shade = mix(ground[2], foreground, 0.25);
    return [
      fill('M-170 14h340v8h-340zM-110 30h240v6h-240z', water[0], 0.7),
      fill(
        'M-230 -128Q-214 -152 -190 -138Q-194 -60 -130 -40Q0 -24 130 -40Q194 -60 196 -150Q214 -172 240 -150Q232 -40 150 6Q0 24 -150 6Q-226 -40 -230 -128z',
        reed,
      ),
      fill(
        'M-230 -120Q-222 -36 -150 6Q0 24 150 6Q226 -36 238 -138Q206 -44 120 -18Q0 -4 -120 -18Q-208 -40 -230 -120z',
        shade,
      ),
      stroke(
        'M-206 -92l24 -8M-176 -40l22 -20M-100 -34l-6 40M-40 -28l-2 42M20 -28v42M80 -30l6 40M150 -46l20 24M190 -100l30 8',
        accent,
        6,
      ),
      fill('M192 -146q-14 -30 12 -46q34 -8 46 18l18 10q-4 16 -30 18q-18 12 -46 0z', reed) +
        disc(226, -172, 5, figure) +
        fill('M200 -190l4 -18l14 12z', reed),
      fill('M-30 -30l8 -74q4 -14 16 -14t16 14l12 74z', figure) +
        disc(-6, -126, 13, foreground) +
        fill('M-24 -130q18 -34 36 0l14 2h-64z', accent),
      fill('M40 -28l6 -50q4 -12 14 -12t14 12l10 50z', accent) +
        disc(60, -98, 11, foreground) +
        fill('M44 -102h34l-8 -14h-18z', light),
      stroke('M-70 16L20 -120', figure, 5),
    ].join('');
  },
};
