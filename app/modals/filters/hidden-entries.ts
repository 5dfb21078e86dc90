/** Filters that the modal shows no field for, as names and values of hidden ones. */
import {
  NO_FILTERS,
  printSearchFilters,
  type SearchFilters,
} from '../../../domain/search-filters.ts';
import { MONTH_FIELD } from '../../search/form-query.ts';
import { monthOfDates } from '../../search/month-value.ts';

/** A whole month goes along as the month it is, which exact dates that are typed replace. */
export function hiddenEntries(filters: SearchFilters): readonly (readonly [string, string])[] {
  const unseen = printSearchFilters({
    ...filters,
    dateFrom: undefined,
    dateTo: undefined,
    ageBadge: NO_FILTERS.ageBadge,
    discounted: undefined,
    isNoSharingRoomAvailable: undefined,
    page: NO_FILTERS.page,
  });
  const month = monthOfDates(filters);
  return [...unseen, ...(month === null ? [] : [[MONTH_FIELD, month] as const])];
}
