/** What was typed into the search, read as filters (SRCH-03): once, on the way to the address that says them. */
import type { TextReadingAnswer } from '../../../contract/text-reading.ts';
import { fieldsOf, filterNamed } from '../../../domain/filters/filters.ts';
import { NO_FILTERS, type SearchFilters } from '../../../domain/filters/search-filters.ts';
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

/** The filters that a text asks for in place of it, none where it says nothing; null where it is looked for as it is. */
export function filtersOfText(
  filters: SearchFilters,
  reading: TextReading | null,
): SearchFilters | null {
  const { typed, textSearch } = filters;
  if (!reading || typed || !textSearch) return null;
  if (reading.parts.length === 0 && !saysNothing(reading)) return null;
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
export function typedTextOf(filters: SearchFilters, reading: TextReading | null): TypedText | null {
  if (!reading) return null;
  const { parts, unused, withoutTrips, unknown } = reading;
  const held = filters.typed ? parts.filter((part) => stillHolds(part, reading, filters)) : [];
  return {
    parts: held,
    // Once all that was read is gone, nobody asks what else was typed.
    unused: held.length > 0 || !filters.typed || saysNothing(reading) ? unused : [],
    withoutTrips: withoutTrips.map(({ id, name, nearest }) => ({
      id,
      name,
      nearest: nearest.map(({ id: code, name: other, itineraries }) => ({
        id: code,
        name: other,
        travels: itineraries,
      })),
    })),
    unknown,
  };
}

/** "Honeymoon": nothing of it is looked for, and nothing is a filter. */
function saysNothing({ parts, unused, filters }: TextReading): boolean {
  return parts.length === 0 && unused.length > 0 && filters.textSearch === undefined;
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
