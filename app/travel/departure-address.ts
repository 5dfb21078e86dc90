/** Addresses of the travel page that ask for some of its departures (TRV-06). */
import {
  DEPARTURE_KEYS,
  parseDepartureFilters,
  printDepartureFilters,
  type DepartureFilters,
} from '../../domain/departure-filters.ts';
import { queryWithoutModal } from '../modals/modal-address.ts';
import { usePageLocation } from '../page-location.ts';

/** The part of the page that has the calendar, the filters and the list. */
const DEPARTURES_ID = 'departures';
/** The list in it, with its count: what a filter shows. On a phone it is a screen below the part's heading. */
export const DEPARTURE_LIST_ID = 'departure-list';

export interface DepartureAddress {
  readonly filters: DepartureFilters;
  /** The same page with other filters; what else its address says stays. `id` is what it leads to of it. */
  readonly hrefOf: (filters: DepartureFilters, id?: string) => string;
  /** What a form with the filters' fields has to send along. */
  readonly otherEntries: readonly (readonly [string, string])[];
}

export function useDepartureAddress(): DepartureAddress {
  const location = usePageLocation();
  const others = queryWithoutModal(location.search);
  const filters = parseDepartureFilters(others);
  for (const key of DEPARTURE_KEYS) {
    others.delete(key);
    others.delete(`${key}[]`);
  }
  return {
    filters,
    hrefOf: (asked, id = DEPARTURES_ID) => {
      const query = String(new URLSearchParams([...printDepartureFilters(asked), ...others]));
      return `${location.pathname}${query && `?${query}`}#${id}`;
    },
    otherEntries: [...others],
  };
}
