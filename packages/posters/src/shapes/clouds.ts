import type { Colour } from '../colour.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { fill } from '../svg.ts';

const n = Math.round;

/** A bar with round ends, lying. */
export const bar = (x: number, y: number, width: number, thickness: number) => {
  const r = n(thickness / 2);
  return `M${n(x)} ${n(y)}h${n(width)}a${r} ${r} 0 0 1 0 ${2 * r}h${n(-width)}a${r} ${r} 0 0 1 0 ${-2 * r}z`;
};

/** A flat cloud: bars of different length stacked on each other. */
export function cloud(
  random: SeededRandom,
  x: number,
  y: number,
  width: number,
  colour: Colour,
  opacity = 0.7,
): string {
  const thickness = width * 0.075;
  const bars = [0.5, 1, 0.72].map((share, row) => {
    const shift = random.real(-0.12, 0.12) * width;
    return bar(
      x - (share * width) / 2 + shift,
      y + row * thickness * 0.96,
      share * width,
      thickness,
    );
  });
  return fill(bars.join(''), colour, opacity);
}

/** Mist lying in a valley: long thin bars. */
export function mist(
  random: SeededRandom,
  width: number,
  y: number,
  colour: Colour,
  opacity = 0.55,
): string {
  let d = '';
  for (let count = 0; count < 5; count++) {
    const length = random.real(0.16, 0.42) * width;
    d += bar(
      random.real(-0.1, 0.85) * width,
      y + random.real(-14, 26),
      length,
      random.whole(6, 11),
    );
  }
  return fill(d, colour, opacity);
}
