import type { MotifDrawing } from '../motif.ts';
import { fill, stroke } from '../svg.ts';

/** A boat with three, for the scale of what is around it. */
export const rowingBoat: MotifDrawing = {
  stands: ['water'],
  draw: ({ water, figure, accent, light }) =>
    fill('M-150 14h290v7h-290zM-80 30h190v6h-190z', water[0], 0.7) +
    fill(
      'M-64 -12l6 -44q10 -14 22 0l6 44zM-12 -12l6 -44q10 -14 22 0l6 44zM42 -12l6 -44q10 -14 22 0l6 44z',
      figure,
    ) +
    fill('M-60 -62a13 13 0 1 1 26 0zM-8 -62a13 13 0 1 1 26 0zM46 -62a13 13 0 1 1 26 0z', figure) +
    fill('M-130 -24Q0 8 134 -24Q116 16 80 18H-74Q-112 14 -130 -24z', accent) +
    fill('M-130 -24Q0 8 134 -24L130 -14Q0 18 -126 -14z', light) +
    stroke('M-40 -26L-98 18M20 -26L-36 22', figure, 5),
};
