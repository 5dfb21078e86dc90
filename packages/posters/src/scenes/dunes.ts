import { mix } from '../colour.ts';
import { curve, hill } from '../path.ts';
import type { Point } from '../path.ts';
import { drawnLine, hillLine } from '../shapes/hills.ts';
import { ridge } from '../shapes/ridge.ts';
import { ropeFigures } from '../shapes/rope-figures.ts';
import { sky } from '../shapes/sky.ts';
import { placeSun } from '../stage.ts';
import type { DrawScene, Stage } from '../stage.ts';
import { fill, stroke } from '../svg.ts';

/** Sand to the horizon: one great dune with a knife's edge between light and shade. */
export const dunes: DrawScene = (stage) => {
  const { height, isTall, palette, focusX } = stage;
  const horizon = height * (isTall ? 0.56 : 0.57);
  const sun = placeSun(stage, horizon - height * 0.13, isTall ? 165 : 175, isTall ? 0.2 : 0.14);
  const [light, , dark] = palette.ground;
  const isLow = stage.ground ? stage.ground === 'low' : stage.stand && stage.stand !== 'sky';
  const haze = mix(light, palette.sky[3], 0.4);
  return [
    sky(stage, sun, horizon),
    stage.motif('sky', focusX, height * 0.3),
    ridge(stage, {
      y: horizon + height * 0.03,
      rise: height * 0.13,
      peaks: 6,
      colour: palette.far,
      shade: mix(palette.far, palette.mid, 0.4),
    }),
    fill(
      hill(hillLine(stage, horizon + height * 0.04, height * 0.06, 3), height),
      mix(haze, dark, 0.28),
    ),
    fill(hill(hillLine(stage, horizon + height * 0.07, height * 0.05, 2), height), haze),
    stage.motif('backdrop', focusX, height * 0.72),
    isLow ? lowDunes(stage) : greatDune(stage),
  ].join('');
};

/** The dune with a party on its crest. */
function greatDune(stage: Stage): string {
  const { width, height, isTall, palette, focusX, random } = stage;
  const [light, mid, dark] = palette.ground;
  const top = height * (isTall ? 0.47 : 0.44) + random.real(-0.015, 0.025) * height;
  const bend = random.real(-0.03, 0.03) * width;
  const [left, right] =
    stage.sunSide < 0 ? [mix(mid, light, 0.55), dark] : [mix(mid, dark, 0.8), mix(mid, light, 0.5)];
  const rising: Point[] = [
    [-20, height * 0.76],
    [focusX - width * 0.42, height * 0.735],
    [focusX - width * 0.24, height * 0.63],
    [focusX - width * 0.09, top + height * 0.05],
    [focusX, top],
  ];
  const falling: Point[] = [
    [focusX, top],
    [focusX + width * 0.12, top + height * 0.07],
    [focusX + width * 0.28, height * 0.64],
    [width * 1.05, height * 0.68],
  ];
  const edge: Point[] = [
    [focusX, top],
    [focusX - width * 0.02 + bend, height * 0.6],
    [focusX + width * 0.05 + bend, height * 0.72],
    [focusX - width * 0.04 + bend, height * 0.84],
    [focusX - width * 0.3 + bend, height * 1.02],
  ];
  const slope = curve(falling).replace(/^M/, 'L');
  return [
    fill(`${curve(rising)}${slope}V${height}H-20z`, left),
    fill(`${curve([...edge].reverse())}${slope}V${height}z`, right),
    stroke(windLines(stage, edge), mix(right, palette.foreground, 0.22), 3, 0.5),
    stroke(sandRipples(stage), mix(left, dark, 0.3), 3.5, 0.7),
    stage.stand === 'ground'
      ? ''
      : ropeFigures(
          palette,
          rising,
          focusX - width * (isTall ? 0.3 : 0.2),
          focusX - width * 0.035,
          50,
        ),
    stage.motif('ground', focusX - (isTall ? 0 : width * 0.03), height * 0.86),
    nearDune(stage),
    stage.motif('front', width * (isTall ? 0.5 : 0.6), height * 1.01),
  ].join('');
}

/** Ripples of sand on the lit slope, closer to each other further up. */
function sandRipples({ width, height, focusX, random }: Stage): string {
  let d = '';
  for (let row = 0; row < 6; row++) {
    const y = height * (0.7 + row * 0.034);
    const x = focusX - width * (0.36 + row * 0.05) + random.real(0, 0.06) * width;
    const long = Math.round(width * (0.1 + row * 0.018));
    d += `M${Math.round(x)} ${Math.round(y)}q${Math.round(long / 4)} -16 ${Math.round(long / 2)} -4t${Math.round(long / 2)} -8`;
  }
  return d;
}

/** Lines that follow the edge into the shade. */
function windLines({ width, height }: Stage, edge: readonly Point[]): string {
  return [1, 2, 3]
    .map((step) =>
      curve(
        edge.map(([x, y], index): Point => [
          x + step * width * (0.02 + 0.022 * index),
          y + step * height * 0.028,
        ]),
      ),
    )
    .join('');
}

/** Calm dunes around what stands among them. */
function lowDunes(stage: Stage): string {
  const { width, height, isTall, palette, focusX } = stage;
  const [light, mid, dark] = palette.ground;
  const shaded = mix(dark, mid, 0.35);
  const crest = drawnLine(stage, [
    [-0.02, 0.74],
    [0.16, 0.7],
    [0.36, 0.755],
    [0.6, 0.735],
    [0.8, 0.7],
    [1.02, 0.73],
  ]);
  const cut = drawnLine(stage, [
    [0.62, 1],
    [0.7, 0.88],
    [0.66, 0.79],
    [0.8, 0.7],
  ]);
  return [
    fill(hill(crest, height), mix(mid, light, 0.6)),
    fill(`${curve(cut)}L${width} ${Math.round(height * 0.726)}V${height}z`, shaded),
    stroke(sandRipples(stage), mix(mid, dark, 0.2), 3.5, 0.7),
    stage.motif('ground', focusX - (isTall ? 0 : width * 0.03), height * 0.83),
    stage.stand === 'backdrop'
      ? ropeFigures(palette, crest, width * 0.3, width * (isTall ? 0.6 : 0.46), 40)
      : '',
    nearDune(stage),
    stage.motif('front', width * (isTall ? 0.5 : 0.6), height * 1.01),
  ].join('');
}

function nearDune(stage: Stage): string {
  const { height, palette } = stage;
  const [, mid, dark] = palette.ground;
  const line = drawnLine(stage, [
    [-0.02, 0.87],
    [0.2, 0.855],
    [0.45, 0.93],
    [0.7, 0.965],
    [1.02, 0.9],
  ]);
  const lower = line.map(([x, y], index): Point => [x, y + height * (0.035 + index * 0.012)]);
  return (
    fill(hill(line, height), mix(mid, dark, 0.35)) +
    fill(hill(lower, height), mix(dark, palette.foreground, 0.45))
  );
}
