/**
 * A listing block's call, narrowed by the filters of the address (CMS-05, decision 0030). Where that has
 * no answer the block's own list stands, and the block says so.
 */
import type { ListingContent } from '../../contract/block-content.ts';
import type { Filters } from '../../contract/filters.ts';
import type { ToursAnswer, AvailableFilters } from '../../contract/listing.ts';
import { asksForFilters, narrowedFilters } from '../../domain/filters/narrowed-filters.ts';
import type { FilterName } from '../../domain/filters/filters.ts';
import {
  NO_FILTERS,
  countActiveFilters,
  type SearchFilters,
  type Tab,
  activeFilterNames,
} from '../../domain/filters/search-filters.ts';
import { DEFAULT_STATUSES } from '../../domain/tour-status.ts';
import type { ApiResult } from '../api/api-result.ts';
import type { FilterAdvice } from '../listing/relaxation-groups.ts';
import { NO_CHOICES, searchChoices, type SearchChoices } from '../search/search-choices.ts';
import type { BlockContext } from './define-block.server.ts';
import { yearMonthOf } from '../../domain/calendar-date.ts';
import { continentCodesIn } from '../../domain/continent.ts';
import { nearestMonths } from '../../domain/nearest-months.ts';
import { relaxedFilters, type Relaxation } from '../../domain/filters/relaxation.ts';

/** The fields above a listing and what they are set to. */
export interface ListingFilterData {
  readonly shown: ListingContent['shownFilters'];
  readonly choices: SearchChoices;
  /** Of the address. */
  readonly filters: SearchFilters;
  readonly isNarrowed: boolean;
  /** Whether the list could not be narrowed as asked: then it is the block's own. */
  readonly isFailed: boolean;
  /** Filters of the address that narrow nothing, since the backend has no data for them. */
  readonly ignored: readonly FilterName[];
  /** What to change where nothing is left; null for any other list. */
  readonly advice: FilterAdvice | null;
}

export interface NarrowedListing<Answer> {
  /** Null where nothing can fit both the block and the address. */
  readonly result: ApiResult<Answer> | null;
  /** What the result was asked with. */
  readonly filters: Filters;
  /** Null where the block shows no filters. */
  readonly filter: ListingFilterData | null;
}

export async function loadNarrowed<Answer extends { readonly data: readonly unknown[] }>(
  unit: Tab,
  { filtersData, shownFilters }: Pick<ListingContent, 'filtersData' | 'shownFilters'>,
  context: BlockContext,
  ask: (filters: Filters) => Promise<ApiResult<Answer>>,
): Promise<NarrowedListing<Answer>> {
  const own = filtersData.filters;
  if (shownFilters.length === 0) return { result: await ask(own), filters: own, filter: null };
  const asked = context.asked ?? NO_FILTERS;
  const narrowed = asksForFilters(asked) ? narrowedFilters(own, asked) : own;
  const [first, { choices, ignored }] = await Promise.all([
    narrowed && ask(narrowed),
    choicesOf(own, asked, context),
  ]);
  const isFailed = narrowed !== own && first !== null && first.outcome !== 'success';
  const isEmpty = first === null || (first.outcome === 'success' && first.data.data.length === 0);
  const isNarrowed = countActiveFilters(asked) > 0 && !isFailed;
  return {
    result: isFailed ? await ask(own) : first,
    filters: isFailed ? own : (narrowed ?? own),
    filter: {
      shown: shownFilters,
      choices,
      filters: asked,
      isFailed,
      isNarrowed,
      ignored,
      advice:
        isNarrowed && isEmpty
          ? await narrowedAdvice(unit, { own, asked, months: choices.months }, context)
          : null,
    },
  };
}

/**
 * Places and months that the block's own list has, each counted under the other filters of the address
 * (RES-10): a field's choice replaces what it is set to. Beside them what of the address narrows nothing.
 */
async function choicesOf(
  own: Filters,
  asked: SearchFilters,
  context: BlockContext,
): Promise<Pick<ListingFilterData, 'choices' | 'ignored'>> {
  const { continentId, destinationId, ...elsewhere } = asked;
  const facets = facetsOf(own, asked, context);
  const hasPlace = continentId ?? destinationId;
  const [present, placeless] = await Promise.all([
    facets,
    hasPlace ? facetsOf(own, elsewhere, context) : facets,
  ]);
  if (!present || !placeless) return { choices: NO_CHOICES, ignored: [] };
  const choices = searchChoices(
    choicesWithin(placeless.availableFilters, own),
    choicesWithin(present.availableFilters, own),
  );
  return { choices, ignored: present.ignoredFilters };
}

/** What the list is made of; of the block's own where nothing fits the address. */
async function facetsOf(
  own: Filters,
  asked: SearchFilters,
  { api, currency }: BlockContext,
): Promise<ToursAnswer | null> {
  const { sort: _sort, ...filters } = narrowedFilters(own, asked) ?? own;
  const result = await api.tours({ status: [...DEFAULT_STATUSES], currency, ...filters, show: 1 });
  return result.outcome === 'success' ? result.data : null;
}

/**
 * The choices that lie within a block's own filters: a facet is counted without its own filter, so that
 * it names what the block never lists (CMS-05). All of its continents is no choice.
 */
export function choicesWithin(
  { continents, destinations, months, ...others }: AvailableFilters,
  { continentId = [], destinationId = [], dateFrom, dateTo, daysSpan }: Filters,
): AvailableFilters {
  const own = new Set(continentId.flatMap(continentCodesIn));
  const isPart = ({ id }: { readonly id: (typeof continentId)[number] }) => {
    const codes = new Set(continentCodesIn(id));
    return codes.isSubsetOf(own) && !own.isSubsetOf(codes);
  };
  return {
    ...others,
    continents:
      destinationId.length > 0 ? [] : own.size > 0 ? continents.filter(isPart) : continents,
    destinations: destinations.filter(
      ({ id, continent }) =>
        (own.size === 0 || own.has(continent)) &&
        (destinationId.length === 0 || destinationId.includes(id)),
    ),
    months: months.filter(
      ({ month }) =>
        daysSpan !== undefined ||
        ((!dateFrom || month >= yearMonthOf(dateFrom)) &&
          (!dateTo || month <= yearMonthOf(dateTo))),
    ),
  };
}

/** Days around the chosen ones that are tried. */
const WIDER_DAYS = [3, 7, 14];
/** More filters than a person sets; the rest of a forged address is not counted. */
const MOST_TRIED = 12;

interface NarrowedList {
  /** The block's filters. */
  readonly own: Filters;
  /** Those of the address. */
  readonly asked: SearchFilters;
  /** Months that the list would have without the days of the address. */
  readonly months: SearchChoices['months'];
}

/**
 * What to change of an address that leaves nothing of a block's list (RES-08); null without an answer. Only what the
 * address asks for can be changed: the block's own filters always hold (CMS-05), so the backend counts each list as a whole.
 */
async function narrowedAdvice(
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
