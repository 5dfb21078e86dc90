import type { Colour } from '../colour.ts';
import { polygon } from '../path.ts';
import type { Point } from '../path.ts';
import type { Stage } from '../stage.ts';
import { fill } from '../svg.ts';

interface Wall {
  /** The edge of the picture, and how far the wall reaches into it. */
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly foot: number;
  readonly lit: Colour;
  readonly dark: Colour;
  readonly snow?: readonly [Colour, Colour] | undefined;
  readonly fall?: boolean;
}

/** A steep side with ribs, and its picture in the water. */
export function rockWall({ palette, random }: Stage, wanted: Wall): string {
  const { from, to, top, foot, lit, dark, snow } = wanted;
  const reach = to - from;
  const tall = foot - top;
  const at = (across: number, down: number): Point => [from + across * reach, top + down * tall];
  const bump = random.real(-0.06, 0.08);
  const edge = [
    at(-0.03, 0.1),
    at(0.14, 0.02),
    at(0.26, 0.12 + bump),
    at(0.4, 0.0),
    at(0.5, 0.16),
    at(0.58, 0.22 + bump),
    at(0.7, 0.46),
    at(0.78, 0.54),
    at(0.9, 0.84),
    at(1, 1),
  ];
  const outline = [...edge, at(-0.03, 1)];
  const rib = (across: number, down: number): string =>
    polygon([
      at(across, down),
      at(across + 0.06, down + 0.2),
      at(across + 0.02, down + 0.36),
      at(across + 0.12, 0.8),
      at(across + 0.1, 1),
      at(across - 0.1, 1),
      at(across - 0.02, 0.66),
      at(across - 0.09, down + 0.3),
    ]);
  const mirrored = outline.map(([x, y]): Point => [x, foot + (foot - y) * 0.42]);
  return [
    fill(polygon(mirrored), dark, 0.32),
    fill(polygon(outline), lit),
    fill(rib(0.14, 0.02) + rib(0.4, 0) + rib(0.7, 0.46), dark),
    snow
      ? fill(
          polygon([
            at(0.27, 0.12),
            at(0.4, 0),
            at(0.5, 0.16),
            at(0.55, 0.2),
            at(0.5, 0.24),
            at(0.46, 0.19),
            at(0.43, 0.3),
            at(0.38, 0.2),
            at(0.33, 0.27),
            at(0.3, 0.17),
          ]) +
            polygon([
              at(-0.03, 0.1),
              at(0.14, 0.02),
              at(0.24, 0.11),
              at(0.18, 0.13),
              at(0.14, 0.24),
              at(0.09, 0.14),
              at(0.04, 0.25),
              at(-0.03, 0.18),
            ]),
          snow[0],
        )
      : '',
    wanted.fall
      ? fill(
          polygon([
            at(0.595, 0.24),
            at(0.62, 0.28),
            at(0.64, 0.6),
            at(0.63, 0.62),
            at(0.66, 1),
            at(0.615, 1),
            at(0.605, 0.6),
            at(0.612, 0.56),
          ]),
          palette.light,
        )
      : '',
  ].join('');
}
