import type { MotifDrawing } from '../motif.ts';
import { fill, stroke } from '../svg.ts';

/** A tower of steel, red and white. */
export const televisionTower: MotifDrawing = {
  stands: ['backdrop'],
  draw: ({ accent, light }) =>
    fill('M-70 10Q-26 -150 -12 -380h24Q26 -150 70 10h-22Q34 -60 0 -64Q-34 -60 -48 10z', accent) +
    fill('M-4 -520h8v144h-8z', accent) +
    fill('M-30 -214h60v20h-60zM-19 -384h38v18h-38zM-9 -440h18v12h-18z', light) +
    stroke(
      'M-36 -70L24 -150M36 -70L-24 -150M-23 -160L16 -250M23 -160L-16 -250M-15 -260L11 -350M15 -260L-11 -350',
      light,
      4,
    ),
};
