/** Addresses that the search bar asks while it is used, the same in every market. */
import type { Currency } from '../../domain/market.ts';
import { printSearchFilters, NO_FILTERS } from '../../domain/filters/search-filters.ts';
import type { Region } from '../../domain/region.ts';
import { whereFilters } from './state/search-target.ts';
import type { WhereSelection } from './state/where-selection.ts';

const PLACES_PATH = '/search-bar/places';
const CALENDAR_PATH = '/search-bar/calendar';
export const CURRENCY_KEY = 'currency';

/**
 * Destinations for a text (SRCH-03); for an empty one, those of most demand.
 *
 * @param others what else is asked for, as `otherChoices` writes it: departures are counted under it
 */
export function placesAddress(text: string, others = ''): string {
  return `${PLACES_PATH}?${new URLSearchParams({ textSearch: text })}${others && `&${others}`}`;
}

/**
 * Days and periods with departures to where one wants to go, with prices in the currency that the page
 * shows, and days of leave by the region's public holidays (SRCH-12). The currency is named, so that an answer that a browser keeps is right for its address.
 */
export function calendarAddress(
  where: WhereSelection,
  currency: Currency,
  region?: Region,
): string {
  const query = printSearchFilters({ ...NO_FILTERS, ...whereFilters(where), region });
  query.set(CURRENCY_KEY, currency);
  return `${CALENDAR_PATH}?${query}`;
}
