import { mix } from '../colour.ts';
import { hill, line } from '../path.ts';
import type { Point } from '../path.ts';
import type { Stage } from '../stage.ts';
import { fill, stroke } from '../svg.ts';
import { canopy } from './forest.ts';

/** Hills that run out into the sea one behind the other: wooded, of grass, or of sand. */
export function coastSlopes(stage: Stage, horizon: number): string {
  const { width, height, isTall, palette, random } = stage;
  const x = (share: number) => width * (isTall ? share * 1.1 - 0.12 : share);
  const lift = random.real(0.85, 1.2);
  const run = (from: number, foot: number, rises: readonly number[]): Point[] =>
    rises.map((rise, index) => [
      x(from + ((1.04 - from) * index) / (rises.length - 1)),
      foot - height * rise * lift,
    ]);
  const middleFoot = horizon + height * 0.085;
  const far = run(0.46, horizon + 8, [-0.01, 0.035, 0.06, 0.13, 0.15, 0.2, 0.19]);
  const middle = run(0.55, middleFoot, [0, 0.05, 0.09, 0.11, 0.18, 0.19, 0.23]);
  const near = run(0.6, height * 0.96, [0, 0.07, 0.2, 0.27, 0.31, 0.38, 0.39, 0.42]);
  const { plants } = palette;
  const [light, mid, dark] =
    plants === 'scrub' || plants === 'none' ? palette.ground : palette.leaf;
  const isWooded = plants === 'firs' || plants === 'mild' || plants === 'jungle';
  const slope = (points: readonly Point[], size: number) =>
    isWooded ? canopy(random, points, width, size, height * 0.97) : hill(points, height * 0.97);
  const front = slope(near, 46);
  return [
    fill(hill(far, horizon + height * 0.02), mix(palette.mid, palette.far, 0.45)),
    fill(hill(middle, middleFoot), mix(light, palette.mid, 0.3)),
    fill(
      hill(
        middle.map(([at, y]): Point => [
          at + width * 0.05,
          Math.min(y + height * 0.05, middleFoot),
        ]),
        middleFoot,
      ),
      mix(mid, palette.mid, 0.35),
    ),
    stroke(
      line([
        [x(0.55), middleFoot],
        [width * 1.02, middleFoot],
      ]),
      palette.light,
      7,
      0.8,
    ),
    fill(front, mid),
    fill(
      slope(
        near.map(([at, y]): Point => [at + width * 0.07, y + height * 0.07]),
        58,
      ),
      mix(mid, dark, 0.75),
    ),
  ].join('');
}
