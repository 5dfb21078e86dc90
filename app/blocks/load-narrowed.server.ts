/**
 * A listing block's call, narrowed by the filters of the address (CMS-05, decision 0030). Where that has
 * no answer the block's own list stands, and the block says so.
 */
import type { ListingContent } from '../../contract/block-content.ts';
import type { Filters } from '../../contract/filters.ts';
import type { ToursAnswer } from '../../contract/listing.ts';
import { asksForFilters, narrowedFilters } from '../../domain/filters/narrowed-filters.ts';
import type { FilterName } from '../../domain/filters/filters.ts';
import {
  NO_FILTERS,
  countActiveFilters,
  type SearchFilters,
  type Tab,
} from '../../domain/filters/search-filters.ts';
import { DEFAULT_STATUSES } from '../../domain/tour-status.ts';
import type { ApiResult } from '../api/api-result.ts';
import type { FilterAdvice } from '../listing/relaxation-groups.ts';
import { NO_CHOICES, searchChoices, type SearchChoices } from '../search/search-choices.ts';
import type { BlockContext } from './define-block.server.ts';
import { choicesWithin } from './choices-within.ts';
import { narrowedAdvice } from './narrowed-advice.server.ts';

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
