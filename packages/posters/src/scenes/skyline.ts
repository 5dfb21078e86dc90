import { mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { hill } from '../path.ts';
import { cloud } from '../shapes/clouds.ts';
import { hillLine } from '../shapes/hills.ts';
import { ridge } from '../shapes/ridge.ts';
import { sky } from '../shapes/sky.ts';
import { glitter, water } from '../shapes/water.ts';
import { hasSun, placeSun } from '../stage.ts';
import type { DrawScene, Stage } from '../stage.ts';
import { boxPath, fill, stroke } from '../svg.ts';

/** Towers against the sun, their windows lit, over a river. */
export const skyline: DrawScene = (stage) => {
  const { width, height, isTall, palette, random, focusX } = stage;
  const horizon = height * (isTall ? 0.72 : 0.74);
  const sun = placeSun(stage, horizon - height * 0.27, isTall ? 190 : 200, isTall ? 0.14 : 0.1);
  const isOpen = stage.stand === 'backdrop';
  return [
    sky(stage, sun, horizon),
    cloud(random, width * 0.88, height * 0.2, width * 0.16, palette.sky[3], 0.45),
    cloud(random, width * (isTall ? 0.2 : 0.46), height * 0.36, width * 0.14, palette.sky[3], 0.35),
    stage.motif('sky', focusX, height * 0.3),
    ridge(stage, {
      y: horizon,
      rise: height * 0.15,
      peaks: 6,
      colour: mix(palette.far, palette.sky[2], 0.35),
      shade: palette.far,
    }),
    stage.motif('backdrop', focusX, horizon - height * 0.05),
    towers(stage, horizon, isOpen ? 0.16 : 0.3, mix(palette.mid, palette.far, 0.45), undefined),
    towers(stage, horizon, isOpen ? 0.1 : 0.24, palette.mid, mix(palette.light, palette.mid, 0.35)),
    towers(
      stage,
      horizon,
      isOpen ? 0.07 : 0.15,
      mix(palette.near, palette.foreground, 0.25),
      palette.light,
    ),
    stage.motif('ground', focusX, horizon + height * 0.02),
    water(stage, horizon + height * 0.015, height),
    hasSun(stage) ? glitter(stage, sun.x, horizon + height * 0.03, height * 0.26, 120) : '',
    mirrored(stage, horizon),
    stage.motif('water', width * (isTall ? 0.45 : 0.5), height * 0.9),
    quay(stage),
    stage.motif('front', width * (isTall ? 0.5 : 0.62), height * 1.01),
  ].join('');
};

/** A row of towers up to `rise` of the height, highest around the focal point. */
function towers(
  { width, height, isTall, random, focusX }: Stage,
  horizon: number,
  rise: number,
  colour: Colour,
  lit: Colour | undefined,
): string {
  let walls = '';
  let panes = '';
  for (let x = -20; x < width;) {
    const wide = random.whole(48, 108);
    const away = Math.abs(x + wide / 2 - focusX) / width;
    const tall =
      height * rise * (random.real(0.45, 1) + 0.35 * Math.max(0, 1 - away * (isTall ? 2 : 3)));
    const top = horizon - tall;
    walls += boxPath(x, top, wide, tall + 30);
    const hat = random.whole(0, 5);
    if (hat === 0) walls += boxPath(x + wide * 0.46, top - tall * 0.22, 6, tall * 0.22);
    if (hat === 1) walls += boxPath(x + wide * 0.2, top - 18, wide * 0.6, 20);
    if (hat === 2)
      walls += `M${Math.round(x)} ${Math.round(top) + 1}l${wide} ${-Math.round(wide * 0.4)}v${Math.round(wide * 0.4)}z`;
    if (lit) panes += windows(random, x, top, wide, tall);
    x += wide + random.whole(-6, 14);
  }
  return fill(walls, colour) + (lit ? fill(panes, lit, 0.85) : '');
}

function windows(
  random: Stage['random'],
  x: number,
  top: number,
  wide: number,
  tall: number,
): string {
  let d = '';
  for (let y = top + 20; y < top + tall - 18; y += 30)
    for (let left = x + 13; left < x + wide - 16; left += 23)
      if (random.chance(0.3)) d += `M${Math.round(left)} ${Math.round(y)}h9v13h-9z`;
  return d;
}

/** Lights of the houses on the water. */
function mirrored({ width, height, palette, random }: Stage, horizon: number): string {
  let d = '';
  for (let light = 0; light < 16; light++) {
    const x = random.whole(20, width - 30);
    const y = horizon + height * random.real(0.035, 0.12);
    d += `M${x} ${Math.round(y)}h${random.whole(14, 40)}m-6 16h${-random.whole(10, 26)}`;
  }
  return stroke(d, palette.light, 5, 0.55);
}

/** The near bank: a parapet, lamps, trees. */
function quay(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const y = height * 0.965;
  let lamps = '';
  let bulbs = '';
  for (let x = width * 0.08; x < width; x += width * (stage.isTall ? 0.28 : 0.17)) {
    lamps += boxPath(x - 3, y - 92, 6, 100);
    bulbs += `M${Math.round(x) - 11} ${Math.round(y - 100)}a11 11 0 0 1 22 0a11 11 0 0 1 -22 0z`;
  }
  const bushes = hill(hillLine(stage, y + 6, height * 0.02, random.whole(6, 9)), height);
  return fill(bushes + lamps, palette.foreground) + fill(bulbs, palette.light);
}
