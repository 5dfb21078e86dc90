import type { Stage } from '../stage.ts';
import { stroke } from '../svg.ts';

/** A few birds in flight, near a place; none at night, when the day's birds sleep. */
export function birds({ random, palette }: Stage, x: number, y: number, count: number): string {
  let d = '';
  for (let bird = 0; bird < count; bird++) {
    const size = random.whole(9, 17);
    const fromX = Math.round(x + bird * 46 + random.real(-14, 14));
    const fromY = Math.round(y + random.real(-26, 26) - bird * 8);
    d += `M${fromX} ${fromY}q${size} ${-size} ${size + 4} 3q7 ${-size - 2} ${size + 6} ${-size + 6}`;
  }
  return palette.hasStars ? '' : stroke(d, palette.figure, 4);
}
