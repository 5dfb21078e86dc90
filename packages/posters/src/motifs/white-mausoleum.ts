import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { whole } from '../path.ts';
import { onionDome } from '../shapes/onion-dome.ts';
import { cypress } from '../shapes/trees.ts';
import { boxPath, fill, stroke } from '../svg.ts';

/** A pointed niche with its foot at a place. */
const arch = (x: number, y: number, half: number, tall: number) =>
  whole`M${x - half} ${y}v${-tall}q${half * 0.3} ${-half * 0.8} ${half} ${-half * 1.1}q${half * 0.7} ${half * 0.3} ${half} ${half * 1.1}v${tall}z`;

/** Marble domes between four minarets, mirrored in the water in front. */
export const whiteMausoleum: MotifDrawing = {
  stands: ['ground', 'backdrop'],
  roofs: 'flat',
  draw({ snow, near, water, leaf }) {
    const [marble, dim] = snow;
    const shade = mix(dim, near, 0.2);
    const niche = mix(dim, near, 0.62);
    const minarets = (away: number, tall: number) => {
      const one = (x: number) =>
        whole`M${x - 13} -64L${x - 8} ${-tall}h-6v-8h6v-20q-2 -14 8 -28q10 14 8 28v20h6v8h-6L${x + 13} -64z`;
      const side = (x: number) =>
        whole`M${x + 3} -64V${-tall - 28}h5L${x + 13} -64zM${x - 17} ${-tall * 0.58}h34v7h-34z`;
      return fill(one(-away) + one(away), marble) + fill(side(-away) + side(away), shade);
    };
    let trees = '';
    for (const [x, y, tall] of [
      [76, -28, 44],
      [112, -10, 56],
      [156, 10, 70],
    ] as const)
      trees += cypress(x, y, tall) + cypress(-x, y, tall);
    return [
      minarets(214, 290),
      fill(boxPath(-74, -292, 148, 60), dim) + fill(boxPath(34, -292, 40, 60), shade),
      onionDome(0, -286, 88, marble, dim),
      stroke('M0 -450v-34', mix(near, dim, 0.2), 5),
      fill(boxPath(-124, -262, 48, 40) + boxPath(76, -262, 48, 40), dim),
      onionDome(-100, -260, 31, marble, dim) + onionDome(100, -260, 31, marble, dim),
      fill('M-176 -64V-218L-156 -238H156L176 -218V-64z', marble),
      fill('M176 -64V-218L156 -238H130V-64z', shade) +
        fill('M-176 -64V-218L-156 -238H-142V-64z', dim),
      fill(boxPath(-62, -262, 124, 198), mix(marble, dim, 0.3)),
      fill(
        arch(0, -64, 42, 116) +
          [-104, 104].map((x) => arch(x, -64, 19, 40) + arch(x, -148, 19, 40)).join('') +
          arch(153, -64, 10, 44) +
          arch(153, -148, 10, 44),
        niche,
      ),
      minarets(274, 340),
      fill(boxPath(-300, -66, 600, 30), dim) + fill(boxPath(-300, -66, 600, 8), marble),
      fill('M-300 -38H300Q330 10 400 44H-400Q-330 10 -300 -38z', mix(leaf[0], leaf[1], 0.45)),
      fill('M-52 -38H52L150 44H-150z', mix(water[0], water[1], 0.35)),
      fill('M-26 -38H26L34 -18Q50 0 30 14Q12 24 0 42Q-12 24 -30 14Q-50 0 -34 -18z', marble, 0.6),
      stroke('M-52 -36L-150 44M52 -36L150 44', marble, 7),
      fill(trees, leaf[2]),
    ].join('');
  },
};
