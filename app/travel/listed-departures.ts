/**
 * Which departures the list of a travel shows, and so what every link to it may promise (TRV-06, RES-10):
 * counts and lists are of the same ones.
 */
import { fitsDeparture, type DepartureFilters } from '../../domain/departure-filters.ts';
import type { Departure } from './departure.ts';

export interface ListedDepartures {
  readonly listed: readonly Departure[];
  /** Whether they are of a month in which everything that fits is sold out. */
  readonly isSoldOut: boolean;
}

/**
 * The departures that fit and can still be had. What nobody can get is there for who asks for it by its
 * status, or where the travel has nothing else, or the month that is asked for: the calendar marks it there.
 */
export function listedDepartures(
  departures: readonly Departure[],
  filters: DepartureFilters,
): ListedDepartures {
  const fits = (departure: Departure) => fitsDeparture(departure, filters);
  const listed = listableDepartures(departures, filters).filter(fits);
  if (listed.length > 0 || filters.month === undefined) return { listed, isSoldOut: false };
  const gone = departures.filter(fits);
  return { listed: gone, isSoldOut: gone.length > 0 };
}

/** Those that the list may show, whatever else is asked for. */
export function listableDepartures(
  departures: readonly Departure[],
  { status }: Pick<DepartureFilters, 'status'> = {},
): readonly Departure[] {
  const open = departures.filter(({ isOpen }) => isOpen);
  return status === 'SOLD_OUT' || open.length === 0 ? departures : open;
}
