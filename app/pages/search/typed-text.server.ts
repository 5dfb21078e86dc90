/** What was typed into the search, read as filters (SRCH-03): once, on the way to the address that says them. */
import type { TextReadingAnswer } from '../../../contract/text-reading.ts';
import { fieldsOf, filterNamed, type FilterName } from '../../../domain/filters/filters.ts';
import {
  isActive,
  NO_FILTERS,
  type SearchFilters,
} from '../../../domain/filters/search-filters.ts';
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
    ...chosenBeside(filters, reading),
    typed: textSearch,
    page: NO_FILTERS.page,
  };
}

/** A text's own filters: whatever was chosen of them before gives way to what is typed (SRCH-06). */
const OF_TEXT: readonly FilterName[] = ['textSearch', 'continentId', 'destinationId'];

/** What a field of the form says is meant, whatever the text says of the same (SRCH-16). */
function chosenBeside(filters: SearchFilters, { parts }: TextReading): Partial<SearchFilters> {
  const keys = parts
    .filter((part) => isChosen(part, filters))
    .flatMap(({ filter }) => Object.keys(fieldsOf(filterNamed(filter))));
  const chosen = filters as Readonly<Record<string, unknown>>;
  return Object.fromEntries(keys.map((key) => [key, chosen[key]]));
}

function isChosen({ filter }: TextReading['parts'][number], filters: SearchFilters): boolean {
  return !OF_TEXT.includes(filter) && isActive(filterNamed(filter), filters);
}

/** The filters without destinations that no country is; the very same where there are none. */
export function withoutUnknown(filters: SearchFilters, reading: TextReading | null): SearchFilters {
  if (!reading || reading.unknown.length === 0) return filters;
  const known = filters.destinationId?.filter((code) => !reading.unknown.includes(code));
  return { ...filters, destinationId: known && known.length > 0 ? known : undefined };
}

const NO_READING: TextReading = {
  filters: {},
  parts: [],
  unused: [],
  withoutTrips: [],
  unknown: [],
};

/**
 * What the page says of it: filters that still hold, and what else was asked for.
 * @param unreadable values of the address that no filter can be
 */
export function typedTextOf(
  filters: SearchFilters,
  reading: TextReading | null,
  unreadable: readonly string[],
): TypedText | null {
  if (!reading && unreadable.length === 0) return null;
  const known = reading ?? NO_READING;
  const { parts, unused, withoutTrips, unknown } = known;
  const held = filters.typed ? parts.filter((part) => stillHolds(part, known, filters)) : [];
  // A field says something else.
  const overruled = parts.filter(
    (part) => isChosen(part, filters) && !held.some(({ filter }) => filter === part.filter),
  );
  return {
    parts: held,
    unused: [
      // Once all that was read is gone, nobody asks what else was typed.
      ...(held.length > 0 || !filters.typed ? unused : []),
      ...overruled.map(({ words }) => words),
      ...unreadable,
    ],
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
