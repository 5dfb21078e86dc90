interface Place {
  readonly x: number;
  readonly y: number;
}

/** Pixels under which a finger only trembles. */
const LEAST = 40;

/** Which way a finger has drawn the picture away; null where it pressed, or went up or down. */
export function swipeOf(from: Place, to: Place): 'previous' | 'next' | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) < LEAST || Math.abs(dx) < 2 * Math.abs(dy)) return null;
  return dx < 0 ? 'next' : 'previous';
}
