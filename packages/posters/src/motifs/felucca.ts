import { mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, placed, stroke } from '../svg.ts';

/** Boats of the Nile: a short mast, and a yard that lifts the sail twice as high. */
export const felucca: MotifDrawing = {
  stands: ['water'],
  draw({ light, near, figure, accent, snow, water, ground, foreground, sun }) {
    const sail = mix(light, snow[0], 0.5);
    const boat = (hull: Colour) =>
      [
        fill('M-190 22h420v8h-420zM-110 38h300v6h-300zM-20 54h150v6h-150z', water[0], 0.7),
        stroke('M-18 -20V-236', figure, 8),
        fill('M-158 -66Q-70 -270 66 -452Q158 -270 168 -60Q10 -44 -158 -66z', sail),
        fill('M66 -452Q158 -270 168 -60Q120 -54 76 -54Q112 -250 66 -452z', mix(sail, near, 0.26)),
        stroke('M-100 -60Q0 -220 70 -390M-40 -56Q40 -190 82 -320', mix(sail, near, 0.3), 3),
        stroke('M-170 -52Q-70 -270 70 -460', figure, 7),
        fill('M70 -460l58 12l-50 20z', accent),
        fill('M60 -30l6 -44h18l8 44zM104 -30l6 -40h16l8 40z', mix(figure, near, 0.3)) +
          disc(75, -84, 11, mix('#a8643c', figure, 0.3)) +
          disc(118, -80, 11, mix('#a8643c', figure, 0.3)) +
          fill('M62 -88q13 -22 26 0z', light),
        fill('M-222 -54Q-130 -26 20 -24Q150 -26 226 -58Q204 6 156 20H-146Q-200 8 -222 -54z', hull),
        fill(
          'M-222 -54Q-130 -26 20 -24Q150 -26 226 -58L220 -42Q150 -10 20 -8Q-130 -10 -216 -38z',
          mix(sail, ground[0], 0.3),
        ),
        fill('M-196 -14Q-100 8 20 8Q130 8 200 -16L192 -4Q130 20 20 20Q-100 20 -188 -2z', sun),
      ].join('');
    return (
      placed(292, -40, 0.5, boat(mix(near, foreground, 0.3)), -1) +
      boat(mix(water[2], foreground, 0.35))
    );
  },
};
