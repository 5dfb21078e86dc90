import { mix } from '../colour.ts';
import { hill } from '../path.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { mist } from '../shapes/clouds.ts';
import { hillLine } from '../shapes/hills.ts';
import { ridge } from '../shapes/ridge.ts';
import { ropeFigures } from '../shapes/rope-figures.ts';
import { slope } from '../shapes/slope.ts';
import { summit } from '../shapes/summit.ts';
import { fir } from '../shapes/trees.ts';
import { water } from '../shapes/water.ts';
import { placeSun } from '../stage.ts';
import type { DrawScene, Stage } from '../stage.ts';
import { fill } from '../svg.ts';

/** A great mountain over wooded hills; a lake at its foot, or a snowfield with a party on it. */
export const peaks: DrawScene = (stage) => {
  const { width, height, isTall, palette, random, focusX } = stage;
  const horizon = height * (isTall ? 0.64 : 0.65);
  const sun = placeSun(stage, horizon - height * 0.3, isTall ? 140 : 150, isTall ? 0.25 : 0.17);
  const hasLake = stage.stand === 'water' || (stage.stand !== 'ground' && random.chance(0.4));
  return [
    backdrop(stage, {
      sun,
      horizon,
      cloud: { x: focusX + width * 0.3, down: 0.2, wide: 0.2, opacity: 0.6 },
      far: () =>
        ridge(stage, {
          y: horizon,
          rise: height * 0.27,
          peaks: random.whole(5, 7),
          colour: palette.far,
          shade: mix(palette.far, palette.mid, 0.4),
        }),
      mistUp: 0.08,
    }),
    ridge(stage, {
      y: horizon + height * 0.04,
      rise: height * 0.21,
      peaks: random.whole(4, 6),
      colour: palette.mid,
      shade: mix(palette.mid, palette.near, 0.45),
    }),
    stage.motif('backdrop', focusX, horizon + height * 0.07),
    stage.stand === 'backdrop' ? '' : massif(stage, horizon),
    mist(random, width, horizon + height * 0.01, palette.sky[3], 0.35),
    slope(
      stage,
      hillLine(stage, horizon + height * 0.07, height * 0.05, 3),
      46,
      mix(palette.leaf[1], palette.mid, 0.35),
    ),
    hasLake ? lake(stage, horizon) : meadow(stage, horizon),
  ].join('');
};

/** The mountain itself, with two lower ones leaning on it. */
function massif(stage: Stage, horizon: number): string {
  const { width, height, isTall, palette, random, focusX } = stage;
  const top = height * (isTall ? 0.24 : 0.2) + random.real(0, 0.04) * height;
  const base = horizon + height * 0.1;
  const reach = (isTall ? 0.52 : 0.3) * width;
  const [snow, near, shade] = [
    palette.snow,
    palette.near,
    mix(palette.near, palette.foreground, 0.5),
  ];
  const side = random.pick([1, -1]);
  const haze = mix(near, palette.mid, 0.4);
  const lower = (away: number, drop: number, part: number) =>
    summit(stage, {
      x: focusX + away * reach,
      top: top + drop * height,
      base,
      reach: reach * part,
      colours: { lit: haze, shade: mix(shade, palette.mid, 0.35) },
      snow: [mix(snow[0], palette.mid, 0.12), mix(snow[1], palette.mid, 0.15)],
    });
  return [
    lower(side * 0.66, random.real(0.14, 0.19), 0.7),
    lower(-side * 0.74, random.real(0.2, 0.27), 0.62),
    summit(stage, { x: focusX, top, base, reach, colours: { lit: near, shade }, snow }),
  ].join('');
}

/** Woods on either side of still water. */
function lake(stage: Stage, horizon: number): string {
  const { width, height, palette } = stage;
  const shore = horizon + height * 0.085;
  const front = hillLine(stage, height * 0.965, height * 0.05, 2);
  return [
    water(stage, shore, height, { x: stage.focusX, y: 0, radius: 90 }),
    stage.motif('water', stage.focusX - width * 0.06, height * 0.85),
    stage.motif('ground', stage.focusX, height * 0.93),
    slope(stage, front, 74, palette.foreground, true),
    frame(stage),
    stage.motif('front', width * (stage.isTall ? 0.5 : 0.62), height * 1.01),
  ].join('');
}

/** Hills one before the other, and somebody on the last. */
function meadow(stage: Stage, horizon: number): string {
  const { width, height, isTall, palette } = stage;
  const second = hillLine(stage, horizon + height * 0.16, height * 0.07, 2);
  const last = [
    [-20, 0.93],
    [0.2 * width, 0.9],
    [0.45 * width, 0.84],
    [0.7 * width, 0.815],
    [0.86 * width, 0.84],
    [width + 20, 0.88],
  ].map(([x, y]) => [x ?? 0, (y ?? 0) * height] as const);
  const lit = mix(palette.leaf[1], palette.ground[0], 0.3);
  return [
    slope(stage, second, 66, palette.leaf[2]),
    fill(hill(last, height), lit),
    fill(
      hill(
        last.map(([x, y], index) => [x, y + 26 + index * 9] as const),
        height,
      ),
      palette.leaf[1],
    ),
    stage.motif('ground', stage.focusX, height * 0.85),
    stage.stand
      ? ''
      : ropeFigures(
          palette,
          last,
          width * (isTall ? 0.3 : 0.46),
          width * (isTall ? 0.72 : 0.7),
          58,
        ),
    slope(stage, hillLine(stage, height * 0.99, height * 0.04, 2), 84, palette.foreground, true),
    frame(stage),
    stage.motif('front', width * (isTall ? 0.5 : 0.62), height * 1.01),
  ].join('');
}

/** Firs at the edges, so that one looks out from under trees. */
function frame({ width, height, isTall, palette, random }: Stage): string {
  if (palette.plants !== 'firs' && palette.plants !== 'mild') return '';
  const lit = mix(palette.foreground, palette.leaf[2], 0.55);
  const right = isTall ? [0.95, 0.83] : [0.955, 0.895, 0.99];
  const left = isTall ? [0.04] : [0.045];
  return [
    ...right.map((x, index) =>
      fir(
        width * x,
        height * 1.02,
        height * (0.5 - index * 0.12) * random.real(0.9, 1.1),
        palette.foreground,
        lit,
      ),
    ),
    ...left.map((x, index) =>
      fir(
        width * x,
        height * 1.02,
        height * (0.34 - index * 0.09) * random.real(0.9, 1.1),
        palette.foreground,
        lit,
      ),
    ),
  ].join('');
}
