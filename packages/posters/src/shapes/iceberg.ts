import { mix } from '../colour.ts';
import { polygon } from '../path.ts';
import type { Point } from '../path.ts';
import type { Stage } from '../stage.ts';
import { fill } from '../svg.ts';

/** An iceberg in facets, with what shows of it under the water. */
export function iceberg(stage: Stage, x: number, y: number, width: number, tall: number): string {
  const { random, palette, sunSide } = stage;
  const [lit, dim] = palette.snow;
  const half = width / 2;
  const at = (across: number, up: number): Point => [
    x + sunSide * across * half,
    y - up * tall + random.real(-0.02, 0.02) * tall,
  ];
  const peak = at(random.real(-0.1, 0.25), 1);
  const notch = at(-0.3, 0.62);
  const second = at(-0.5, random.real(0.66, 0.84));
  const outline = [
    at(1, 0),
    at(0.86, 0.34),
    at(0.55, 0.5),
    peak,
    notch,
    second,
    at(-0.84, 0.3),
    at(-1, 0),
  ];
  const rib: Point[] = [at(0.02, 0.66), at(0.12, 0.4), at(-0.02, 0)];
  const blue = mix(dim, palette.water[1], 0.4);
  const under: Point[] = [
    [x - half, y],
    [x - half * 0.7, y + tall * 0.13],
    [x - half * 0.1, y + tall * 0.1],
    [x + half * 0.3, y + tall * 0.2],
    [x + half * 0.8, y + tall * 0.07],
    [x + half, y],
  ];
  return (
    fill(polygon(under), mix(palette.water[0], palette.snow[0], 0.35), 0.75) +
    fill(polygon(outline), lit) +
    fill(polygon([peak, notch, second, at(-0.84, 0.3), at(-1, 0), ...[...rib].reverse()]), dim) +
    fill(polygon([second, at(-0.84, 0.3), at(-1, 0), at(-0.62, 0), at(-0.66, 0.36)]), blue) +
    fill(polygon([at(0.86, 0.34), at(1, 0), at(0.7, 0)]), dim)
  );
}

/** A floe: a thin plate with an edge. */
export function floe(stage: Stage, x: number, y: number, width: number): string {
  const [lit, dim] = stage.palette.snow;
  const tall = width * 0.16;
  const top: Point[] = [
    [x - width * 0.5, y],
    [x - width * 0.3, y - tall],
    [x + width * 0.12, y - tall * 1.2],
    [x + width * 0.42, y - tall * 0.7],
    [x + width * 0.5, y + tall * 0.1],
    [x + width * 0.1, y + tall * 0.7],
    [x - width * 0.28, y + tall * 0.5],
  ];
  const drop = width * 0.05;
  const edge: Point[] = [
    ...top.slice(4).reverse().reverse(),
    [x - width * 0.5, y],
    [x - width * 0.48, y + drop * 0.8],
    [x - width * 0.27, y + tall * 0.5 + drop],
    [x + width * 0.1, y + tall * 0.7 + drop],
    [x + width * 0.48, y + tall * 0.1 + drop],
  ];
  return fill(polygon(edge), mix(dim, stage.palette.water[1], 0.35)) + fill(polygon(top), lit);
}
