import { mix } from '../colour.ts';
import { hill, land, polygon } from '../path.ts';
import type { Point } from '../path.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { drawnLine, hillLine } from '../shapes/hills.ts';
import { ropeFigures } from '../shapes/rope-figures.ts';
import { slope } from '../shapes/slope.ts';
import { village } from '../shapes/village.ts';
import { placeSun } from '../stage.ts';
import type { DrawScene, Stage } from '../stage.ts';
import { disc, fill } from '../svg.ts';

/** Bare rock without snow over dry slopes: olive trees in rows and a white village where it is warm. */
export const crags: DrawScene = (stage) => {
  const { width, height, isTall, palette, focusX } = stage;
  const horizon = height * 0.6;
  const sun = placeSun(stage, horizon - height * 0.3, isTall ? 130 : 140, isTall ? 0.26 : 0.2);
  const isWarm = palette.plants === 'mild';
  const middle = hillLine(stage, horizon + height * 0.12, height * 0.05, 3);
  const near = drawnLine(stage, [
    [-0.02, 0.87],
    [0.2, 0.85],
    [0.45, 0.8],
    [0.7, 0.775],
    [0.86, 0.785],
    [1.02, 0.82],
  ]);
  return [
    backdrop(stage, {
      sun,
      horizon,
      cloud: { x: focusX - stage.sunSide * width * 0.26, down: 0.2, wide: 0.17, opacity: 0.55 },
      far: () => fill(hill(hillLine(stage, horizon, height * 0.12, 4), height), palette.far),
      mistUp: 0.04,
    }),
    stage.motif('backdrop', focusX, horizon + height * 0.1),
    stage.stand === 'backdrop' ? '' : rocks(stage, horizon + height * 0.1),
    palette.plants === 'firs'
      ? slope(stage, middle, 40, mix(palette.leaf[1], palette.mid, 0.25))
      : fill(hill(middle, height), mix(palette.leaf[1], palette.ground[1], 0.3)),
    isWarm && !stage.stand ? village(stage, focusX - width * 0.02, horizon + height * 0.13) : '',
    fill(hill(near, height), mix(palette.leaf[0], palette.ground[0], isWarm ? 0.35 : 0.6)),
    fill(
      hill(
        near.map(([x, y]): Point => [x, y + height * 0.05]),
        height,
      ),
      mix(palette.leaf[1], palette.ground[1], isWarm ? 0.3 : 0.6),
    ),
    isWarm ? olives(stage) : '',
    stage.motif('ground', focusX, height * 0.86),
    stage.stand || isWarm
      ? ''
      : ropeFigures(palette, near, width * (isTall ? 0.28 : 0.4), width * 0.66, 56),
    fill(hill(hillLine(stage, height * 0.99, height * 0.03, 2), height), palette.foreground),
    stage.motif('front', width * (isTall ? 0.5 : 0.62), height * 1.01),
  ].join('');
};

/** Blunt blocks with steps and gullies, the highest where the eye goes. */
function rocks(stage: Stage, foot: number): string {
  const { width, height, isTall, palette, random, focusX, sunSide } = stage;
  const stone = mix(mix(palette.near, palette.light, 0.34), palette.mid, 0.35);
  const shade = mix(palette.near, palette.mid, 0.3);
  const block = (x: number, top: number, reach: number, tint: number): string => {
    const up = (share: number) => foot - top * share;
    const outline: Point[] = [
      [-1.05, 0.02],
      [-0.8, 0.3],
      [-0.66, 0.34],
      [-0.5, 0.7],
      [-0.34, 0.72],
      [-0.22, random.real(0.92, 1)],
      [0.02, 0.94],
      [0.14, random.real(0.84, 0.92)],
      [0.34, 0.82],
      [0.46, 0.5],
      [0.66, 0.46],
      [0.84, 0.16],
      [1.08, 0.02],
    ].map(([across = 0, share = 0]) => [x + across * reach, up(share)]);
    const gully = (across: number, from: number, to: number): string =>
      polygon([
        [x + across * reach, up(from)],
        [x + (across - sunSide * 0.13) * reach, up(from - 0.1)],
        [x + (across - sunSide * 0.17) * reach, up(to)],
        [x + (across - sunSide * 0.05) * reach, up((from + to) / 2)],
      ]);
    return (
      fill(land(outline, foot + height * 0.1), mix(stone, palette.mid, tint)) +
      fill(
        gully(-0.36, 0.7, 0.1) +
          gully(-0.04, 0.92, 0.2) +
          gully(0.26, 0.8, 0.14) +
          gully(0.6, 0.44, 0.06),
        mix(shade, palette.mid, tint),
      )
    );
  };
  const reach = width * (isTall ? 0.46 : 0.3);
  return [
    block(focusX + sunSide * width * 0.34, height * random.real(0.2, 0.26), reach * 0.8, 0.4),
    block(focusX - sunSide * width * 0.36, height * random.real(0.16, 0.24), reach * 0.9, 0.3),
    block(focusX, height * random.real(0.38, 0.43), reach, 0),
  ].join('');
}

/** Round crowns in rows over the last slope. */
function olives({ width, height, palette, random }: Stage): string {
  const crown = mix(palette.leaf[2], palette.snow[1], 0.2);
  let crowns = '';
  for (let row = 0; row < 3; row++) {
    const size = 13 + row * 5;
    for (let x = random.real(0, 40); x < width; x += size * 4.6)
      crowns += disc(x, height * (0.888 + row * 0.032) + random.real(-3, 3), size, crown);
  }
  return crowns;
}
