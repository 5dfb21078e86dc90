import { mix } from '../colour.ts';
import { hill, polygon } from '../path.ts';
import type { Point } from '../path.ts';
import { cloud } from '../shapes/clouds.ts';
import { corals, shoal } from '../shapes/corals.ts';
import { hillLine } from '../shapes/hills.ts';
import { sky } from '../shapes/sky.ts';
import { palm } from '../shapes/trees.ts';
import { swell } from '../shapes/water.ts';
import { placeSun } from '../stage.ts';
import type { DrawScene, Stage } from '../stage.ts';
import { box, fill, stroke } from '../svg.ts';

/** Above the water an island, below it a garden: the surface cuts the picture. */
export const reef: DrawScene = (stage) => {
  const { width, height, isTall, palette, random, focusX } = stage;
  const surface = height * (isTall ? 0.44 : 0.42);
  const sun = placeSun(stage, surface - height * 0.11, isTall ? 120 : 125, isTall ? 0.16 : -0.16);
  const [light, mid, dark] = palette.water;
  return [
    sky(stage, sun, surface),
    cloud(random, width * 0.84, height * 0.13, width * 0.18, palette.sky[3], 0.6),
    stage.motif('sky', focusX, height * 0.3),
    stage.motif('backdrop', focusX, surface + 10),
    stage.stand === 'backdrop' ? '' : island(stage, surface),
    box(0, surface, width, height - surface, mix(light, mid, 0.45)),
    stage.motif('water', width * (isTall ? 0.36 : 0.46), surface + 16),
    ...[0.012, 0.1, 0.22, 0.36].map((down, index) =>
      fill(
        swell(stage, surface + height * down, height, 9),
        [mix(light, mid, 0.65), mid, mix(mid, dark, 0.4), mix(mid, dark, 0.8)][index] ?? dark,
      ),
    ),
    stroke(swell(stage, surface + 4, surface + 4, 4).replace(/V.*$/, ''), palette.light, 7, 0.9),
    shafts(stage, surface),
    shoal(stage, width * (isTall ? 0.2 : 0.3), height * 0.62, palette.ground[1], 9),
    shoal(stage, width * (isTall ? 0.7 : 0.82), height * 0.72, palette.accent, 5),
    garden(stage),
    stage.motif('front', width * (isTall ? 0.5 : 0.6), height * 1.01),
  ].join('');
};

/** Sand, palms, a green hill. */
function island({ width, height, palette, focusX, random }: Stage, surface: number): string {
  const x = focusX + width * 0.1;
  const reach = width * 0.22;
  const shore: Point[] = [
    [x - reach * 1.3, surface + 14],
    [x - reach * 0.6, surface - height * 0.018],
    [x + reach * 0.4, surface - height * 0.02],
    [x + reach * 1.3, surface + 14],
  ];
  const green: Point[] = [
    [x - reach * 0.9, surface + 4],
    [x - reach * 0.5, surface - height * 0.055],
    [x - reach * 0.1, surface - height * 0.08],
    [x + reach * 0.4, surface - height * random.real(0.1, 0.13)],
    [x + reach * 0.8, surface - height * 0.05],
    [x + reach * 1.1, surface + 6],
  ];
  const foot = surface - height * 0.02;
  return [
    fill(hill(green, surface + 14), palette.leaf[1]),
    fill(
      hill(
        green.map(([a, b]): Point => [a + reach * 0.16, b + height * 0.03]),
        surface + 14,
      ),
      palette.leaf[2],
    ),
    fill(hill(shore, surface + 14), palette.ground[0]),
    palm(x - reach * 0.5, foot, height * 0.17, -1, palette.foreground),
    palm(x - reach * 0.36, foot, height * 0.13, 1, palette.foreground),
    palm(x + reach * 0.7, foot, height * 0.12, 1, palette.foreground),
  ].join('');
}

/** Light falling through the surface. */
function shafts({ width, height, palette, random, focusX }: Stage, surface: number): string {
  const beams = [-0.26, -0.1, 0.05, 0.2].map((away) => {
    const x = focusX + width * (away + random.real(-0.03, 0.03));
    const wide = width * random.real(0.025, 0.05);
    return polygon([
      [x, surface + 16],
      [x + wide, surface + 16],
      [x + wide * 2.6 - width * 0.07, height * 0.9],
      [x - width * 0.07, height * 0.9],
    ]);
  });
  return fill(beams.join(''), palette.light, 0.13);
}

/** The bottom: sand in waves, and what grows on it. */
function garden(stage: Stage): string {
  const { height, palette } = stage;
  const back = hillLine(stage, height * 0.93, height * 0.05, 2);
  const front = hillLine(stage, height * 0.985, height * 0.03, 3);
  return [
    fill(hill(back, height), mix(palette.ground[1], palette.water[2], 0.5)),
    corals(stage, back, 0.75, 0.4),
    fill(hill(front, height), mix(palette.ground[0], palette.water[1], 0.2)),
    corals(stage, front, 1.1, 0),
  ].join('');
}
