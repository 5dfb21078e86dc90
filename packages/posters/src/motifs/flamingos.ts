import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill, placed, stroke } from '../svg.ts';

/** Three of them in the shallows. */
export const flamingos: MotifDrawing = {
  stands: ['water', 'front', 'ground'],
  draw({ accent, light, figure, water }) {
    const pink = mix(accent, light, 0.32);
    const wing = mix(accent, light, 0.05);
    const bird =
      stroke('M-8 -92V2M16 -92L22 -46L12 2', wing, 5) +
      stroke('M42 -116C96 -128 92 -178 58 -190C34 -200 42 -234 66 -232', pink, 13) +
      fill('M-72 -116Q-40 -150 10 -142Q52 -138 52 -112Q40 -84 -2 -86Q-44 -88 -72 -116z', pink) +
      fill('M-88 -112Q-44 -134 6 -124Q24 -116 14 -104Q-34 -92 -88 -112z', wing) +
      fill('M58 -242q24 -8 28 12q2 16 -8 28l-6 -2l-6 -16z', pink) +
      fill('M82 -224q6 12 -6 26l-6 -8z', figure) +
      fill('M-34 4h50v5h-50zM0 16h40v4h-40z', light, 0.7);
    return (
      fill('M-190 2h120v6h-120zM-60 26h150v6h-150zM90 6h90v5h-90z', water[0], 0.7) +
      placed(-118, -6, 0.86, bird) +
      placed(128, -10, 0.8, bird, -1) +
      placed(4, 12, 1.1, bird)
    );
  },
};
