import type { Filters } from '../../contract/filters.ts';

/** Filters of the vocabulary that no record says anything of: whom a travel is meant for, how often it runs. */
const WITHOUT_DATA = ['gender', 'uniqueTrips'] as const satisfies readonly (keyof Filters)[];

/**
 * The filters that were asked for and narrow nothing (RES-03). One without data must not empty the list, nor
 * may anybody think that it holds: the answer names it.
 */
export function ignoredFilters(filters: Filters): (typeof WITHOUT_DATA)[number][] {
  return WITHOUT_DATA.filter((key) => Boolean(filters[key]));
}
