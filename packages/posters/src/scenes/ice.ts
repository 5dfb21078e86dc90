import { mix } from '../colour.ts';
import { cloud } from '../shapes/clouds.ts';
import { floe, iceberg } from '../shapes/iceberg.ts';
import { ridge } from '../shapes/ridge.ts';
import { sky } from '../shapes/sky.ts';
import { water } from '../shapes/water.ts';
import { placeSun } from '../stage.ts';
import type { DrawScene, Stage } from '../stage.ts';

/** White mountains over a dark sea, icebergs, floes. */
export const ice: DrawScene = (stage) => {
  const { width, height, isTall, palette, random, focusX } = stage;
  const horizon = height * (isTall ? 0.52 : 0.53);
  const sun = placeSun(stage, horizon - height * 0.17, isTall ? 125 : 130, isTall ? 0.22 : -0.17);
  const [lit, dim] = palette.snow;
  const haze = mix(lit, palette.sky[2], 0.35);
  return [
    sky(stage, sun, horizon),
    cloud(random, width * 0.86, height * 0.18, width * 0.18, palette.sky[3], 0.6),
    stage.motif('sky', focusX, height * 0.3),
    ridge(stage, {
      y: horizon + 8,
      rise: height * 0.21,
      peaks: random.whole(5, 7),
      colour: palette.far,
      shade: mix(palette.far, palette.mid, 0.4),
      snow: haze,
    }),
    ridge(stage, {
      y: horizon + 22,
      rise: height * 0.14,
      peaks: random.whole(6, 8),
      colour: mix(dim, palette.mid, 0.25),
      shade: mix(dim, palette.mid, 0.65),
      snow: lit,
    }),
    water(stage, horizon, height, sun),
    stage.motif('backdrop', focusX, height * 0.68),
    stage.stand === 'backdrop' ? '' : bergs(stage, horizon),
    stage.motif('water', width * (isTall ? 0.4 : 0.5), height * 0.8),
    floes(stage),
    stage.motif('front', width * (isTall ? 0.5 : 0.6), height * 1.0),
  ].join('');
};

/** One great iceberg at the focal point, small ones further out. */
function bergs(stage: Stage, horizon: number): string {
  const { width, height, isTall, random, focusX, stand } = stage;
  const size = stand === 'water' || stand === 'ground' ? 0.72 : 1;
  const x = focusX + (stand === 'water' ? width * 0.12 : width * 0.02);
  return [
    iceberg(
      stage,
      width * random.real(0.08, 0.16),
      horizon + height * 0.06,
      width * 0.1,
      height * 0.08,
    ),
    iceberg(
      stage,
      width * (isTall ? 0.86 : 0.92),
      horizon + height * 0.09,
      width * 0.14,
      height * 0.15,
    ),
    iceberg(
      stage,
      width * random.real(0.28, 0.36),
      horizon + height * 0.12,
      width * 0.13,
      height * 0.1,
    ),
    iceberg(
      stage,
      x,
      height * 0.72,
      width * (isTall ? 0.56 : 0.36) * size,
      height * (isTall ? 0.36 : 0.46) * size,
    ),
  ].join('');
}

function floes(stage: Stage): string {
  const { width, height, isTall, random } = stage;
  return [
    floe(stage, width * random.real(0.05, 0.14), height * 0.78, width * 0.1),
    floe(stage, width * random.real(0.22, 0.3), height * 0.88, width * 0.16),
    floe(stage, width * (isTall ? 0.78 : 0.84), height * 0.83, width * 0.13),
    // Higher and larger with somebody on it, whom nothing that lies over the picture's foot may cover.
    stage.stand === 'ground'
      ? floe(stage, width * (isTall ? 0.5 : 0.62), height * 0.86, width * (isTall ? 0.5 : 0.38))
      : floe(stage, width * (isTall ? 0.5 : 0.64), height * 0.945, width * (isTall ? 0.42 : 0.3)),
    stage.motif('ground', width * (isTall ? 0.5 : 0.625), height * 0.86, 1.4),
    floe(stage, width * 0.97, height * 0.97, width * 0.16),
    floe(stage, width * 0.02, height * 0.99, width * 0.22),
  ].join('');
}
