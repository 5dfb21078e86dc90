import { mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, placed, stroke } from '../svg.ts';

/** Two boats for two, side by side. */
export const kayaks: MotifDrawing = {
  stands: ['water'],
  draw({ accent, sun, figure, foreground, light, water }) {
    const boat = (hull: Colour, vest: Colour) =>
      fill('M-150 20h300v7h-300zM-90 34h210v5h-210z', water[0], 0.7) +
      fill('M-196 -16Q-100 -10 0 -10T200 -18Q150 20 90 22H-96Q-150 18 -196 -16z', hull) +
      fill(
        'M-190 -10Q-100 6 0 6T192 -12Q150 20 90 22H-96Q-150 18 -190 -10z',
        mix(hull, foreground, 0.35),
      ) +
      [-54, 56]
        .map(
          (x) =>
            fill(`M${x - 22} -8l6 -52q14 -14 30 0l8 52z`, vest) +
            disc(x, -78, 15, figure) +
            stroke(`M${x - 74} 2L${x + 76} -66`, figure, 5) +
            fill(
              `M${x - 96} 18q-2 -18 26 -24l4 10q-10 16 -30 14zM${x + 98} -82q2 18 -26 24l-4 -10q10 -16 30 -14z`,
              light,
            ),
        )
        .join('');
    return placed(150, -74, 0.66, boat(sun, accent)) + placed(-40, 6, 1, boat(accent, sun));
  },
};
