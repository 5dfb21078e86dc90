import { mix } from '../colour.ts';
import { curve, hill, polygon } from '../path.ts';
import type { Point } from '../path.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { cloud } from '../shapes/clouds.ts';
import { hillLine } from '../shapes/hills.ts';
import { ridge } from '../shapes/ridge.ts';
import { ropeFigures } from '../shapes/rope-figures.ts';
import { slope } from '../shapes/slope.ts';
import { grass } from '../shapes/trees.ts';
import { water } from '../shapes/water.ts';
import { placeSun } from '../stage.ts';
import type { DrawScene, Stage } from '../stage.ts';
import { disc, fill, stroke } from '../svg.ts';

/** A cone with its plume over a lake or over lava. */
export const volcano: DrawScene = (stage) => {
  const { width, height, isTall, palette, random, focusX } = stage;
  const horizon = height * 0.66;
  const sun = placeSun(stage, horizon - height * 0.24, isTall ? 140 : 145, isTall ? 0.27 : 0.18);
  const hasLake = stage.stand === 'water' || (!stage.stand && random.chance(0.5));
  return [
    backdrop(stage, { sun, horizon, far: () => farRange(stage, horizon), mistUp: 0.05 }),
    stage.motif('backdrop', focusX, horizon + height * 0.06),
    stage.stand === 'backdrop' ? '' : cone(stage, horizon),
    fill(
      hill(hillLine(stage, horizon + height * 0.05, height * 0.05, 3), height),
      mix(palette.mid, palette.leaf[1], 0.5),
    ),
    hasLake ? lake(stage, horizon + height * 0.05) : heath(stage, horizon),
    stage.motif('front', width * (isTall ? 0.5 : 0.62), height * 1.01),
  ].join('');
};

/** Mountains far away, and a cloud before them. */
function farRange(stage: Stage, horizon: number): string {
  const { width, height, palette, random, focusX, sunSide } = stage;
  return [
    ridge(stage, {
      y: horizon,
      rise: height * 0.16,
      peaks: random.whole(4, 6),
      colour: palette.far,
      shade: mix(palette.far, palette.mid, 0.4),
    }),
    cloud(
      random,
      focusX - sunSide * width * 0.3,
      horizon - height * 0.17,
      width * 0.16,
      palette.sky[3],
      0.5,
    ),
  ].join('');
}

/** The cone, fire in its gullies, smoke that the wind takes away from the sun. */
function cone(stage: Stage, horizon: number): string {
  const { width, height, isTall, palette, sunSide, random } = stage;
  const isAside = stage.stand === 'ground';
  const mood = random.pick(['fire', 'fire', 'steam', 'quiet']);
  const focusX = stage.focusX - (isAside ? sunSide * width * (isTall ? 0.24 : 0.2) : 0);
  const top = height * (isAside ? 0.48 : isTall ? 0.33 : 0.31);
  const foot = horizon + height * 0.06;
  const reach = width * (isTall ? 0.52 : 0.33) * (isAside ? 0.6 : 1);
  const away = -sunSide;
  const at = (across: number, y: number): Point => [focusX + across * reach, y];
  const down = (share: number) => top + (foot - top) * share;
  const left: Point[] = [
    at(-1.05, foot),
    at(-0.62, down(0.76)),
    at(-0.3, down(0.36)),
    at(-0.13, top),
  ];
  const right: Point[] = [
    at(0.13, top + 4),
    at(0.3, down(0.36)),
    at(0.62, down(0.76)),
    at(1.05, foot),
  ];
  const flank = away < 0 ? [...left].reverse() : right;
  const rib = [
    at(away * 0.1, foot),
    at(away * 0.2, down(0.72)),
    at(away * 0.06, down(0.5)),
    at(away * 0.12, down(0.3)),
    at(away * 0.02, down(0.16)),
    at(away * 0.04, top + 10),
  ];
  const shade = mix(palette.near, palette.foreground, 0.55);
  const streams = polygon([
    at(-0.04, top + 8),
    at(0.03, top + 8),
    at(0.05, down(0.26)),
    at(0.02, down(0.42)),
    at(0.07, down(0.62)),
    at(0.04, down(0.78)),
    at(0.01, down(0.6)),
    at(-0.03, down(0.42)),
    at(-0.01, down(0.24)),
  ]);
  const second = polygon([
    at(sunSide * 0.08, top + 8),
    at(sunSide * 0.12, down(0.14)),
    at(sunSide * 0.2, down(0.36)),
    at(sunSide * 0.18, down(0.5)),
    at(sunSide * 0.13, down(0.3)),
  ]);
  return [
    isAside || mood === 'quiet' ? '' : smoke(stage, top),
    fill(`${curve(left)}${curve(right).replace(/^M/, 'L')}z`, palette.near),
    fill(
      `${curve(flank)}${rib.map(([x, y]) => `L${Math.round(x)} ${Math.round(y)}`).join('')}z`,
      shade,
    ),
    isAside || mood === 'quiet'
      ? ''
      : fill(
          polygon([
            at(-0.15, top + 6),
            at(-0.06, top - 8),
            at(0.02, top + 4),
            at(0.08, top - 6),
            at(0.15, top + 8),
            at(0.1, top + 26),
            at(0, top + 16),
            at(-0.09, top + 28),
          ]),
          mix(palette.accent, palette.sun, 0.3),
        ),
    mood === 'fire' && !isAside
      ? fill(streams + second, palette.accent)
      : palette.plants === 'jungle'
        ? ''
        : snowCap(stage, at, top, down),
  ].join('');
}

