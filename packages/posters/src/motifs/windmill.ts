import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { boxPath, fill, stroke } from '../svg.ts';

/** A red-capped mill on a base of black stone. */
export const windmill: MotifDrawing = {
  stands: ['ground', 'front'],
  draw: ({ light, accent, figure, near, foreground }) =>
    [
      fill('M-74 16L-58 -92H58L74 16z', mix(near, foreground, 0.6)),
      fill('M-46 -92L-38 -218H38L46 -92z', accent) +
        fill('M10 -92L12 -218H38L46 -92z', mix(accent, foreground, 0.35)),
      fill('M-50 -214Q-34 -268 0 -274Q34 -268 50 -214z', figure),
      fill(boxPath(-12, -60, 24, 76) + boxPath(-10, -160, 20, 26), light),
      stroke('M0 -226L-124 -300M0 -226L74 -350M0 -226L124 -152M0 -226L-74 -102', figure, 6),
      fill(
        'M-22 -252L-130 -316L-112 -336L-12 -262zM18 -242L62 -360L86 -346L36 -226zM22 -200L130 -136L112 -116L12 -190zM-18 -210L-62 -92L-86 -106L-36 -226z',
        light,
      ),
      stroke(
        'M-52 -270l10 -16M-84 -290l12 -16M50 -274l16 10M58 -310l18 10M52 -182l-10 16M84 -162l-12 16M-50 -178l-16 -10M-58 -142l-18 -10',
        near,
        3,
      ),
      fill(
        'M-200 22l16 -30h36l10 30zM-130 22l12 -24h30l12 24zM96 22l14 -26h34l12 26zM160 22l10 -20h30l14 20z',
        mix(near, foreground, 0.7),
      ),
    ].join(''),
};
