/**
 * Which filters narrow a result, and which of them together (RES-11): what is counted, named and taken away
 * as one. Whatever an address says beyond that arranges the same result.
 */
import { NO_FILTERS, type FilterKey, type SearchFilters } from './search-filters.ts';
import { DEFAULT_STATUSES, type TourStatus } from './tour-status.ts';

/** Whether a status filter is the default one, in whatever order, or none at all (RES-05). */
export function isDefaultStatusFilter(status: readonly TourStatus[] | undefined): boolean {
  if (status === undefined || status.length === 0) return true;
  const asked = new Set(status);
  return asked.size === DEFAULT_STATUSES.length && DEFAULT_STATUSES.every((one) => asked.has(one));
}

/**
 * Keys that narrow the result together: the two ends of a period, a price or a length are one filter, and
 * so are several values of one key; `daysSpan` only widens a period.
 */
export const FILTER_GROUPS = {
  textSearch: ['textSearch'],
  continentId: ['continentId'],
  destinationId: ['destinationId'],
  travelId: ['travelId'],
  dates: ['dateFrom', 'dateTo', 'daysSpan'],
  status: ['status'],
  ageBadge: ['ageBadge'],
  price: ['priceFrom', 'priceTo'],
  length: ['durationFrom', 'durationTo'],
  durations: ['durations'],
  discounted: ['discounted'],
  isNoSharingRoomAvailable: ['isNoSharingRoomAvailable'],
  hasTours: ['hasTours'],
  badgeId: ['badgeId'],
  travelStyles: ['travelStyles'],
  travelTypes: ['travelTypes'],
  costCenters: ['costCenters'],
  moods: ['moods'],
  gender: ['gender'],
  uniqueTrips: ['uniqueTrips'],
} as const satisfies Record<string, readonly FilterKey[]>;
export type FilterGroup = keyof typeof FILTER_GROUPS;
export const FILTER_GROUP_NAMES = Object.keys(FILTER_GROUPS) as FilterGroup[];

/** The groups that narrow the result. */
export function activeGroups(filters: Partial<SearchFilters>): FilterGroup[] {
  return FILTER_GROUP_NAMES.filter((group) => isActive(filters, group));
}

function isActive(filters: Partial<SearchFilters>, group: FilterGroup): boolean {
  if (group === 'status') return !isDefaultStatusFilter(filters.status);
  if (group === 'ageBadge') return (filters.ageBadge ?? 'ALL') !== NO_FILTERS.ageBadge;
  if (group === 'dates') return (filters.dateFrom ?? filters.dateTo) !== undefined;
  return FILTER_GROUPS[group].some((key) => {
    const value = filters[key];
    if (typeof value === 'object') return value.length > 0;
    // 0 is a value, also of a price.
    return typeof value === 'number' || Boolean(value);
  });
}

/**
 * How many filters narrow the result, for the rule that one gives a canonical link to the unfiltered
 * page and two or more keep the page out of an index (RES-11).
 */
export function countActiveFilters(filters: SearchFilters): number {
  return activeGroups(filters).length;
}
