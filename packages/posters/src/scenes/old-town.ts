import { mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import type { Roofs } from '../motif.ts';
import type { Palette } from '../palettes.ts';
import { hill } from '../path.ts';
import { cloud } from '../shapes/clouds.ts';
import { canopy } from '../shapes/forest.ts';
import { hillLine } from '../shapes/hills.ts';
import { house } from '../shapes/house.ts';
import { ridge } from '../shapes/ridge.ts';
import { sky } from '../shapes/sky.ts';
import { cypress, palm } from '../shapes/trees.ts';
import { placeSun } from '../stage.ts';
import type { DrawScene, Stage } from '../stage.ts';
import { boxPath, fill, placed, stroke } from '../svg.ts';

/** Roofs that climb a hill, and what towers over them. */
export const oldTown: DrawScene = (stage) => {
  const { width, height, isTall, palette, random, focusX, roofs } = stage;
  const horizon = height * (isTall ? 0.56 : 0.57);
  const sun = placeSun(stage, horizon - height * 0.16, isTall ? 150 : 160, isTall ? 0.2 : 0.15);
  return [
    sky(stage, sun, horizon),
    cloud(random, width * 0.87, height * 0.2, width * 0.18, palette.sky[3], 0.6),
    stage.motif('sky', focusX, height * 0.3),
    roofs === 'curved' ? lanes(stage, horizon) : town(stage, horizon),
    stage.motif('front', width * (isTall ? 0.5 : 0.62), height * 1.01),
  ].join('');
};

function town(stage: Stage, horizon: number): string {
  const { height, palette, focusX } = stage;
  return [
    mountains(stage, horizon),
    fill(hill(hillLine(stage, horizon + height * 0.1, height * 0.12, 2), height), palette.mid),
    stage.motif('backdrop', focusX, height * 0.72),
    row(stage, 0.68, 0.5, 0.5),
    stage.stand ? '' : cathedral(stage, focusX, height * 0.74),
    row(stage, 0.765, 0.7, 0.24),
    stage.motif('ground', focusX, height * 0.88),
    stage.stand === 'ground' ? garden(stage, 0.925, 0) : '',
    row(stage, 0.885, 0.95, 0),
    foot(stage),
  ].join('');
}

/** Low roofs of Asia among trees, below wooded hills. */
function lanes(stage: Stage, horizon: number): string {
  const { width, height, palette, random, focusX } = stage;
  const wood = (y: number, rise: number, size: number, colour: Colour) =>
    fill(canopy(random, hillLine(stage, y, rise, 2), width, size, height), colour);
  return [
    wood(horizon + height * 0.05, height * 0.2, 44, mix(palette.leaf[1], palette.far, 0.62)),
    wood(horizon + height * 0.1, height * 0.14, 56, mix(palette.leaf[1], palette.mid, 0.4)),
    stage.motif('backdrop', focusX, height * 0.72),
    row(stage, 0.75, 0.55, 0.42),
    garden(stage, 0.77, 0.2),
    row(stage, 0.85, 0.75, 0.2),
    garden(stage, 0.86, 0.08),
    stage.motif('ground', focusX, height * 0.88),
    garden(stage, 0.925, 0),
    row(stage, 0.965, 1, 0),
  ].join('');
}

const mountains = (stage: Stage, horizon: number) =>
  ridge(stage, {
    y: horizon + stage.height * 0.06,
    rise: stage.height * 0.19,
    peaks: 5,
    colour: stage.palette.far,
    shade: mix(stage.palette.far, stage.palette.mid, 0.3),
  });

/** A row of houses standing at a share of the height, hazier further back. */
function row(stage: Stage, foot: number, size: number, haze: number): string {
  const { width, height, palette, random, focusX, roofs = 'gable' } = stage;
  const { walls, tiles, storeys } = townOf(palette, roofs);
  const clear = size > 0.8 && stage.stand === 'ground';
  const parts: string[] = [];
  for (let x = -30; x < width;) {
    const wide = random.whole(110, 180) * size * (roofs === 'curved' ? 1.5 : 1);
    const away = Math.abs(x + wide / 2 - focusX) / width;
    const climb = (size > 0.8 ? 0.07 : 0.03) * height * Math.max(0, 1 - away * 2.2);
    const tall = random.whole(120, 230) * storeys * size - (clear && away < 0.16 ? 1000 : 0);
    if (tall > 0)
      parts.push(
        house(stage, {
          x,
          foot: foot * height - climb * 0.6,
          bottom: Math.round(height * (size > 0.8 ? 1 : foot + 0.14)),
          wide,
          tall: tall + climb * 0.4,
          roofs,
          wall: mix(random.pick(walls), palette.sky[3], haze),
          roof: mix(random.pick(tiles), palette.sky[3], haze),
          dark: mix(palette.near, palette.sky[3], haze * 0.8),
          isNear: size > 0.5,
        }),
      );
    x += wide + (random.chance(0.2) ? 22 * size : 0);
  }
  return parts.join('');
}

interface Town {
  readonly walls: readonly [Colour, ...Colour[]];
  readonly tiles: readonly [Colour, ...Colour[]];
  /** Height of its houses, 1 where they have several floors. */
  readonly storeys: number;
}

/** Plastered under tiles, of clay, or low, of wood and under grey tiles. */
function townOf({ light, ground, accent, near, mid }: Palette, roofs: Roofs): Town {
  const redTiles = [accent, ground[2], mix(accent, ground[2], 0.5)] as const;
  switch (roofs) {
    case 'gable':
      return {
        walls: [light, ground[0], ground[1], mix(ground[0], accent, 0.3)],
        tiles: redTiles,
        storeys: 1,
      };
    case 'flat':
      return {
        walls: [ground[0], ground[1], light, mix(ground[1], ground[2], 0.5)],
        tiles: redTiles,
        storeys: 1,
      };
    case 'curved':
      return {
        walls: [mix(ground[2], near, 0.35), mix(ground[2], near, 0.6), ground[0]],
        tiles: [near, mix(near, mid, 0.35), mix(near, mid, 0.6)],
        storeys: 0.3,
      };
  }
}

/** Trees that stand at a share of the height, hazier further back. */
const garden = ({ width, height, palette, random }: Stage, foot: number, haze: number) =>
  fill(
    canopy(
      random,
      [
        [-90, height * foot],
        [width + 90, height * foot],
      ],
      width,
      70,
      height,
    ),
    mix(mix(palette.leaf[1], palette.leaf[2], 0.4), palette.sky[3], haze),
  );

/** A dome and its bell tower. */
function cathedral({ palette, sunSide }: Stage, x: number, y: number): string {
  const wall = mix(palette.ground[1], palette.mid, 0.25);
  const shade = mix(palette.ground[2], palette.near, 0.4);
  const dome = mix(palette.accent, palette.near, 0.25);
  return placed(
    x,
    y,
    1,
    fill(boxPath(-250, -400, 76, 420), wall) +
      fill(
        boxPath(-196, -400, 22, 420) +
          'M-262 -400h100v-12h-100zM-230 -376h14v44h-14zM-206 -376h14v44h-14z',
        shade,
      ) +
      fill('M-256 -412L-212 -500L-168 -412z', dome) +
      fill('M-140 -190h280v220h-280z', wall) +
      fill('M-112 -250h224v64h-224z', wall) +
      fill('M-122 -250a122 150 0 0 1 244 0z', dome) +
      fill(
        'M0 -400a122 150 0 0 1 122 150h-56q0 -100 -66 -150z',
        mix(dome, palette.foreground, 0.35),
      ) +
      fill('M60 -250h52v64h28v216h-80z', shade) +
      fill('M-20 -400v-34h40v34zM-26 -434L0 -466L26 -434z', wall) +
      fill(
        'M-92 -238h18v40h-18zM-50 -238h18v40h-18zM-8 -238h18v40h-18zM34 -238h18v40h-18z',
        palette.near,
      ) +
      stroke(
        'M0 -466v-34M-10 -488h20M-60 -390q-46 60 -44 138M-10 -400q-12 60 -12 146',
        palette.light,
        4,
        0.9,
      ),
    sunSide,
  );
}

/** Trees in the corners, palms or cypresses. */
function foot({ width, height, palette, random, roofs }: Stage): string {
  const colour = palette.foreground;
  return palette.plants === 'none'
    ? ''
    : roofs === 'flat' || palette.plants === 'jungle'
      ? palm(width * 0.07, height, height * 0.26, 1, colour) +
        palm(width * 0.95, height, height * 0.3, -1, colour)
      : fill(
          cypress(width * 0.03, height, height * 0.34) +
            cypress(width * 0.075, height, height * random.real(0.22, 0.28)) +
            cypress(width * 0.96, height, height * 0.38),
          colour,
        );
}
