import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill, placed } from '../svg.ts';

/** White shells on a terrace by the water, as in Sydney. */
export const operaHouse: MotifDrawing = {
  stands: ['ground', 'water'],
  draw({ light, near, ground, foreground }) {
    const shade = mix(light, near, 0.3);
    const glass = mix(near, foreground, 0.4);
    /** A shell that opens to the right: its back, its lit side, the glass in its mouth. */
    const shell = (x: number, size: number, across = 1) =>
      placed(
        x,
        -34,
        size,
        fill('M-96 0Q-70 -118 70 -190Q84 -90 40 0z', shade) +
          fill('M-40 0Q-8 -110 70 -190Q84 -90 40 0z', light) +
          fill('M4 0Q30 -70 62 -118Q70 -56 40 0z', glass),
        across,
      );
    return [
      shell(-150, 0.62, -1),
      shell(206, 0.7),
      shell(112, 0.94),
      shell(0, 1.18),
      fill('M-280 -36h590l14 42h-618z', mix(ground[1], near, 0.25)),
      fill('M-280 -36h590l3 10h-596z', light),
    ].join('');
  },
};
