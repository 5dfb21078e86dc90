import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { boxPath, fill } from '../svg.ts';

/** A church front with two bell towers, as Spain built them over the Andes and in Mexico. */
export const missionChurch: MotifDrawing = {
  stands: ['ground', 'backdrop'],
  draw({ ground, light, near, accent, foreground, sun }) {
    const wall = mix(ground[1], sun, 0.35);
    const shade = mix(ground[2], near, 0.3);
    const tower = (x: number) =>
      [
        fill(boxPath(x - 48, -250, 96, 280), wall) + fill(boxPath(x + 22, -250, 26, 280), shade),
        fill(boxPath(x - 56, -262, 112, 14) + boxPath(x - 54, -170, 108, 10), light),
        fill(boxPath(x - 40, -340, 80, 80), wall) + fill(boxPath(x + 18, -340, 22, 80), shade),
        fill(boxPath(x - 46, -348, 92, 12), light),
        fill(`M${x - 42} -348q4 -56 42 -62q38 6 42 62z`, accent),
        fill(`M${x} -410q38 6 42 62h-24q0 -40 -18 -62z`, mix(accent, foreground, 0.35)),
        fill(`M${x - 3} -446h6v38h-6zM${x - 12} -436h24v6h-24z`, light),
        fill(
          `M${x - 16} -268v-38q16 -24 32 0v38zM${x - 12} -188v-30q12 -18 24 0v30zM${x - 9} -96h18v34h-18z`,
          foreground,
        ),
      ].join('');
    return [
      fill(
        'M-120 -200Q-84 -214 -70 -262Q-40 -300 0 -306Q40 -300 70 -262Q84 -214 120 -200V30H-120z',
        mix(wall, light, 0.25),
      ),
      fill('M-128 -206h256v12h-256zM-124 -100h248v10h-248z', light),
      fill('M-58 30v-92q58 -70 116 0v92z', shade) + fill('M-36 30v-80q36 -46 72 0v80z', foreground),
      fill('M0 -190a30 30 0 1 0 .1 0zM-100 -60h20v50h-20zM80 -60h20v50h-20z', foreground),
      fill('M-96 -194h10v94h-10zM-74 -194h10v94h-10zM64 -194h10v94h-10zM86 -194h10v94h-10z', light),
      tower(-160),
      tower(160),
      fill('M-3 -350h6v48h-6zM-14 -338h28v6h-28z', light),
      fill(boxPath(-230, 24, 460, 14), mix(light, near, 0.35)),
    ].join('');
  },
};
