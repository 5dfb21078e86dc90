/** Filters that the modal shows no field for, as names and values of hidden ones. */
import type { SearchFilters } from '../../../domain/filters/search-filters.ts';
import { MONTH_FIELD } from '../../search/form-query.ts';
import { keptEntries } from '../../search/kept-filters.tsx';
import { monthOfDates } from '../../search/month-value.ts';
import { PANEL_KEYS } from '../../search/panel-fields.ts';

/** A whole month goes along as the month it is, which exact dates that are typed replace. */
export function hiddenEntries(filters: SearchFilters): readonly (readonly [string, string])[] {
  const unseen = keptEntries(filters, PANEL_KEYS);
  const month = monthOfDates(filters);
  return [...unseen, ...(month === null ? [] : [[MONTH_FIELD, month] as const])];
}
