import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { whole } from '../path.ts';
import { boxPath, fill } from '../svg.ts';

/** The halls behind the ramparts: x of the middle, width, height. */
const HALLS = [
  [-262, 116, 236],
  [-146, 120, 306],
  [130, 118, 290],
  [236, 96, 226],
  [-10, 176, 376],
] as const;

/** A palace with domed pavilions behind the ramparts of a hill, as in Rajasthan. */
export const desertFort: MotifDrawing = {
  stands: ['backdrop', 'ground'],
  roofs: 'flat',
  draw({ ground, near, foreground, light, hasStars }) {
    const [sand, mid, dark] = ground;
    const wall = mix(mid, sand, 0.3);
    const shade = mix(dark, near, 0.35);
    const gate = mix(dark, foreground, 0.7);
    const pavilions = HALLS.flatMap(([x, wide, tall]) =>
      [-0.36, 0.36].map((across) => [x + across * wide, -tall - 8] as const),
    );
    const posts = pavilions.map(
      ([x, y]) => whole`M${x - 20} ${y}v-32h40v32h-9v-24h-8v24h-6v-24h-8v24z`,
    );
    const domes = pavilions.map(
      ([x, y]) => whole`M${x - 27} ${y - 29}v-8h7q-2 -28 20 -42q22 14 20 42h7v8z`,
    );
    const halls = HALLS.map(([x, wide, tall]) => {
      let panes = '';
      for (let y = 62 - tall; y < -130; y += 46)
        for (let pane = -1; pane < 2; pane++)
          panes += whole`M${x + pane * wide * 0.28 - 8} ${y}v-16q8 -12 16 0v16z`;
      return (
        fill(boxPath(x - wide / 2, -tall, wide, tall - 80), wall) +
        fill(boxPath(x + wide * 0.26, -tall, wide * 0.24, tall - 80), mix(wall, shade, 0.7)) +
        fill(panes, hasStars ? light : gate)
      );
    });
    let towers = '';
    let dim = '';
    for (let x = -390; x <= 390; x += 130) {
      const y = -150 + Math.abs(x) * 0.12;
      towers += whole`M${x - 52} 60L${x - 40} ${y - 14}h18v14h14v-14h18v14h14v-14h16l12 ${74 - y}z`;
      dim += whole`M${x + 14} ${y}h26l12 ${60 - y}h-30z`;
    }
    return [
      fill('M-580 60Q-470 -40 -400 -60H400Q490 -30 600 60z', mix(dark, mid, 0.4)),
      fill(posts.join(''), wall) + fill(domes.join(''), mix(sand, light, 0.3)),
      ...halls,
      fill(
        HALLS.map(([x, wide, tall]) => boxPath(x - wide / 2 - 6, -tall - 8, wide + 12, 11)).join(
          '',
        ),
        sand,
      ),
      fill('M-400 -92Q0 -150 400 -92V60H-400z', mix(wall, shade, 0.45)),
      fill(towers, mix(wall, dark, 0.25)) + fill(dim, shade),
      fill('M-94 60v-96q29 -44 58 0v96z', gate),
    ].join('');
  },
};
