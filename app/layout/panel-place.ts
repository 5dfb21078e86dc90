/** Where a panel of the header stands, and which of its links the keyboard goes to, as pure rules (LAY-06). */

interface Extent {
  readonly left: number;
  readonly width: number;
}

/**
 * How far a panel stands right of the container's left edge, in pixels: under the middle of its entry as far
 * as the container has room for it, and never beyond the container.
 */
export function panelLeft(entry: Extent, panelWidth: number, container: Extent): number {
  const wanted = entry.left + entry.width / 2 - panelWidth / 2 - container.left;
  const furthest = Math.max(0, container.width - panelWidth);
  return Math.round(Math.min(Math.max(0, wanted), furthest));
}

/** The place that a key leads to among so many; null for other keys. @param from -1 before the first */
export function placeByKey(
  key: string,
  from: number,
  count: number,
  keys: { readonly next: string; readonly previous: string },
): number | null {
  if (count === 0) return null;
  if (key === keys.next) return (from + 1) % count;
  if (key === keys.previous) return from <= 0 ? count - 1 : from - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
