import { mix } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { boxPath, fill, placed } from '../svg.ts';
import { cypress } from './trees.ts';

/** White cubes and a dome. */
export function village({ palette, random }: Stage, x: number, y: number): string {
  let walls = '';
  let shades = '';
  let doors = '';
  for (let house = 0; house < 8; house++) {
    const left = -150 + house * 40 + random.whole(-6, 6);
    const wide = random.whole(34, 50);
    const high = random.whole(34, 74);
    walls += boxPath(left, -high, wide, high + 14);
    shades += boxPath(left + wide - 12, -high, 12, high + 14);
    doors += boxPath(left + 9, -high + 14, 8, 11);
  }
  const trees = cypress(-172, 14, 96) + cypress(178, 8, 110) + cypress(36, 8, 84);
  return placed(
    x,
    y,
    1,
    fill(trees, palette.leaf[2]) +
      fill(walls, palette.light) +
      fill(shades, mix(palette.light, palette.near, 0.3)) +
      fill(doors, palette.near) +
      fill('M-26 -70a30 32 0 0 1 60 0z', palette.accent) +
      fill('M-26 -70h60v80h-60z', palette.light) +
      fill('M12 -70h22v80h-22z', mix(palette.light, palette.near, 0.3)) +
      fill('M2 -128h4v26h-4z', palette.figure),
  );
}
