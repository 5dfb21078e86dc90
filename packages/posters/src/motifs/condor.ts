import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill, placed } from '../svg.ts';

/** Three on the rising air, one near enough to count its feathers. */
export const condor: MotifDrawing = {
  stands: ['sky'],
  draw({ figure, light, near, accent }) {
    const bird =
      fill(
        'M0 -6Q-70 -66 -190 -50L-262 -84L-236 -56L-280 -58L-240 -38L-274 -32L-226 -22L-248 -8L-200 -8Q-110 4 -40 26L-22 66L0 52L22 66L40 26Q110 4 200 -8L248 -8L226 -22L274 -32L240 -38L280 -58L236 -56L262 -84L190 -50Q70 -66 0 -6z',
        figure,
      ) +
      fill(
        'M-30 6Q-100 -30 -180 -30Q-110 -16 -44 18zM30 6Q100 -30 180 -30Q110 -16 44 18z',
        mix(light, near, 0.15),
      ) +
      fill('M-13 -14q13 -12 26 0l-4 14h-18z', light) +
      fill('M-9 -18q-2 -18 9 -20q11 2 9 20z', accent);
    return placed(10, 0, 0.86, bird) + placed(310, -70, 0.36, bird) + placed(-250, 90, 0.28, bird);
  },
};
