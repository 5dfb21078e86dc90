import { mix } from '../colour.ts';
import { hill } from '../path.ts';
import type { Point } from '../path.ts';
import { cloud } from '../shapes/clouds.ts';
import { coastSlopes } from '../shapes/coast-slopes.ts';
import { headland } from '../shapes/headland.ts';
import { drawnLine } from '../shapes/hills.ts';
import { karstTowers } from '../shapes/karst-towers.ts';
import { sky } from '../shapes/sky.ts';
import { fir, palm } from '../shapes/trees.ts';
import { water } from '../shapes/water.ts';
import { placeSun } from '../stage.ts';
import type { DrawScene, Ground, Stage } from '../stage.ts';
import { fill, placed } from '../svg.ts';

/** Headlands one behind the other, a sail, a beach. */
export const coast: DrawScene = (stage) => {
  const { width, height, isTall, palette, random, focusX } = stage;
  const horizon = height * 0.5;
  // Chosen before anything that the shape has a say in: both shapes show the same coast.
  const isCape = random.chance(0.5) || stage.stand === 'ground';
  const ground = stage.ground ?? (isCape ? 'cape' : 'bay');
  const isOpen = stage.stand === 'backdrop';
  const seaX = width * (random.real(0.42, 0.5) - (isTall ? 0.15 : 0));
  const sunX = isOpen ? placeSun(stage, 0, 0, 0.16).x : seaX;
  const sun = { x: sunX, y: horizon - height * 0.1, radius: isTall ? 135 : 145 };
  const boatX = width * (isTall ? 0.37 : 0.44);
  return [
    sky(stage, sun, horizon),
    cloud(random, width * 0.84, height * 0.17, width * 0.2, palette.sky[3], 0.65),
    cloud(random, width * (isTall ? 0.72 : 0.62), height * 0.29, width * 0.14, palette.sky[3], 0.5),
    stage.motif('sky', focusX, height * 0.3),
    fill(hill(islands(stage, horizon), horizon + 4), palette.far),
    water(stage, horizon, height, sun),
    stage.motif('backdrop', focusX, horizon + height * 0.06),
    isOpen || ground === 'open' ? '' : LANDS[ground]?.(stage, horizon),
    stage.motif('water', boatX, height * (isTall ? 0.72 : 0.7), isTall ? 0.85 : 1),
    stage.stand && stage.stand !== 'sky' ? '' : sail(stage, boatX, height * 0.63),
    ground === 'open' || ground === 'karst' ? '' : beach(stage),
    stage.motif('front', width * (isTall ? 0.42 : 0.6), height * 1.01),
  ].join('');
};

/** What rises on the right, by the name of the ground. */
const LANDS: Partial<Record<Ground, (stage: Stage, horizon: number) => string>> = {
  cape: headland,
  bay: coastSlopes,
  karst: ({ width, height, isTall, palette }, horizon) =>
    placed(width * (isTall ? 0.7 : 0.74), horizon + height * 0.04, 0.86, karstTowers(palette)),
};

/** What lies on the horizon, pale. */
const islands = ({ width, height, random }: Stage, horizon: number): Point[] =>
  [0, 0.1, 0.22, 0.3, 0.42, 0.55].map((share, index) => [
    width * (share + (index > 0 ? random.real(-0.02, 0.02) : -0.01)),
    horizon +
      4 -
      (index === 0 || index % 2 === 1 ? height * random.real(0.025, 0.06) : height * 0.012) *
        (index > 4 ? 0 : 1),
  ]);

const sail = ({ palette, isTall }: Stage, x: number, y: number) =>
  placed(
    x,
    y,
    isTall ? 0.85 : 0.95,
    fill('M-84 0h168q-14 34 -34 40h-98q-26 -8 -36 -40z', palette.figure) +
      fill('M4 -10V-190q62 82 74 180z', palette.accent) +
      fill('M-6 -10V-160q-58 74 -66 150z', palette.light) +
      fill('M-82 2h164l-4 9H-78z', palette.light),
  );

/** Sand with a line of surf, and trees beside it. */
function beach(stage: Stage): string {
  const { width, height, isTall, palette, random } = stage;
  const shore = drawnLine(stage, [
    [-0.02, 0.83],
    [0.2, 0.865],
    [0.42, 0.935],
    [0.66, 0.955],
    [1.02, 0.915],
  ]);
  const moved = (by: number) => shore.map(([x, y]): Point => [x, y + by * height]);
  const corner = mix(palette.foreground, palette.leaf[2], 0.25);
  const withPalms = random.chance(0.5);
  const lit = mix(corner, palette.leaf[1], 0.4);
  return [
    fill(hill(moved(-0.02), height), mix(palette.water[0], palette.light, 0.25)),
    fill(hill(shore, height), palette.light),
    fill(hill(moved(0.018), height), palette.ground[0]),
    fill(hill(moved(0.075), height), palette.ground[1]),
    ...(palette.plants === 'none' || palette.plants === 'grass'
      ? []
      : palette.plants !== 'firs'
        ? withPalms
          ? [
              // Inside every cut: of a palm in the corner there is half a crown.
              palm(width * 0.22, height * 0.96, height * (isTall ? 0.2 : 0.3), 1, corner),
              palm(width * 0.175, height * 0.98, height * (isTall ? 0.14 : 0.22), -1, corner),
            ]
          : []
        : [
            fir(width * 0.035, height * 1.01, height * random.real(0.4, 0.5), corner, lit),
            fir(
              width * (isTall ? 0.13 : 0.085),
              height * 1.02,
              height * random.real(0.26, 0.34),
              corner,
              lit,
            ),
            fir(width * 0.985, height * 1.02, height * 0.24, corner, lit),
          ]),
  ].join('');
}