const snowCap = (
  { palette }: Stage,
  at: (across: number, y: number) => Point,
  top: number,
  down: (share: number) => number,
) =>
  fill(
    polygon([
      at(-0.13, top + 14),
      at(0, top + 26),
      at(0.13, top + 14),
      at(0.24, down(0.26)),
      at(0.17, down(0.22)),
      at(0.15, down(0.36)),
      at(0.08, down(0.2)),
      at(0.02, down(0.44)),
      at(-0.05, down(0.22)),
      at(-0.12, down(0.38)),
      at(-0.16, down(0.2)),
      at(-0.23, down(0.25)),
    ]),
    palette.snow[0],
  );

function smoke({ palette, focusX, sunSide, random, height }: Stage, top: number): string {
  const away = -sunSide;
  const colour = mix(palette.mid, palette.sky[2], 0.45);
  const lit = mix(colour, palette.sky[3], 0.55);
  let d = '';
  let bright = '';
  for (let puff = 0; puff < 6; puff++) {
    const size = 30 + puff * 13 + random.real(-5, 5);
    const x = focusX + away * (puff * puff * 7 + puff * 10) + random.real(-10, 10);
    const y = top - 18 - puff * height * 0.036;
    d += disc(x, y, size, colour);
    bright += disc(x + sunSide * size * 0.2, y - size * 0.2, size * 0.68, lit);
  }
  return d + bright;
}

function lake(stage: Stage, shore: number): string {
  const { height, palette, focusX, width } = stage;
  return [
    water(stage, shore, height, { x: focusX, y: 0, radius: 90 }),
    stage.motif('water', focusX - width * 0.08, height * 0.87),
    slope(stage, hillLine(stage, height * 0.98, height * 0.05, 2), 76, palette.foreground, true),
  ].join('');
}

/** Dark ground with paths of lava moss; somebody on the way up. */
function heath(stage: Stage, horizon: number): string {
  const { width, height, isTall, palette, focusX } = stage;
  const path: Point[] = [
    [-20, height * 0.88],
    [width * 0.25, height * 0.85],
    [width * 0.5, height * 0.815],
    [width * 0.75, height * 0.79],
    [width + 20, height * 0.8],
  ];
  const moved = (by: number) =>
    path.map(([x, y], index): Point => [x, y + height * by * (1 + index * 0.12)]);
  const soil = mix(palette.near, palette.foreground, 0.35);
  return [
    slope(stage, hillLine(stage, horizon + height * 0.12, height * 0.04, 3), 34, palette.leaf[2]),
    fill(hill(path, height), mix(palette.leaf[1], palette.leaf[0], 0.4)),
    fill(hill(moved(0.03), height), palette.leaf[1]),
    fill(hill(moved(0.085), height), mix(palette.leaf[2], soil, 0.4)),
    stroke(curve(moved(0.055)), palette.leaf[0], 4, 0.5),
    stage.motif('ground', focusX, height * 0.835),
    stage.stand ? '' : ropeFigures(palette, path, width * (isTall ? 0.22 : 0.4), width * 0.62, 54),
    fill(hill(hillLine(stage, height * 0.985, height * 0.035, 3), height), palette.foreground),
    palette.plants === 'none'
      ? ''
      : grass(stage.random, width, height, height * 0.07, palette.foreground),
  ].join('');
}
