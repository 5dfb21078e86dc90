import { mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { curve, polygon } from '../path.ts';
import type { Point } from '../path.ts';
import type { Stage } from '../stage.ts';
import { fill, stroke } from '../svg.ts';
import { conifer } from './forest.ts';
import { village } from './village.ts';

/** Two capes; the nearer one carries a village, or the motif. */
export function headland(stage: Stage, horizon: number): string {
  const { width, height, isTall, palette, random } = stage;
  const [light, mid, dark] = palette.ground;
  const x = (share: number) => width * (isTall ? share * 1.12 - 0.13 : share);
  const top = horizon - height * (isTall ? 0.1 : 0.13);
  const foot = height * (isTall ? 0.72 : 0.74);
  const cliff: Point[] = [
    [x(0.55), foot],
    [x(0.58), foot - height * 0.13],
    [x(0.63), top + height * 0.12],
    [x(0.665), top + height * 0.045],
    [x(0.7), top + 4],
    [width * 1.02, top - height * 0.02],
    [width * 1.02, foot + height * 0.05],
  ];
  const age = random.pick([0, 0, 0.35, 0.65]);
  const rock = mix(mix(mid, light, 0.25), palette.near, age);
  const shaded = mix(mix(dark, palette.near, 0.25), palette.foreground, age * 0.7);
  const gully = (at: number, down: number): Point[] => [
    [x(at), top + height * down],
    [x(at + 0.014), top + height * (down + 0.09)],
    [x(at + 0.012), top + height * (down + 0.14)],
    [x(at + 0.042), foot + height * (at - 0.55) * 0.09],
    [x(at - 0.022), foot + height * (at - 0.55) * 0.07],
    [x(at - 0.004), top + height * (down + 0.17)],
    [x(at - 0.012), top + height * (down + 0.1)],
  ];
  const turf: Point[] = [
    [x(0.655), top + height * 0.075],
    [x(0.7), top - height * 0.005],
    [x(0.78), top - height * random.real(0.02, 0.035)],
    [x(0.9), top - height * random.real(0.035, 0.06)],
    [width * 1.02, top - height * 0.05],
  ];
  const turfEdge: Point[] = [
    [width * 1.02, top + height * 0.09],
    [x(0.93), top + height * 0.05],
    [x(0.86), top + height * 0.085],
    [x(0.79), top + height * 0.045],
    [x(0.73), top + height * 0.075],
    [x(0.655), top + height * 0.075],
  ];
  const cape: Point[] = [
    [x(0.5), horizon + height * 0.035],
    [x(0.53), horizon - height * 0.03],
    [x(0.58), horizon - height * 0.075],
    [x(0.68), horizon - height * 0.1],
    [width, horizon - height * 0.12],
    [width, horizon + height * 0.06],
  ];
  const home = x(0.8);
  return [
    fill(polygon(cape), mix(palette.mid, palette.far, 0.35)),
    random.chance(0.5) ? stacks(stage, x(0.55), foot, rock, shaded) : '',
    fill(polygon(cliff), rock),
    fill(
      [0.645, 0.72, 0.79, 0.87, 0.945]
        .map((at, index) =>
          gully(at + random.real(-0.012, 0.012), [0.14, 0.07, 0.045, 0.07, 0.05][index] ?? 0.06),
        )
        .map(polygon)
        .join(''),
      shaded,
      0.75,
    ),
    fill(`${curve(turf)}${curve(turfEdge).replace(/^M/, 'L')}z`, palette.leaf[1]),
    fill(
      `M${Math.round(x(0.7))} ${Math.round(top - height * 0.005)}${curve(turf.slice(1)).replace(/^M\S+ \S+?(?=c)/, '')}V${Math.round(top)}z`,
      palette.leaf[0],
    ),
    stage.motif('ground', home, top - height * 0.012, 0.72),
    stage.stand === 'ground' ? '' : crown(stage, home, top - height * 0.012),
    stroke(
      `${curve([
        [x(0.535), foot + 6],
        [x(0.62), foot + 14],
        [x(0.74), foot + 8],
        [x(0.86), foot + 34],
        [width * 1.02, foot + height * 0.05],
      ])}`,
      palette.light,
      9,
      0.85,
    ),
  ].join('');
}

/** Needles of rock that the sea has left standing. */
function stacks(
  { width, height, sunSide }: Stage,
  x: number,
  y: number,
  rock: Colour,
  shade: Colour,
): string {
  const needle = (at: number, foot: number, half: number, tall: number): string => {
    const across = (share: number, up: number): Point => [at + share * half, foot - up * tall];
    return (
      fill(
        polygon([
          across(-1, 0),
          across(-0.8, 0.4),
          across(-0.5, 0.62),
          across(-0.36, 0.94),
          across(0.1, 1),
          across(0.44, 0.8),
          across(0.6, 0.44),
          across(1, 0),
        ]),
        rock,
      ) +
      fill(
        polygon([
          across(-sunSide * 0.95, 0),
          across(-sunSide * 0.68, 0.42),
          across(-sunSide * 0.42, 0.8),
          across(0.1, 1),
          across(-sunSide * 0.08, 0.6),
          across(-sunSide * 0.2, 0.3),
          across(0, 0),
        ]),
        shade,
      )
    );
  };
  return (
    needle(x - width * 0.045, y - height * 0.03, width * 0.026, height * 0.13) +
    needle(x + width * 0.005, y, width * 0.036, height * 0.2)
  );
}

/** What is on top of the cape: a village, or woods bent by the wind; nothing where no trees grow. */
const crown = (stage: Stage, x: number, y: number) =>
  stage.palette.plants === 'grass' || stage.palette.plants === 'none'
    ? ''
    : stage.random.chance(0.55) || stage.palette.plants === 'scrub'
      ? village(stage, x, y)
      : fill(
          [-150, -96, -30, 20, 88, 150, 210]
            .map((at) => conifer(x + at, y + 16 - at * 0.05, stage.random.whole(64, 124), true))
            .join(''),
          stage.palette.leaf[2],
        );
