/** What a carousel makes of a wheel or a trackpad: it has no scroll bar while its script moves it. */

/** How long scrolling and resizing must rest before the carousel looks at them (LAY-16). */
export const CAROUSEL_DEBOUNCE_MS = 100;

export interface WheelTurn {
  readonly deltaX: number;
  readonly deltaY: number;
  /** Milliseconds, of the event. */
  readonly timeStamp: number;
}

/** Whether a turn goes sideways; the others scroll the page. */
export function isSideways({ deltaX, deltaY }: WheelTurn): boolean {
  return Math.abs(deltaX) > Math.abs(deltaY);
}

/**
 * Makes one step (1 or -1) of each stroke, which a trackpad reports as dozens of turns with its
 * afterglow; 0 for the turns that belong to a stroke already taken.
 */
export function strokeReader(): (turn: WheelTurn) => -1 | 0 | 1 {
  let lastTurnMs = -Infinity;
  return (turn) => {
    const isNew = turn.timeStamp - lastTurnMs > CAROUSEL_DEBOUNCE_MS;
    lastTurnMs = turn.timeStamp;
    if (!isNew) return 0;
    return turn.deltaX > 0 ? 1 : -1;
  };
}
