import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill, oval, stroke } from '../svg.ts';

/** The tail, as it goes down. */
export const whale: MotifDrawing = {
  stands: ['water'],
  draw: ({ figure, near, light, water }) =>
    oval(0, 6, 190, 20, light, 0.35) +
    oval(0, 6, 120, 13, water[0], 0.8) +
    fill(
      'M-46 8Q-34 -70 -18 -118Q-70 -112 -134 -150Q-168 -172 -176 -214Q-120 -204 -76 -196Q-24 -184 0 -146Q24 -184 76 -196Q120 -204 176 -214Q168 -172 134 -150Q70 -112 18 -118Q34 -70 46 8z',
      mix(figure, near, 0.3),
    ) +
    fill(
      'M0 -146Q24 -184 76 -196Q120 -204 176 -214Q168 -172 134 -150Q70 -112 18 -118Q34 -70 46 8H14Q14 -70 0 -146z',
      figure,
    ) +
    stroke('M-150 -190Q-96 -150 -40 -144M-112 -190Q-70 -170 -46 -160', light, 4, 0.55) +
    stroke('M-120 -134v28M-92 -120v20M-150 -140v16M120 -134v30M94 -120v18M150 -142v14', light, 5) +
    fill(
      'M-70 10q6 -26 18 -4q10 -24 20 0q12 -20 18 2q10 -22 20 0q12 -24 22 0q10 -20 26 4q-60 14 -124 -2z',
      light,
    ),
};
