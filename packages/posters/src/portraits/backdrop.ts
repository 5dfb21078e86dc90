/** The sun and one landscape behind a person, in the shapes of the posters. */
import { mix } from '../colour.ts';
import { curve, hill } from '../path.ts';
import type { Point } from '../path.ts';
import { forest } from '../shapes/forest.ts';
import { drawnLine, hillLine } from '../shapes/hills.ts';
import { iceberg } from '../shapes/iceberg.ts';
import { ridge as chain } from '../shapes/ridge.ts';
import { glitter, swell } from '../shapes/water.ts';
import type { DrawScene, Stage } from '../stage.ts';
import { box, boxPath, fill } from '../svg.ts';
import type { Backdrop } from './portrait.ts';

const HORIZON = 0.66;

const ridge: DrawScene = (stage) => {
  const { height, palette } = stage;
  const y = height * 0.76;
  return (
    chain(stage, {
      y,
      rise: height * 0.36,
      peaks: 3,
      colour: palette.mid,
      shade: mix(palette.mid, palette.near, 0.6),
      snow: palette.snow[0],
    }) + fill(hill(hillLine(stage, y, height * 0.06, 2), height), palette.near)
  );
};

const dunes: DrawScene = (stage) => {
  const { width, height, palette } = stage;
  const [light, mid, dark] = palette.ground;
  const crest = drawnLine(stage, [
    [-0.03, 0.72],
    [0.2, 0.56],
    [0.5, 0.7],
    [1.03, 0.66],
  ]);
  const edge: Point[] = [
    [width * 0.2, height * 0.56],
    [width * 0.26, height * 0.7],
    [width * 0.16, height * 0.84],
    [width * 0.3, height * 1.02],
  ];
  const falling = crest.slice(1);
  return [
    fill(hill(hillLine(stage, height * 0.66, height * 0.12, 2), height), mix(light, mid, 0.35)),
    fill(hill(crest, height), light),
    fill(
      `${curve([...edge].reverse())}${curve(falling).replace(/^M/, 'L')}V${height}z`,
      mix(mid, dark, 0.4),
    ),
  ].join('');
};

const sea: DrawScene = (stage) => {
  const { width, height, palette } = stage;
  const horizon = height * HORIZON;
  const [light, mid, dark] = palette.water;
  const island = hill(
    [
      [width * 0.68, horizon],
      [width * 0.78, horizon - 60],
      [width * 0.87, horizon - 96],
      [width * 1.03, horizon - 40],
    ],
    horizon + 2,
  );
  return [
    fill(island, palette.mid),
    box(0, horizon, width, height - horizon, light),
    fill(swell(stage, horizon + 34, height, 5), mid),
    fill(swell(stage, horizon + 120, height, 9), mix(mid, dark, 0.7)),
    glitter(stage, width * 0.2, horizon, 190, 80),
  ].join('');
};

const ice: DrawScene = (stage) => {
  const { width, height, palette } = stage;
  const horizon = height * 0.68;
  const [light, mid, dark] = palette.water;
  return [
    chain(stage, {
      y: horizon + 6,
      rise: height * 0.2,
      peaks: 4,
      colour: palette.far,
      shade: mix(palette.far, palette.mid, 0.5),
      snow: palette.snow[0],
    }),
    box(0, horizon, width, height - horizon, mix(light, mid, 0.4)),
    fill(swell(stage, horizon + 60, height, 7), mix(mid, dark, 0.3)),
    iceberg(stage, width * 0.14, horizon + 70, 210, 250),
    iceberg(stage, width * 0.9, horizon + 30, 130, 120),
  ].join('');
};

const woods: DrawScene = (stage) => {
  const { height, palette } = stage;
  const [light, mid, dark] = palette.leaf;
  const line = (y: number) => hillLine(stage, height * y, height * 0.05, 2);
  return [
    fill(
      hill(hillLine(stage, height * 0.56, height * 0.14, 2), height),
      mix(light, palette.far, 0.6),
    ),
    forest(stage, line(0.66), 120, mix(light, mid, 0.5)),
    forest(stage, line(0.78), 190, mix(mid, dark, 0.6)),
  ].join('');
};

const city: DrawScene = (stage) => {
  const { height, palette } = stage;
  const near = mix(palette.near, palette.mid, 0.2);
  return (
    fill(roofs(stage, height * 0.64, 0.22), mix(palette.mid, palette.far, 0.5)) +
    fill(roofs(stage, height * 0.74, 0.16), near)
  );
};

/** Gables, flat roofs and a tower here and there, from edge to edge. */
function roofs({ width, height, random }: Stage, y: number, rise: number): string {
  let d = '';
  for (let x = -30; x < width;) {
    const wide = random.whole(64, 116);
    const top = Math.round(y - random.real(0.1, 1) * rise * height * 0.6);
    const gable = Math.round(wide * 0.4);
    d += boxPath(x, top, wide, height - top);
    if (random.chance(0.6))
      d += `M${x - 8} ${top}l${wide / 2 + 8} ${-gable}l${wide / 2 + 8} ${gable}z`;
    x += wide - 2;
  }
  return d;
}

export const BACKDROP_DRAWINGS: Readonly<Record<Backdrop, DrawScene>> = {
  ridge,
  dunes,
  sea,
  ice,
  forest: woods,
  city,
};
