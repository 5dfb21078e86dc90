/**
 * What to change of an address that leaves nothing of a block's list (RES-08). Only what the address asks for
 * can be changed: the block's own filters always hold (CMS-05), so the backend counts each list as a whole.
 */
import type { Filters } from '../../contract/filters.ts';
import { narrowedFilters } from '../../domain/filters/narrowed-filters.ts';
import { nearestMonths } from '../../domain/nearest-months.ts';
import { relaxedFilters, type Relaxation } from '../../domain/filters/relaxation.ts';
import {
  activeFilterNames,
  type SearchFilters,
  type Tab,
} from '../../domain/filters/search-filters.ts';
import { DEFAULT_STATUSES } from '../../domain/tour-status.ts';
import type { FilterAdvice } from '../listing/relaxation-groups.ts';
import type { SearchChoices } from '../search/search-choices.ts';
import type { BlockContext } from './define-block.server.ts';

/** Days around the chosen ones that are tried. */
const WIDER_DAYS = [3, 7, 14];
/** More filters than a person sets; the rest of a forged address is not counted. */
const MOST_TRIED = 12;

export interface NarrowedList {
  /** The block's filters. */
  readonly own: Filters;
  /** Those of the address. */
  readonly asked: SearchFilters;
  /** Months that the list would have without the days of the address. */
  readonly months: SearchChoices['months'];
}

/** Null without an answer. */
export async function narrowedAdvice(
  unit: Tab,
  { own, asked, months }: NarrowedList,
  { api, currency }: Pick<BlockContext, 'api' | 'currency'>,
): Promise<FilterAdvice | null> {
  const tried = changesOf(asked, months).flatMap((change) => {
    const listing = narrowedFilters(own, relaxedFilters(asked, change));
    return listing ? [{ change, listing }] : [];
  });
  const listings = [own, ...tried.map(({ listing }) => listing)].map(
    ({ sort: _sort, show: _show, ...filters }) => ({
      status: [...DEFAULT_STATUSES],
      currency,
      ...filters,
    }),
  );
  const result = await api.counts(unit, listings);
  if (result.outcome !== 'success') return null;
  const [all = 0, ...counts] = result.data.data;
  const relaxations = tried.flatMap(({ change }, place) => {
    const count = counts[place] ?? 0;
    return count > 0 ? [{ change, count }] : [];
  });
  return { all, relaxations };
}

function changesOf(asked: SearchFilters, months: SearchChoices['months']): readonly Relaxation[] {
  const groups = activeFilterNames(asked).slice(0, MOST_TRIED);
  const span = asked.daysSpan ?? 0;
  const wider = groups.includes('dates') ? WIDER_DAYS.filter((days) => days > span) : [];
  return [
    ...wider.map((daysSpan) => ({ kind: 'daysSpan', daysSpan }) as const),
    ...nearestMonths(months, asked).map((month) => ({ kind: 'month', month }) as const),
    ...groups.map((group) => ({ kind: 'without', filters: [group] }) as const),
  ];
}
