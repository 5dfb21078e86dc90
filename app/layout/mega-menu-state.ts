/**
 * The panels of the header menu as pure rules (LAY-06): which one is open, where it stands, and where its keys lead.
 * A pointer that rests on an entry opens it, one that leaves closes it a moment later, a press opens and closes.
 */

/** What an open panel waits for before it moves into its place, and before it closes. */
const OPENING_MS = 10;
const HOLD_MS = 300;

export type MegaMenuState =
  | { readonly phase: 'closed' }
  | {
      readonly phase: 'opening' | 'open' | 'leaving';
      /** The entry whose panel it is. */
      readonly id: string;
      /** By a press or the keyboard, not only by a pointer that passed over it. */
      readonly isPressed: boolean;
    };

export type MegaMenuEvent =
  /** The pointer is on an entry or its panel. */
  | { readonly type: 'enter' | 'press'; readonly id: string }
  /** The pointer left the entry and its panel. */
  | { readonly type: 'leave' }
  | { readonly type: 'time-over' }
  /** Escape, a press elsewhere, the focus elsewhere, another page. */
  | { readonly type: 'close' };

export const CLOSED: MegaMenuState = { phase: 'closed' };

export function nextMegaMenuState(state: MegaMenuState, event: MegaMenuEvent): MegaMenuState {
  const isOwn = 'id' in event && state.phase !== 'closed' && state.id === event.id;
  switch (event.type) {
    case 'enter':
      if (!isOwn) return { phase: 'opening', id: event.id, isPressed: false };
      return state.phase === 'leaving' ? { ...state, phase: 'open' } : state;
    case 'press':
      if (!isOwn) return { phase: 'opening', id: event.id, isPressed: true };
      // Who presses what the pointer has just opened wants it open.
      return state.isPressed ? CLOSED : { ...state, isPressed: true };
    case 'leave':
      return state.phase === 'closed' ? state : { ...state, phase: 'leaving' };
    case 'time-over':
      if (state.phase === 'opening') return { ...state, phase: 'open' };
      return state.phase === 'leaving' ? CLOSED : state;
    case 'close':
      return CLOSED;
  }
}

/** How long a phase lasts before its time is over; null for those that last until something happens. */
export function megaMenuTime({ phase }: MegaMenuState): number | null {
  if (phase === 'opening') return OPENING_MS;
  return phase === 'leaving' ? HOLD_MS : null;
}

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
