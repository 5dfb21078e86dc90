import type { MotifDrawing } from '../motif.ts';
import { ropeFigures } from '../shapes/rope-figures.ts';

/** A party on one rope: the brand's own figure. */
export const ropeParty: MotifDrawing = {
  stands: ['ground', 'front'],
  draw: (palette) =>
    ropeFigures(
      palette,
      [
        [-300, 22],
        [-150, 8],
        [0, -2],
        [150, -16],
        [300, -26],
      ],
      -240,
      240,
      84,
    ),
};
