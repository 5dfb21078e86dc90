import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill, placed, stroke } from '../svg.ts';

/** A family walking, the calf between. */
export const elephants: MotifDrawing = {
  stands: ['ground', 'front'],
  draw({ figure, near, light }) {
    const ear = mix(figure, near, 0.45);
    const one =
      fill(
        'M-130 10V-96Q-140 -150 -110 -178Q-70 -206 0 -196Q40 -204 62 -192Q112 -196 128 -148Q142 -110 138 -60Q138 -28 154 -20L150 -8Q118 -12 116 -60Q112 -84 106 -96Q92 -84 76 -84L78 10H34L30 -66Q-30 -54 -70 -66L-76 10z',
        figure,
      ) +
      fill('M-132 -140q-20 30 -12 74l6 0q-4 -36 10 -60z', figure) +
      fill('M36 -188Q84 -196 84 -142Q80 -108 54 -92Q22 -114 20 -150Q22 -178 36 -188z', ear) +
      stroke('M104 -96Q120 -66 150 -64', light, 7);
    return placed(-150, 0, 1, one) + placed(150, 4, 0.86, one) + placed(22, 12, 0.46, one);
  },
};
