import { mix } from '../colour.ts';
import { hill } from '../path.ts';
import type { Point } from '../path.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { mist } from '../shapes/clouds.ts';
import { drawnLine, hillLine } from '../shapes/hills.ts';
import { ropeFigures } from '../shapes/rope-figures.ts';
import { slope } from '../shapes/slope.ts';
import { water } from '../shapes/water.ts';
import { PALETTES } from '../palettes.ts';
import { placeSun } from '../stage.ts';
import type { DrawScene, Stage } from '../stage.ts';
import { fill } from '../svg.ts';

/** Fells that ice has made round, bare on top, with woods at their feet; snow where the light is cold. */
export const hills: DrawScene = (stage) => {
  const { width, height, isTall, palette, random, focusX } = stage;
  const horizon = height * (isTall ? 0.62 : 0.63);
  const sun = placeSun(stage, horizon - height * 0.27, isTall ? 135 : 145, isTall ? 0.24 : 0.18);
  const hasLake = stage.stand === 'water' || (!stage.stand && random.chance(0.4));
  const ground = last(stage);
  return [
    backdrop(stage, {
      sun,
      horizon,
      cloud: { x: focusX - stage.sunSide * width * 0.24, down: 0.22, wide: 0.18, opacity: 0.55 },
      far: () => fill(hill(hillLine(stage, horizon, height * 0.12, 3), height), palette.far),
      mistUp: 0.05,
    }),
    stage.motif('backdrop', focusX, horizon + height * 0.06),
    stage.stand === 'backdrop' ? '' : fell(stage, horizon),
    mist(random, width, horizon + height * 0.02, palette.sky[3], 0.3),
    slope(
      stage,
      hillLine(stage, horizon + height * 0.1, height * 0.035, 3),
      44,
      mix(palette.leaf[2], palette.mid, 0.25),
    ),
    hasLake
      ? water(stage, horizon + height * 0.12, height, { x: focusX, y: 0, radius: 90 })
      : fill(hill(ground, height), isSnowy(stage) ? palette.snow[0] : palette.leaf[0]) +
        fill(
          hill(
            ground.map(([x, y]): Point => [x, y + height * 0.045]),
            height,
          ),
          isSnowy(stage) ? palette.snow[1] : palette.leaf[1],
        ),
    stage.motif('water', focusX - width * 0.05, height * 0.86),
    stage.motif('ground', focusX, height * 0.87),
    stage.stand || hasLake
      ? ''
      : ropeFigures(
          palette,
          ground,
          width * (isTall ? 0.3 : 0.46),
          width * (isTall ? 0.72 : 0.7),
          56,
        ),
    slope(stage, hillLine(stage, height * 0.99, height * 0.03, 2), 80, palette.foreground, true),
    stage.motif('front', width * (isTall ? 0.5 : 0.62), height * 1.01),
  ].join('');
};

/** In a cold light there is snow; where firs stand in autumn there is none yet. */
const isSnowy = ({ palette }: Stage) =>
  palette.plants === 'none' || (palette.plants === 'firs' && palette !== PALETTES.autumn);

/** A broad dome with a lower one before it, each lit from the sun's side. */
function fell(stage: Stage, horizon: number): string {
  const { width, height, isTall, palette, random, focusX, sunSide } = stage;
  const dome = (x: number, top: number, reach: number): Point[] =>
    [
      [-1, 0.02],
      [-0.72, 0.2],
      [-0.4, 0.72],
      [-0.12, 0.97],
      [0.1, 1],
      [0.36, 0.82],
      [0.7, 0.3],
      [1, 0.04],
    ].map(([across = 0, up = 0]) => [
      x + across * reach * -sunSide,
      horizon + height * 0.12 - up * top * height,
    ]);
  const reach = width * (isTall ? 0.62 : 0.42);
  const parts = [
    {
      x: focusX + sunSide * width * 0.3,
      top: random.real(0.19, 0.24),
      share: 0.75,
      colour: palette.mid,
    },
    { x: focusX, top: random.real(0.3, 0.35), share: 1, colour: palette.near },
    {
      x: focusX - sunSide * width * 0.36,
      top: random.real(0.15, 0.2),
      share: 0.7,
      colour: mix(palette.near, palette.mid, 0.4),
    },
  ];
  return parts
    .map(({ x, top, share, colour }) => {
      const line = dome(x, top, reach * share).sort(([one], [other]) => one - other);
      const inner = line.map(([at, y]): Point => [
        at - sunSide * reach * share * 0.12,
        Math.min(y + height * 0.055, horizon + height * 0.14),
      ]);
      const bare = isSnowy(stage) ? palette.snow[0] : mix(palette.leaf[0], colour, 0.45);
      const shade = isSnowy(stage) ? palette.snow[1] : mix(palette.leaf[1], colour, 0.55);
      const foot = hillLine(stage, horizon + height * 0.085, height * 0.05, 4);
      return (
        fill(hill(line, horizon + height * 0.16), mix(bare, palette.mid, 0.06)) +
        fill(hill(inner, horizon + height * 0.16), mix(shade, colour, share === 1 ? 0.12 : 0.3)) +
        (share === 1 ? slope(stage, foot, 30, mix(palette.leaf[1], colour, 0.5)) : '')
      );
    })
    .join('');
}

const last = (stage: Stage) =>
  drawnLine(stage, [
    [-0.02, 0.86],
    [0.2, 0.85],
    [0.45, 0.82],
    [0.7, 0.8],
    [0.86, 0.81],
    [1.02, 0.84],
  ]);
