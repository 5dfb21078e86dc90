/**
 * Which departures the list of a travel shows, and so what every link to it may promise (TRV-06, RES-10):
 * counts and lists are of the same ones.
 */
import { fitsDeparture, type DepartureFilters } from '../../domain/departure-filters.ts';
import type { Departure } from './departure.ts';

/**
 * The departures that fit and can still be had. What nobody can get is there for who asks for it by its
 * status, or where the travel has nothing else.
 */
export function listedDepartures(
  departures: readonly Departure[],
  filters: DepartureFilters,
): readonly Departure[] {
  return listableDepartures(departures, filters).filter((departure) =>
    fitsDeparture(departure, filters),
  );
}

/** Those that the list may show, whatever else is asked for. */
export function listableDepartures(
  departures: readonly Departure[],
  { status }: Pick<DepartureFilters, 'status'> = {},
): readonly Departure[] {
  const open = departures.filter(({ isOpen }) => isOpen);
  return status === 'SOLD_OUT' || open.length === 0 ? departures : open;
}
