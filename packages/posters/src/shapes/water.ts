import { mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { curve } from '../path.ts';
import type { Point } from '../path.ts';
import { hasSun } from '../stage.ts';
import type { Stage, Sun } from '../stage.ts';
import { box, fill } from '../svg.ts';
import { bar } from './clouds.ts';

/** Water from the horizon down: bands that get deeper, and the way of the sun on it. */
export function water(stage: Stage, horizon: number, bottom: number, sun?: Sun): string {
  const { width, palette, random } = stage;
  const [light, mid, dark] = palette.water;
  const deep = bottom - horizon;
  const bands = [0.08, 0.24, 0.5, 0.8].map((share, index) => {
    const colour = [mix(light, mid, 0.5), mid, mix(mid, dark, 0.45), dark][index] ?? dark;
    return fill(swell(stage, horizon + deep * share, bottom, 5 + index * 3), colour);
  });
  return [
    box(0, horizon, width, bottom - horizon, light),
    ...bands,
    sun && hasSun(stage) ? glitter(stage, sun.x, horizon, deep, sun.radius) : '',
    fill(ripples(stage, horizon, deep, random.whole(6, 9)), light, 0.5),
  ].join('');
}

/** The upper edge of a band of water, closed downwards. */
export function swell({ width, random }: Stage, y: number, bottom: number, rise: number): string {
  const points: Point[] = [];
  for (let part = 0; part <= 6; part++)
    points.push([(part / 6) * width, y + random.real(-rise, rise)]);
  return `${curve(points)}V${Math.round(bottom)}H0z`;
}

/** Bars of sunlight on the water, longest where the sun stands over it. */
export function glitter(
  { palette, random }: Stage,
  x: number,
  y: number,
  deep: number,
  radius: number,
  colour: Colour = palette.sun,
): string {
  let d = '';
  for (let row = 0; row < 7; row++) {
    const share = row / 7;
    const width = radius * (1.9 - 1.35 * share) * random.real(0.75, 1.1);
    const shift = random.real(-0.16, 0.16) * radius;
    d += bar(
      x - width / 2 + shift,
      y + deep * (0.03 + 0.62 * share * (0.5 + share / 2)),
      width,
      5 + share * 7,
    );
  }
  return fill(d, colour, 0.85);
}

function ripples({ width, random }: Stage, y: number, deep: number, count: number): string {
  let d = '';
  for (let row = 0; row < count; row++) {
    const share = (row + 0.6) / count;
    const length = (30 + 90 * share) * random.real(0.6, 1.3);
    d += bar(
      random.real(0.02, 0.94) * width,
      y + deep * (0.12 + 0.8 * share),
      length,
      3 + share * 3,
    );
  }
  return d;
}
