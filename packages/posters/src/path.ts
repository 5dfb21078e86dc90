export type Point = readonly [x: number, y: number];

const n = Math.round;

/** Path data written out: every number in it is made whole. */
export const whole = (texts: TemplateStringsArray, ...values: readonly number[]) =>
  texts.map((text, index) => text + (index < values.length ? n(values[index] ?? 0) : '')).join('');

/** Steps between rounded places, so that rounding does not add up. */
function steps(points: readonly Point[]): string {
  let [x, y] = points[0] ?? [0, 0];
  [x, y] = [n(x), n(y)];
  let d = '';
  for (const [toX, toY] of points.slice(1)) {
    const [dx, dy] = [n(toX) - x, n(toY) - y];
    d += `l${dx} ${dy}`;
    [x, y] = [n(toX), n(toY)];
  }
  return d;
}

const start = (points: readonly Point[]) => {
  const [x, y] = points[0] ?? [0, 0];
  return `M${n(x)} ${n(y)}`;
};

export const line = (points: readonly Point[]) => start(points) + steps(points);

export const polygon = (points: readonly Point[]) => `${line(points)}z`;

/** A jagged line closed downwards, as a ridge is before what stands in front of it. */
export const land = (points: readonly Point[], bottom: number) =>
  closed(line(points), points, bottom);

/** A soft line through all the points (Catmull-Rom as Bézier curves). */
export function curve(points: readonly Point[]): string {
  const at = (index: number): Point =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  let d = start(points);
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const [x, y] = [n(from[0]), n(from[1])];
    const firstX = n(from[0] + (to[0] - before[0]) / 6) - x;
    const firstY = n(from[1] + (to[1] - before[1]) / 6) - y;
    const lastX = n(to[0] - (after[0] - from[0]) / 6) - x;
    const lastY = n(to[1] - (after[1] - from[1]) / 6) - y;
    d += `c${firstX} ${firstY} ${lastX} ${lastY} ${n(to[0]) - x} ${n(to[1]) - y}`;
  }
  return d;
}

/** A soft line closed downwards: hills, dunes, shores. */
export const hill = (points: readonly Point[], bottom: number) =>
  closed(curve(points), points, bottom);

function closed(d: string, points: readonly Point[], bottom: number): string {
  const first = points[0] ?? [0, 0];
  return `${d}V${n(bottom)}H${n(first[0])}z`;
}

/** How high a line runs at `x`, so that something can stand on it. */
export function heightAt(points: readonly Point[], x: number): number {
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1], points[index]];
    if (!from || !to || to[0] < x) continue;
    const share = (x - from[0]) / (to[0] - from[0] || 1);
    const eased = share * share * (3 - 2 * share);
    return from[1] + (to[1] - from[1]) * Math.min(Math.max(eased, 0), 1);
  }
  return points.at(-1)?.[1] ?? 0;
}
