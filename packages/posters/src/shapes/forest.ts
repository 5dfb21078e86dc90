import type { Colour } from '../colour.ts';
import { heightAt, hill } from '../path.ts';
import type { Point } from '../path.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { Stage } from '../stage.ts';
import { fill } from '../svg.ts';

const n = Math.round;

/** A pointed tree with its foot at a place: one triangle, or two when it is near. */
export function conifer(x: number, y: number, tall: number, isNear: boolean): string {
  const half = n(tall * 0.17);
  if (!isNear) return `M${n(x - half)} ${n(y)}l${half} ${n(-tall)}l${half} ${n(tall)}z`;
  const [low, high] = [n(tall * 0.45), n(tall * 0.55)];
  const [wide, notch, top] = [n(tall * 0.2), n(tall * 0.09), n(tall * 0.14)];
  const inner = wide - notch;
  const up = `l${notch} ${-low}h${-(top - inner)}l${top} ${-high}`;
  return `M${n(x - wide)} ${n(y)}${up}l${top} ${high}h${-(top - inner)}l${notch} ${low}z`;
}

/** A wooded slope: the line with conifers along it. */
export function forest(
  stage: Stage,
  points: readonly Point[],
  tall: number,
  colour: Colour,
  isNear = false,
): string {
  const { width, height, random } = stage;
  let d = hill(points, height);
  for (let x = -10; x < width + 20; x += Math.max(tall, 58) * random.real(0.32, 0.58)) {
    const size = tall * random.real(0.6, 1.15);
    d += conifer(x, heightAt(points, x) + tall * 0.16, size, isNear);
  }
  return fill(d, colour);
}

/** A crown of broad-leaved trees seen from afar: bumps along a line. */
export function canopy(
  random: SeededRandom,
  points: readonly Point[],
  width: number,
  size: number,
  bottom: number,
): string {
  const from = Math.round(Math.max(-size, points[0]?.[0] ?? -size));
  let x = from;
  let y = n(heightAt(points, x));
  let d = `M${n(x)} ${y}`;
  while (x < width + size) {
    const across = n(size * random.real(0.5, 1.15));
    const toY = n(heightAt(points, x + across));
    const r = n(across * 0.58);
    d += `a${r} ${n(r * 0.95)} 0 0 1 ${across} ${toY - y}`;
    x += across;
    y = toY;
  }
  return `${d}V${n(bottom)}H${from}z`;
}
