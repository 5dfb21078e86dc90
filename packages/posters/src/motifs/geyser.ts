import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, oval, stroke } from '../svg.ts';

/** Water and steam out of the ground, and people who step back. */
export const geyser: MotifDrawing = {
  stands: ['ground', 'backdrop'],
  draw({ light, water, ground, near, figure, accent, sky }) {
    const steam = mix(light, sky[2], 0.25);
    const shade = mix(light, water[1], 0.35);
    const puffs = [
      [0, -440, 62],
      [54, -400, 54],
      [-50, -390, 52],
      [84, -330, 46],
      [-74, -320, 42],
      [30, -470, 46],
      [104, -390, 40],
      [-16, -340, 58],
      [40, -300, 46],
      [150, -350, 30],
    ] as const;
    return [
      oval(0, 8, 260, 34, mix(ground[1], near, 0.25)),
      oval(0, 4, 200, 24, ground[0]),
      oval(0, 2, 130, 15, water[1]),
      oval(6, 0, 84, 8, water[0]),
      ...puffs.map(([x, y, r]) => disc(x + 10, y + 12, r, shade)),
      ...puffs.map(([x, y, r]) => disc(x, y, r, steam)),
      fill('M-34 4Q-24 -150 -60 -330H74Q30 -150 36 4z', steam),
      fill('M8 4Q14 -150 34 -320H74Q30 -150 36 4z', shade),
      stroke(
        'M-12 -10Q-12 -130 -34 -280M10 -40Q12 -140 18 -260M-60 -60Q-70 -20 -86 -4M58 -70Q74 -30 92 -4',
        light,
        6,
      ),
      ...[-250, -222, -190, 230, 258].map(
        (x, index) =>
          fill(`M${x - 9} 22l5 -40h12l5 40z`, figure) +
          disc(x + 2, -26, 8, figure) +
          (index % 2 ? fill(`M${x - 6} -18h14v18h-14z`, accent) : ''),
      ),
    ].join('');
  },
};
