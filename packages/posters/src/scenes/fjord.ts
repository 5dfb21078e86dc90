import { mix } from '../colour.ts';
import { hill } from '../path.ts';
import type { Point } from '../path.ts';
import { rowingBoat } from '../motifs/rowing-boat.ts';
import { cloud, mist } from '../shapes/clouds.ts';
import { conifer } from '../shapes/forest.ts';
import { drawnLine, hillLine } from '../shapes/hills.ts';
import { ridge } from '../shapes/ridge.ts';
import { rockWall } from '../shapes/rock-wall.ts';
import { sky } from '../shapes/sky.ts';
import { water } from '../shapes/water.ts';
import { slope } from '../shapes/slope.ts';
import { placeSun } from '../stage.ts';
import type { DrawScene, Stage } from '../stage.ts';
import { boxPath, fill, placed } from '../svg.ts';

/** Walls that fall straight into still water, and the light that comes through between them. */
export const fjord: DrawScene = (stage) => {
  const { width, height, isTall, palette, random, focusX } = stage;
  const horizon = height * (isTall ? 0.6 : 0.62);
  const gap = width * 0.5;
  const sun = {
    x: gap + stage.sunSide * width * 0.03,
    y: horizon - height * 0.19,
    radius: isTall ? 120 : 125,
  };
  const shade = mix(palette.near, palette.foreground, 0.45);
  const hasSnow = palette.plants !== 'jungle' && palette.plants !== 'scrub';
  const isOpen = stage.stand === 'backdrop';
  return [
    sky(stage, isOpen ? placeSun(stage, sun.y, sun.radius, 0.2) : sun, horizon),
    cloud(random, gap + width * 0.14, height * 0.24, width * 0.16, palette.sky[3], 0.55),
    stage.motif('sky', focusX, height * 0.3),
    ridge(stage, {
      y: horizon + 6,
      rise: height * 0.23,
      peaks: random.whole(4, 6),
      colour: palette.far,
      shade: mix(palette.far, palette.mid, 0.4),
      ...(hasSnow ? { snow: mix(palette.snow[0], palette.far, 0.2) } : {}),
    }),
    isOpen
      ? ''
      : rockWall(stage, {
          from: 0,
          to: gap - width * 0.02,
          top: horizon - height * random.real(0.2, 0.3),
          foot: horizon,
          lit: palette.mid,
          dark: mix(palette.mid, palette.near, 0.55),
        }),
    isOpen
      ? ''
      : rockWall(stage, {
          from: width,
          to: gap + width * 0.03,
          top: horizon - height * random.real(0.26, 0.42),
          foot: horizon,
          lit: palette.mid,
          dark: mix(palette.mid, palette.near, 0.55),
        }),
    mist(random, width, horizon - height * 0.04, palette.sky[3], 0.35),
    water(stage, horizon, height, isOpen ? undefined : sun),
    stage.motif('backdrop', focusX, horizon + height * 0.04),
    rockWall(stage, {
      from: 0,
      to: width * (isTall ? 0.26 : random.real(0.22, 0.3)),
      top: horizon - height * random.real(0.14, 0.26),
      foot: horizon + height * 0.05,
      lit: palette.near,
      dark: shade,
    }),
    isOpen
      ? ''
      : rockWall(stage, {
          from: width,
          to: width * random.real(0.57, 0.68),
          top: horizon - height * (random.real(0.36, 0.5) - (isTall ? 0.06 : 0)),
          foot: horizon + height * 0.06,
          lit: palette.near,
          dark: shade,
          snow: hasSnow ? palette.snow : undefined,
          fall: !stage.stand,
        }),
    shore(stage, horizon),
    stage.motif('water', width * (isTall ? 0.46 : 0.5), height * (isTall ? 0.82 : 0.84)),
    stage.stand
      ? ''
      : placed(width * (isTall ? 0.42 : 0.47), height * 0.84, 0.8, rowingBoat.draw(palette)),
    stage.stand === 'ground' ? meadow(stage) : '',
    slope(stage, hillLine(stage, height * 1.0, height * 0.035, 2), 66, palette.foreground, true),
    stage.motif('front', width * (isTall ? 0.5 : 0.64), height * 1.01),
  ].join('');
};

/** Grass that comes in from the right, for what stands on land. */
function meadow(stage: Stage): string {
  const { width, height, isTall, palette } = stage;
  const line = drawnLine(stage, [
    [isTall ? -0.02 : 0.26, 1.02],
    [isTall ? 0.2 : 0.42, 0.935],
    [0.66, 0.9],
    [1.02, 0.86],
  ]);
  const lower = line.map(([x, y]): Point => [x + width * 0.04, y + height * 0.035]);
  return [
    fill(hill(line, height), palette.leaf[0]),
    fill(hill(lower, height), palette.leaf[1]),
    stage.motif('ground', width * (isTall ? 0.6 : 0.7), height * 0.92),
  ].join('');
}

/** Woods and red cabins where the left wall meets the water. */
function shore({ width, height, palette, random }: Stage, horizon: number): string {
  if (palette.plants !== 'firs' && palette.plants !== 'mild') return '';
  const y = horizon + height * 0.062;
  let trees = '';
  for (let x = -10; x < width * 0.24; x += random.real(14, 26))
    trees += conifer(
      x,
      y - (1 - x / (width * 0.24)) * 14,
      random.whole(36, 70) * (1.15 - x / (width * 0.4)),
      false,
    );
  const cabin = (x: number, size: number) =>
    placed(
      x,
      y,
      size,
      fill(boxPath(-30, -34, 60, 34), palette.accent) +
        fill('M-38 -34L0 -66L38 -34z', palette.figure) +
        fill('M-8 -26h16v14h-16z', palette.light) +
        fill('M-30 4h60v20h-60z', palette.accent, 0.3),
    );
  return (
    fill(trees, mix(palette.leaf[2], palette.foreground, 0.3)) +
    fill(
      `M-10 ${Math.round(y - 12)}L${Math.round(width * 0.25)} ${Math.round(y - 3)}l40 6H-10z`,
      palette.leaf[1],
    ) +
    cabin(width * 0.15, 1) +
    cabin(width * 0.2, 0.8)
  );
}
