import { mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill, placed, stroke } from '../svg.ts';

/** Hot-air balloons at every height, striped. */
export const balloons: MotifDrawing = {
  stands: ['sky'],
  draw({ accent, sun, light, water, leaf, figure, foreground, ground }) {
    const gold = mix('#ffb627', sun, 0.2);
    const balloon = (one: Colour, other: Colour) =>
      [
        fill('M0 -270q104 6 104 110q0 56 -78 134h-52q-78 -78 -78 -134q0 -104 104 -110z', one),
        fill('M0 -270q72 16 72 110q0 56 -54 134h-36q-54 -78 -54 -134q0 -94 72 -110z', other),
        fill('M0 -270q34 26 34 110q0 56 -26 134h-16q-26 -78 -26 -134q0 -84 34 -110z', one),
        fill('M30 -266q74 18 74 106q0 56 -78 134h-16q104 -130 20 -240z', foreground, 0.22),
        stroke('M-98 -130Q0 -100 98 -130', light, 7, 0.9),
        stroke('M-24 -26L-16 6M24 -26L16 6', figure, 3),
        fill('M-20 4h40l-4 32h-32z', mix(ground[2], figure, 0.45)),
      ].join('');
    return [
      placed(-390, -110, 0.34, balloon(leaf[1], light)),
      placed(330, 70, 0.34, balloon(accent, gold)),
      placed(190, -70, 0.58, balloon(gold, accent)),
      placed(30, -140, 0.42, balloon(water[1], light)),
      placed(-190, 20, 1.04, balloon(accent, light)),
    ].join('');
  },
};
