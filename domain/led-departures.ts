/**
 * Which departures a coordinator leads (TRV-10): nobody travels with two groups at once. In the order of
 * their dates she leads each that does not overlap the last one that she leads; the others have nobody
 * named yet.
 */
import type { CalendarDate } from './calendar-date.ts';
import { byDeparture } from './departure-order.ts';

export interface DatedDeparture {
  readonly code: string;
  readonly startingDate: CalendarDate;
  /** That day included: the next group starts the day after at the earliest. */
  readonly endingDate: CalendarDate;
}

/** Codes of the departures that are led, out of all those of one coordinator, whatever their travel. */
export function ledDepartures(departures: readonly DatedDeparture[]): ReadonlySet<string> {
  const led = new Set<string>();
  let busyUntil: CalendarDate | null = null;
  for (const { code, startingDate, endingDate } of [...departures].sort(byDeparture)) {
    if (busyUntil !== null && startingDate <= busyUntil) continue;
    led.add(code);
    busyUntil = endingDate;
  }
  return led;
}
