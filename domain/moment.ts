/** Moments at which time alone changes something, for whoever keeps what was true before (TRV-02, MEET-01). */
import { todayIn } from './calendar-date.ts';

/** A day with a change of clocks, and a little more. */
const LONGEST_DAY_MS = 26 * 60 * 60 * 1000;
const SECOND_MS = 1000;

/**
 * The first moment after `now` at which one of the items has come, to the second and never late; null
 * where none does within a day. What has come once stays so.
 */
export function nextMoment<Item>(
  items: readonly Item[],
  hasCome: (item: Item, at: number) => boolean,
  now: number,
): number | null {
  let [before, after] = [now, now + LONGEST_DAY_MS];
  let coming = items.filter((item) => hasCome(item, after));
  if (coming.length === 0) return null;
  while (after - before > SECOND_MS) {
    const middle = Math.floor((before + after) / 2);
    const come = coming.filter((item) => hasCome(item, middle));
    if (come.length === 0) before = middle;
    else [coming, after] = [come, middle];
  }
  return before;
}

/** When the next day begins in an IANA time zone (ms since 1970), or up to a second before. */
export function endOfDay(timeZone: string, now: number): number {
  const today = todayIn(timeZone, now);
  return nextMoment([timeZone], (zone, at) => todayIn(zone, at) !== today, now) ?? now;
}
