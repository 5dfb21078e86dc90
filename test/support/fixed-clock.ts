/** A clock that stands still until it is told to move. */
export interface FixedClock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  set(moment: string): void;
  advance(milliseconds: number): void;
}

/** @param moment with its zone, e.g. `2027-03-01T12:00:00Z` */
export function fixedClock(moment: string): FixedClock {
  let now = Date.parse(moment);
  return {
    now: () => now,
    set: (next) => {
      now = Date.parse(next);
    },
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
