/** What was typed into the search, read as filters (SRCH-03): once, on the way to the address that says them. */
import type { TextReadingAnswer } from '../../../contract/text-reading.ts';
import { fieldsOf, filterNamed } from '../../../domain/filters/filters.ts';
import { NO_FILTERS, type SearchFilters } from '../../../domain/filters/search-filters.ts';
import { searchBody } from '../../listing/listing-body.ts';
import { nearestSearch } from '../../listing/nearest-search.ts';
import type { TypedText } from '../../listing/typed-text.tsx';
import type { PageLoaderArguments } from '../define-page.server.ts';

export type TextReading = TextReadingAnswer['data'];

/**
 * The reading of what was typed, and of destinations that may have no trips; null where there is neither, and
 * where the backend gives no answer: then the text is looked for as it is.
 */
export async function readTypedText(
  { textSearch, typed, destinationId = [] }: SearchFilters,
  { api, currency }: PageLoaderArguments,
): Promise<TextReading | null> {
  const text = typed ?? textSearch ?? '';
  if (text === '' && destinationId.length === 0) return null;
  const answer = await api.readText({ text, destinationId: [...destinationId], currency });
  return answer.outcome === 'success' ? answer.data.data : null;
}

/** The filters that a text asks for in place of it; null where the text is looked for as it is. */
export function filtersOfText(
  filters: SearchFilters,
  reading: TextReading | null,
): SearchFilters | null {
  const { typed, textSearch } = filters;
  if (!reading || typed || !textSearch || reading.parts.length === 0) return null;
  const { destinationId, continentId } = reading.filters;
  return {
    ...filters,
    // A place that was typed takes the place of one that was chosen before (SRCH-06).
    ...((destinationId ?? continentId) && { destinationId: undefined, continentId: undefined }),
    textSearch: undefined,
    ...reading.filters,
    typed: textSearch,
    page: NO_FILTERS.page,
  };
}

/** The filters without destinations that no country is; the very same where there are none. */
export function withoutUnknown(filters: SearchFilters, reading: TextReading | null): SearchFilters {
  if (!reading || reading.unknown.length === 0) return filters;
  const known = filters.destinationId?.filter((code) => !reading.unknown.includes(code));
  return { ...filters, destinationId: known && known.length > 0 ? known : undefined };
}

/** What the page says of it: filters that still hold, and what else was asked for. */
export async function typedTextOf(
  filters: SearchFilters,
  reading: TextReading | null,
  args: PageLoaderArguments,
): Promise<TypedText | null> {
  if (!reading) return null;
  const { parts, unused, withoutTrips, unknown } = reading;
  const held = filters.typed ? parts.filter((part) => stillHolds(part, reading, filters)) : [];
  return {
    parts: held,
    // Once all that was read is gone, nobody asks what else was typed.
    unused: held.length > 0 || !filters.typed ? unused : [],
    withoutTrips: await Promise.all(
      withoutTrips.map((country) => withNearest(country, filters, args)),
    ),
    unknown,
  };
}

/** As many as stand in one line of a wide screen. */
const MOST_NEAREST = 4;

/** The nearest countries that have results under the filters; where none has, those that have some without them. */
async function withNearest(
  { id, name, nearest }: TextReading['withoutTrips'][number],
  filters: SearchFilters,
  { api, currency }: PageLoaderArguments,
): Promise<TypedText['withoutTrips'][number]> {
  const listings = [true, false].flatMap((isFiltered) =>
    nearest.map((other) => {
      const search = nearestSearch(filters, { country: id, other: other.id, isFiltered });
      return searchBody(search, currency);
    }),
  );
  const answer = listings.length > 0 ? await api.counts(filters.tab, listings) : null;
  const totals = answer?.outcome === 'success' ? answer.data.data : [];
  const withResults = (first: number) =>
    nearest
      .map((other, place) => ({
        id: other.id,
        name: other.name,
        count: totals[first + place] ?? 0,
      }))
      .filter(({ count }) => count > 0)
      .slice(0, MOST_NEAREST);
  const filtered = withResults(0);
  return filtered.length > 0
    ? { id, name, nearest: filtered, isFiltered: true }
    : { id, name, nearest: withResults(nearest.length), isFiltered: false };
}

function stillHolds(
  { filter, item }: TextReading['parts'][number],
  reading: TextReading,
  filters: SearchFilters,
): boolean {
  const now = filters as Readonly<Record<string, unknown>>;
  const read = reading.filters as Readonly<Record<string, unknown>>;
  return Object.keys(fieldsOf(filterNamed(filter))).every((key) => {
    const value = now[key];
    return Array.isArray(value) ? value.includes(item) : value === read[key];
  });
}
