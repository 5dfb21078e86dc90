import { mix } from '../colour.ts';
import { polygon } from '../path.ts';
import type { Point } from '../path.ts';
import type { Palette } from '../palettes.ts';
import { fill } from '../svg.ts';

/** Towers of limestone with woods on their heads, the nearest on the right. */
export function karstTowers({ near, far, leaf, foreground, ground }: Palette): string {
  const tower = (x: number, half: number, tall: number, haze: number) => {
    const at = (across: number, up: number): Point => [x + across * half, -up * tall];
    const rock = mix(mix(near, ground[1], 0.18), far, haze);
    const shade = mix(rock, foreground, 0.34 * (1 - haze));
    return [
      fill(
        polygon([
          at(-1.02, -0.03),
          at(-0.96, 0.3),
          at(-0.8, 0.42),
          at(-0.78, 0.7),
          at(-0.5, 0.9),
          at(-0.1, 1),
          at(0.3, 0.93),
          at(0.62, 0.76),
          at(0.72, 0.5),
          at(0.94, 0.34),
          at(1.04, -0.03),
        ]),
        rock,
      ),
      fill(
        polygon([
          at(0.3, 0.93),
          at(0.62, 0.76),
          at(0.72, 0.5),
          at(0.94, 0.34),
          at(1.04, -0.03),
          at(0.3, -0.03),
          at(0.44, 0.2),
          at(0.22, 0.44),
          at(0.34, 0.62),
          at(0.1, 0.8),
        ]),
        shade,
      ),
      fill(
        polygon([
          at(-0.8, 0.46),
          at(-0.78, 0.7),
          at(-0.5, 0.92),
          at(-0.1, 1.03),
          at(0.3, 0.96),
          at(0.64, 0.76),
          at(0.5, 0.62),
          at(0.34, 0.74),
          at(0.14, 0.6),
          at(-0.06, 0.78),
          at(-0.3, 0.58),
          at(-0.5, 0.66),
          at(-0.6, 0.48),
        ]) +
          polygon([at(-1.02, 0), at(-0.9, 0.22), at(-0.66, 0.16), at(-0.5, 0)]) +
          polygon([at(0.5, 0), at(0.7, 0.26), at(0.92, 0.2), at(1.04, 0)]),
        mix(leaf[1], far, haze),
      ),
    ].join('');
  };
  return [
    tower(-470, 70, 130, 0.8),
    tower(-300, 90, 210, 0.7),
    tower(300, 120, 250, 0.65),
    tower(30, 84, 320, 0.5),
    tower(-130, 100, 260, 0.35),
    tower(440, 130, 330, 0.25),
    tower(190, 110, 430, 0.08),
  ].join('');
}
