import { mix } from '../colour.ts';
import { curve, hill, polygon } from '../path.ts';
import type { Point } from '../path.ts';
import { mist } from '../shapes/clouds.ts';
import { canopy } from '../shapes/forest.ts';
import { hillLine } from '../shapes/hills.ts';
import { sky } from '../shapes/sky.ts';
import { leaves, palm } from '../shapes/trees.ts';
import { water } from '../shapes/water.ts';
import { placeSun } from '../stage.ts';
import type { DrawScene, Stage } from '../stage.ts';
import { fill, oval, stroke } from '../svg.ts';

/** Crowns behind crowns with mist between them, a fall of water, big leaves in the corners. */
export const rainforest: DrawScene = (stage) => {
  const { width, height, isTall, palette, random, focusX } = stage;
  const horizon = height * (isTall ? 0.54 : 0.55);
  const sun = placeSun(stage, horizon - height * 0.2, isTall ? 135 : 145, isTall ? 0.2 : 0.15);
  const [light, mid, dark] = palette.leaf;
  const crowns = (y: number, rise: number, size: number) =>
    canopy(random, hillLine(stage, height * y, height * rise, 2), width, size, height);
  const pool = stage.stand === 'water';
  const isValley = !stage.stand && random.chance(0.4);
  return [
    sky(stage, sun, horizon),
    stage.motif('sky', focusX, height * 0.3),
    fill(
      hill(hillLine(stage, horizon + height * 0.02, height * 0.16, 3), height),
      mix(palette.far, light, 0.25),
    ),
    mist(random, width, horizon - height * 0.03, palette.sky[3], 0.5),
    fill(
      hill(hillLine(stage, horizon + height * 0.06, height * 0.13, 2), height),
      mix(light, palette.far, 0.3),
    ),
    fill(crowns(0.63, 0.08, 44), light),
    stage.motif('backdrop', focusX, height * 0.76),
    stage.stand || isValley ? '' : plateau(stage),
    mist(random, width, height * 0.635, palette.sky[3], 0.35),
    fill(crowns(stage.stand === 'backdrop' ? 0.76 : 0.73, 0.07, 62), mix(light, mid, 0.75)),
    pool ? river(stage) : '',
    isValley ? bends(stage) : '',
    fill(crowns(pool ? 0.97 : isValley ? 0.9 : 0.83, 0.06, 80), mix(mid, dark, 0.4)),
    ...palms(stage),
    stage.motif('ground', focusX, height * 0.9),
    fill(crowns(pool ? 1 : 0.93, 0.05, 100), dark),
    corners(stage),
    stage.motif('front', width * (isTall ? 0.5 : 0.64), height * 1.01),
  ].join('');
};

/** A table of rock among the trees, and the fall that leaves it. */
function plateau({ width, height, isTall, palette, focusX, sunSide }: Stage): string {
  const top = height * 0.36;
  const foot = height * 0.78;
  const reach = width * (isTall ? 0.3 : 0.19);
  const at = (across: number, y: number): Point => [focusX + sunSide * across * reach, y];
  const rock = mix(palette.near, palette.leaf[2], 0.35);
  const cliff = [
    at(-1.15, foot),
    at(-1, top + height * 0.2),
    at(-0.86, top + height * 0.04),
    at(-0.4, top),
    at(0.5, top - height * 0.01),
    at(0.9, top + height * 0.03),
    at(1.02, top + height * 0.17),
    at(1.2, foot),
  ];
  const shade = [
    at(-1.15, foot),
    at(-1, top + height * 0.2),
    at(-0.86, top + height * 0.04),
    at(-0.4, top),
    at(-0.34, top + height * 0.1),
    at(-0.5, top + height * 0.2),
    at(-0.3, foot),
  ];
  const [x, w] = [Math.round(focusX), Math.round(reach * 0.2)];
  const drop = Math.round(foot - top);
  return [
    fill(polygon(cliff), mix(rock, palette.mid, 0.3)),
    fill(polygon(shade), rock),
    fill(
      polygon([
        at(-0.92, top + height * 0.06),
        at(-0.86, top + height * 0.02),
        at(-0.4, top - height * 0.03),
        at(0.5, top - height * 0.035),
        at(0.95, top + height * 0.03),
        at(0.7, top + height * 0.05),
        at(0.52, top + height * 0.025),
        at(0.3, top + height * 0.06),
        at(-0.3, top + height * 0.03),
        at(-0.6, top + height * 0.07),
      ]),
      palette.leaf[1],
    ),
    fill(
      `M${x - w} ${Math.round(top)}h${2 * w}l${Math.round(w * 0.4)} ${drop}h${Math.round(-2.8 * w)}z`,
      palette.light,
    ),
    stroke(
      `M${x - Math.round(w * 0.4)} ${Math.round(top + 30)}v${drop - 80}M${x + Math.round(w * 0.35)} ${Math.round(top + 70)}v${drop - 150}M${x + Math.round(w * 0.8)} ${Math.round(top + 20)}v${drop - 220}`,
      palette.water[0],
      6,
    ),
    oval(x, foot - 6, w * 3, 40, palette.light, 0.6),
    oval(x - w, foot + 12, w * 2.2, 34, palette.light, 0.5),
  ].join('');
}

/** A river that comes out of the hills in bends. */
function bends({ width, height, palette, focusX, sunSide }: Stage): string {
  const at = (across: number, down: number): Point => [
    focusX + sunSide * across * width,
    height * down,
  ];
  const left = [
    at(0.02, 0.66),
    at(-0.07, 0.7),
    at(-0.04, 0.735),
    at(0.06, 0.77),
    at(-0.06, 0.84),
    at(-0.3, 1.02),
  ];
  const right = [
    at(0.12, 1.02),
    at(0.1, 0.86),
    at(0.14, 0.775),
    at(0.03, 0.73),
    at(-0.01, 0.7),
    at(0.035, 0.66),
  ];
  const glint = [at(0.02, 0.86), at(0.08, 0.8), at(0.1, 0.775)];
  return (
    fill(
      `${curve(left)}${curve(right).replace(/^M/, 'L')}z`,
      mix(palette.water[1], palette.water[0], 0.45),
    ) + stroke(curve(glint), palette.light, 5, 0.6)
  );
}

function river(stage: Stage): string {
  const { width, height, focusX } = stage;
  return (
    water(stage, height * 0.745, height) +
    stage.motif('water', focusX - width * 0.03, height * 0.88)
  );
}

/** Palms that stand out of the woods on either side of the focal point. */
function palms({ width, height, isTall, palette, random, focusX }: Stage): string[] {
  const places = isTall ? [-0.36, 0.36] : [-0.34, 0.24, 0.31];
  return places.map((away) =>
    palm(
      focusX + width * away,
      height * 0.92,
      height * random.real(0.2, 0.3),
      away < 0 ? 1 : -1,
      mix(palette.leaf[2], palette.foreground, 0.5),
    ),
  );
}

function corners({ width, height, isTall, palette }: Stage): string {
  const colour = palette.foreground;
  const rib = mix(colour, palette.leaf[1], 0.6);
  const size = isTall ? 190 : 215;
  return [
    leaves(width * 0.03, height * 1.04, size, colour, rib),
    leaves(width * (isTall ? 0.3 : 0.22), height * 1.08, size * 0.75, colour, rib, -1),
    leaves(width * 0.97, height * 1.03, size * 1.05, colour, rib, -1),
    leaves(width * (isTall ? 0.72 : 0.8), height * 1.09, size * 0.7, colour, rib),
  ].join('');
}
