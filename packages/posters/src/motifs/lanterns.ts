import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill, placed, stroke } from '../svg.ts';

/** Silk lanterns on strings across the street, from the right. */
export const lanterns: MotifDrawing = {
  stands: ['sky'],
  roofs: 'curved',
  draw({ accent, sun, water, light, figure, foreground, leaf }) {
    const hues = [
      accent,
      sun === light ? '#ffb627' : sun,
      water[1],
      mix(accent, light, 0.4),
      leaf[0],
      light,
    ] as const;
    const places = [
      [-330, -214, 0.7, 0],
      [-190, -176, 0.95, 1],
      [-40, -160, 1.15, 5],
      [120, -168, 1, 2],
      [420, -262, 0.8, 3],
      [-120, 40, 0.85, 0],
      [40, 52, 1.05, 1],
      [200, 34, 0.85, 3],
    ] as const;
    return (
      stroke(
        'M-560 -330Q-60 -80 560 -330M-480 -100Q30 100 600 -110',
        mix(figure, light, 0.35),
        3.5,
      ) +
      places
        .map(([x, y, size, hue]) => {
          const silk = hues[hue];
          return placed(
            x,
            y,
            size * 1.3,
            stroke('M0 -30V0M0 86V122', figure, 3) +
              fill('M-20 0h40q46 42 0 84h-40q-46 -42 0 -84z', silk) +
              fill('M4 0h16q46 42 0 84h-16q24 -42 0 -84z', mix(silk, foreground, 0.28)) +
              stroke('M-10 2q-22 40 0 80', mix(silk, light, 0.5), 4) +
              fill('M-20 -6h40v9h-40zM-18 81h36v8h-36z', figure),
          );
        })
        .join('')
    );
  },
};
