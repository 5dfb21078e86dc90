import { mix } from '../colour.ts';
import { hill, polygon } from '../path.ts';
import { hillLine } from '../shapes/hills.ts';
import { sky } from '../shapes/sky.ts';
import { acacia, grass } from '../shapes/trees.ts';
import { water } from '../shapes/water.ts';
import { placeSun } from '../stage.ts';
import type { DrawScene, Stage } from '../stage.ts';
import { fill } from '../svg.ts';

/** A huge low sun, umbrella thorns, and grass up to the knee; a plain without trees where nothing grows. */
export const savanna: DrawScene = (stage) => {
  const { width, height, isTall, palette, random, focusX } = stage;
  const horizon = height * (isTall ? 0.64 : 0.63);
  const radius = isTall ? 235 : 240;
  const sun = placeSun(stage, horizon - radius * 0.62, radius, isTall ? 0.1 : 0.06);
  const [light, mid, dark] = palette.ground;
  const treeSide = -stage.sunSide;
  const away = (isTall ? 0.24 : 0.2) + (stage.stand === 'ground' ? 0.08 : 0);
  const treeX = focusX + treeSide * width * away;
  // A plain elsewhere has neither umbrella thorns nor Kilimanjaro behind it.
  const isAfrican = palette.plants !== 'none';
  return [
    sky(stage, sun, horizon),
    stage.motif('sky', focusX, height * 0.3),
    isAfrican && stage.stand !== 'backdrop' ? tableMountain(stage, horizon) : '',
    fill(hill(hillLine(stage, horizon + 14, height * 0.05, 3), height), palette.far),
    stage.motif('backdrop', focusX, horizon + height * 0.05),
    fill(
      hill(hillLine(stage, horizon + height * 0.035, height * 0.02, 3), height),
      mix(light, mid, 0.3),
    ),
    fill(hill(hillLine(stage, horizon + height * 0.07, height * 0.02, 4), height), mid),
    ...(isAfrican ? farTrees(stage, horizon + height * 0.045) : []),
    fill(
      hill(hillLine(stage, horizon + height * 0.12, height * 0.025, 2), height),
      mix(mid, dark, 0.5),
    ),
    stage.stand === 'water' ? water(stage, horizon + height * 0.13, height) : '',
    stage.motif('water', focusX, height * 0.88),
    isAfrican
      ? acacia(
          treeX,
          height * 0.83,
          height * (isTall ? 0.31 : 0.4),
          palette.foreground,
          mix(palette.foreground, palette.leaf[2], 0.8),
          treeSide,
        )
      : '',
    stage.motif(
      'ground',
      focusX + (stage.stand === 'ground' ? -treeSide * width * 0.03 : 0),
      height * 0.86,
    ),
    stage.stand ? '' : herd(stage, horizon + height * 0.12),
    fill(
      hill(hillLine(stage, height * 0.9, height * 0.035, 2), height),
      mix(dark, palette.foreground, 0.35),
    ),
    grass(random, width, height * 0.92, height * 0.055, mix(dark, palette.foreground, 0.35)),
    fill(hill(hillLine(stage, height * 0.975, height * 0.025, 3), height), palette.foreground),
    grass(random, width, height * 0.99, height * 0.08, palette.foreground),
    stage.motif('front', width * (isTall ? 0.5 : 0.62), height * 1.01),
  ].join('');
};

/** A broad snow-capped cone far away, on the other side of the sun. */
function tableMountain(
  { width, height, palette, focusX, sunSide }: Stage,
  horizon: number,
): string {
  const x = focusX - sunSide * width * 0.3;
  const up = (share: number) => horizon - height * share;
  const at = (share: number) => x + width * share;
  return (
    fill(
      polygon([
        [at(-0.34), up(-0.02)],
        [at(-0.16), up(0.07)],
        [at(-0.06), up(0.148)],
        [at(-0.02), up(0.16)],
        [at(0.03), up(0.152)],
        [at(0.07), up(0.135)],
        [at(0.18), up(0.06)],
        [at(0.34), up(-0.02)],
      ]),
      mix(palette.far, palette.sky[3], 0.35),
    ) +
    fill(
      polygon([
        [at(-0.06), up(0.148)],
        [at(-0.02), up(0.16)],
        [at(0.03), up(0.152)],
        [at(0.07), up(0.135)],
        [at(0.055), up(0.11)],
        [at(0.035), up(0.13)],
        [at(0.01), up(0.1)],
        [at(-0.015), up(0.13)],
        [at(-0.04), up(0.105)],
      ]),
      mix(palette.snow[0], palette.sky[3], 0.4),
    )
  );
}

function farTrees({ width, palette, random, focusX }: Stage, y: number): string[] {
  const colour = mix(palette.near, palette.foreground, 0.2);
  return [-0.55, -0.42, -0.3, 0.3, 0.38].map((away) => {
    const x = focusX + width * (away + random.real(-0.05, 0.05));
    return acacia(
      x,
      y + random.real(0, 26),
      random.whole(44, 86),
      colour,
      mix(colour, palette.leaf[2], 0.5),
      random.pick([1, -1]),
    );
  });
}

/** Antelopes grazing, small. */
function herd({ width, palette, random, focusX }: Stage, y: number): string {
  let d = '';
  for (let animal = 0; animal < 7; animal++) {
    const x = Math.round(focusX + width * (-0.16 + animal * 0.045 + random.real(-0.01, 0.01)));
    const at = Math.round(y + 22 + random.real(-14, 14));
    d += `M${x} ${at}l2 -20q-2 -12 6 -14h22l9 -13 2 -13 2 12 4 -10 0 13 6 7 -2 4 -8 0 -6 14 -2 20h-3l-2 -16h-17l-3 16h-3l-1 -15 -4 15z`;
  }
  return fill(d, palette.figure);
}
