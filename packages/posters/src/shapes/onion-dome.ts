import { mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { whole } from '../path.ts';
import { fill } from '../svg.ts';

/** A dome that swells over its foot and ends in a point, `r` wide to either side. */
export const onionDome = (x: number, y: number, r: number, colour: Colour, shade: Colour) =>
  fill(
    whole`M${x - 0.8 * r} ${y}C${x - 1.25 * r} ${y - 0.55 * r} ${x - 0.95 * r} ${y - 1.1 * r} ${x - 0.42 * r} ${y - 1.36 * r}Q${x - 0.08 * r} ${y - 1.54 * r} ${x} ${y - 1.85 * r}Q${x + 0.08 * r} ${y - 1.54 * r} ${x + 0.42 * r} ${y - 1.36 * r}C${x + 0.95 * r} ${y - 1.1 * r} ${x + 1.25 * r} ${y - 0.55 * r} ${x + 0.8 * r} ${y}z`,
    colour,
  ) +
  fill(
    whole`M${x} ${y - 1.85 * r}Q${x + 0.08 * r} ${y - 1.54 * r} ${x + 0.42 * r} ${y - 1.36 * r}C${x + 0.95 * r} ${y - 1.1 * r} ${x + 1.25 * r} ${y - 0.55 * r} ${x + 0.8 * r} ${y}H${x + 0.3 * r}Q${x + 0.66 * r} ${y - 0.9 * r} ${x} ${y - 1.85 * r}z`,
    mix(shade, colour, 0.1),
  );
