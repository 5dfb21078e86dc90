/** Addresses of the travel page that ask for some of its departures (TRV-06). */
import { useLocation } from '@remix-run/react';
import {
  DEPARTURE_KEYS,
  parseDepartureFilters,
  printDepartureFilters,
  type DepartureFilters,
} from '../../domain/departure-filters.ts';
import { withoutModal } from '../modals/modal-address.ts';

/** Where the list stands on the page. */
export const DEPARTURES_ID = 'departures';

export interface DepartureAddress {
  readonly filters: DepartureFilters;
  /** The same page with other filters; what else its address says stays. */
  readonly hrefOf: (filters: DepartureFilters) => string;
  /** What a form with the filters' fields has to send along. */
  readonly otherEntries: readonly (readonly [string, string])[];
}

export function useDepartureAddress(): DepartureAddress {
  const location = useLocation();
  const { search } = new URL(withoutModal(location), 'http://page');
  const filters = parseDepartureFilters(new URLSearchParams(search));
  const others = new URLSearchParams(search);
  for (const key of DEPARTURE_KEYS) {
    others.delete(key);
    others.delete(`${key}[]`);
  }
  return {
    filters,
    hrefOf: (asked) => {
      const query = String(new URLSearchParams([...printDepartureFilters(asked), ...others]));
      return `${location.pathname}${query && `?${query}`}#${DEPARTURES_ID}`;
    },
    otherEntries: [...others],
  };
}
