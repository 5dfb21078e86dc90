import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { palm } from '../shapes/trees.ts';
import { boxPath, disc, fill, stroke } from '../svg.ts';

/** A square tower over flat roofs and a dome. */
export const minaret: MotifDrawing = {
  stands: ['ground', 'backdrop'],
  roofs: 'flat',
  draw: ({ ground, near, light, accent, foreground, water }) => {
    const [pale, mid, dark] = ground;
    const shade = mix(dark, near, 0.4);
    return [
      fill(boxPath(-52, -390, 104, 420), mix(mid, pale, 0.2)),
      fill(boxPath(18, -390, 34, 420), shade),
      fill(
        boxPath(-60, -402, 120, 18) +
          boxPath(-56, -420, 16, 20) +
          boxPath(-24, -420, 16, 20) +
          boxPath(8, -420, 16, 20) +
          boxPath(40, -420, 16, 20),
        mid,
      ),
      fill(boxPath(-26, -478, 52, 78), mix(mid, pale, 0.2)),
      fill(boxPath(10, -478, 16, 78), shade),
      fill('M-28 -478q2 -38 28 -44q26 6 28 44z', water[1]),
      stroke('M0 -522v-40', light, 4),
      disc(0, -534, 7, light) + disc(0, -550, 5, light),
      fill(
        'M-34 -330v-22q10 -20 22 -20t22 20v22zM-40 -230v-20q8 -16 16 -16t16 16v20zM-4 -230v-20q8 -16 16 -16t16 16v20z',
        foreground,
      ),
      fill(boxPath(-52, -310, 104, 22) + boxPath(-52, -372, 104, 8), water[1]),
      stroke(
        'M-44 -200l15 -22l15 22l15 -22l15 22M-44 -172l15 -22l15 22l15 -22l15 22M-44 -144l15 -22l15 22l15 -22l15 22',
        mix(dark, foreground, 0.2),
        4,
      ),
      fill(boxPath(-190, -104, 150, 134), light) +
        fill(boxPath(-80, -104, 40, 134), mix(light, near, 0.25)),
      fill('M-172 -104q8 -70 58 -78q50 8 58 78z', accent) + fill('M-114 -182v-20', accent),
      fill(boxPath(52, -78, 150, 108), mix(mid, dark, 0.3)) +
        fill(boxPath(168, -78, 34, 108), shade),
      fill('M90 30v-40a16 20 0 0 1 32 0v40zM-150 30v-56a18 22 0 0 1 36 0v56z', foreground),
      palm(226, 32, 150, -1, foreground),
      palm(-220, 32, 120, 1, foreground),
    ].join('');
  },
};
