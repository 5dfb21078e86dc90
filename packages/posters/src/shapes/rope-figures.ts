import { heightAt, line } from '../path.ts';
import type { Point } from '../path.ts';
import type { Palette } from '../palettes.ts';
import { disc, fill, stroke } from '../svg.ts';

const n = Math.round;

/** Walkers on one rope along a line, the leader where `toX` is: the brand, and the scale of it all. */
export function ropeFigures(
  palette: Palette,
  ground: readonly Point[],
  fromX: number,
  toX: number,
  tall: number,
  count = 5,
): string {
  const ahead = toX < fromX ? -1 : 1;
  const places: Point[] = [];
  for (let walker = 0; walker < count; walker++) {
    const x = fromX + ((toX - fromX) * walker) / (count - 1);
    places.push([x, heightAt(ground, x)]);
  }
  const u = tall / 10;
  let bodies = '';
  let packs = '';
  let poles = '';
  const heads = places.map(([x, y]) =>
    disc(x + ahead * u * 0.6, y - u * 9, u * 1.25, palette.figure),
  );
  for (const [x, y] of places) {
    bodies +=
      `M${n(x - u * 2.2)} ${n(y + u * 0.6)}L${n(x - u * 0.9)} ${n(y - u * 7.6)}h${n(u * 2.2)}` +
      `L${n(x + u * 2.4)} ${n(y + u * 0.6)}h${n(-u * 1.4)}L${n(x + u * 0.2)} ${n(y - u * 3.4)}L${n(x - u)} ${n(y + u * 0.6)}z`;
    const back = n(x - ahead * u * 1.9);
    packs += `M${back} ${n(y - u * 7.8)}h${n(ahead * u * 1.7)}v${n(u * 3.4)}h${n(-ahead * u * 2)}z`;
    poles += `M${n(x + ahead * u)} ${n(y - u * 5.6)}L${n(x + ahead * u * 3)} ${n(y + u * 0.4)}`;
  }
  const rope: Point[] = places.flatMap(([x, y], index): Point[] => {
    const after = places[index + 1];
    const hand: Point = [x, y - u * 4.6];
    return after ? [hand, [(x + after[0]) / 2, (y + after[1]) / 2 - u * 3.1]] : [hand];
  });
  return (
    stroke(line(rope), palette.accent, Math.max(2, u * 0.5)) +
    stroke(poles, palette.figure, Math.max(1.5, u * 0.4)) +
    fill(bodies, palette.figure) +
    heads.join('') +
    fill(packs, palette.accent)
  );
}
