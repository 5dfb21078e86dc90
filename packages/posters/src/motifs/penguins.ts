import type { Colour } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill, placed } from '../svg.ts';

const bird = (figure: Colour, light: Colour, bill: Colour) =>
  fill('M-34 0Q-46 -64 -24 -104Q-22 -138 4 -142Q26 -140 28 -108Q44 -60 34 0z', figure) +
  fill('M-8 -4Q-26 -50 -6 -92Q4 -104 18 -96Q34 -50 22 -4z', light) +
  fill('M-28 -92Q-58 -52 -54 -22Q-38 -34 -30 -56zM30 -90Q54 -56 50 -26Q38 -38 34 -56z', figure) +
  fill('M24 -124l24 8l-24 7z', bill) +
  fill('M-30 0h26v6h-30zM8 0h28v6h-24z', bill) +
  fill('M8 -128a4 4 0 1 0 .1 0z', light);

/** A small colony, each looking its own way. */
export const penguins: MotifDrawing = {
  stands: ['ground', 'front'],
  draw({ figure, light, sun, accent }) {
    const one = bird(figure, light, sun === light ? accent : sun);
    return [
      placed(-128, -22, 0.66, one),
      placed(-66, -8, 0.9, one, -1),
      placed(18, 0, 1.08, one),
      placed(104, -14, 0.74, one, -1),
      placed(160, -20, 0.58, one),
    ].join('');
  },
};
