/** What the search form can choose from, beside what the listing itself says (RES-10). */
import type { AvailableFilters } from '../../../contract/listing.ts';
import type { Period } from '../../../domain/date-range.ts';
import { NO_FILTERS, type SearchFilters } from '../../../domain/filters/search-filters.ts';
import { DEFAULT_STATUSES } from '../../../domain/tour-status.ts';
import { searchBody } from '../../listing/listing-body.ts';
import { monthOfDates } from '../../search/month-value.ts';
import { NO_CHOICES, searchChoices, type SearchChoices } from '../../search/search-choices.ts';
import type { PageLoaderArguments } from '../page-loader.server.ts';

export interface BesideListing {
  readonly places: AvailableFilters | null;
  readonly period: Period | null;
}

export async function findBeside(
  filters: SearchFilters,
  args: PageLoaderArguments,
): Promise<BesideListing> {
  const [places, period] = await Promise.all([
    findPlaces(filters, args),
    findPeriod(filters, args),
  ]);
  return { places, period };
}

/** @param available of the listing; null where it gave no answer */
export function choicesOf(
  available: AvailableFilters | null,
  { places, period }: BesideListing,
): SearchChoices {
  const choices = available ? searchChoices(places ?? available, available) : NO_CHOICES;
  return period ? { ...choices, period } : choices;
}

/**
 * Places counted as if none was chosen, nor a text looked for by itself, which a place takes the place of
 * (SRCH-06); null where neither is, since the listing has them then.
 */
async function findPlaces(
  filters: SearchFilters,
  args: PageLoaderArguments,
): Promise<AvailableFilters | null> {
  const { textSearch, continentId, destinationId } = filters;
  if (!textSearch && !continentId && !destinationId) return null;
  const isTextAlone = !continentId && !destinationId;
  const body = searchBody(
    {
      ...filters,
      textSearch: isTextAlone ? undefined : textSearch,
      continentId: undefined,
      destinationId: undefined,
    },
    args.currency,
  );
  const result = await args.api.tours({ ...body, page: NO_FILTERS.page, show: 1, sort: undefined });
  return result.outcome === 'success' ? result.data.availableFilters : null;
}

/** The holiday or season that the days are; null for a month, which says itself, and without an answer. */
async function findPeriod(
  filters: SearchFilters,
  { api }: PageLoaderArguments,
): Promise<Period | null> {
  const { dateFrom, dateTo, daysSpan } = filters;
  if (!dateFrom || !dateTo || daysSpan || monthOfDates(filters)) return null;
  const answer = await api.calendar({ dateFrom, dateTo, status: [...DEFAULT_STATUSES] });
  if (answer.outcome !== 'success') return null;
  const found = answer.data.data.periods.find(
    ({ startingDate, endingDate }) => startingDate === dateFrom && endingDate === dateTo,
  );
  if (!found) return null;
  const { departures: _counted, ...period } = found;
  return period;
}
