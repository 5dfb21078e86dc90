/** What was typed into the search, read as filters (SRCH-03): once, on the way to the address that says them. */
import type { TextReadingAnswer } from '../../../contract/text-reading.ts';
import { fieldsOf, filterNamed, type FilterName } from '../../../domain/filters/filters.ts';
import {
  isActive,
  NO_FILTERS,
  type SearchFilters,
} from '../../../domain/filters/search-filters.ts';
import { searchBody } from '../../listing/listing-body.ts';
import { stillHolds } from '../../listing/still-holds.ts';
import { nearestSearch, searchAsText } from '../../listing/nearest-search.ts';
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

/**
 * The filters that a text asks for in place of it; null where the text is looked for as it is; none where it
 * says nothing. One that was typed
 * over another takes the place of all that was read from that.
 *
 * @param reading of `typed` where the address has one, else of the text
 */
export async function filtersOfText(
  filters: SearchFilters,
  reading: TextReading | null,
  args: PageLoaderArguments,
): Promise<SearchFilters | null> {
  const { typed, textSearch } = filters;
  if (!reading || !textSearch || typed === textSearch) return null;
  if (typed === undefined) return filtersAsRead(filters, reading);
  if (textSearch === reading.filters.textSearch) return null;
  const others = withoutRead(filters, reading);
  const latest = await readTypedText(others, args);
  return (latest && filtersAsRead(others, latest)) ?? others;
}

function filtersAsRead(filters: SearchFilters, reading: TextReading): SearchFilters | null {
  if (reading.parts.length === 0 && !saysNothing(reading)) return null;
  const { destinationId, continentId } = reading.filters;
  return {
    ...filters,
    // A place that was typed takes the place of one that was chosen before (SRCH-06).
    ...((destinationId ?? continentId) && { destinationId: undefined, continentId: undefined }),
    textSearch: undefined,
    ...reading.filters,
    ...chosenBeside(filters, reading),
    typed: filters.textSearch,
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

/** The filters without those that were read from the text typed before; its words themselves are gone already. */
function withoutRead(filters: SearchFilters, { filters: read }: TextReading): SearchFilters {
  const { textSearch: _rest, ...former } = read;
  const values: Readonly<Record<string, unknown>> = former;
  const left: Record<string, unknown> = { ...filters, typed: undefined, page: NO_FILTERS.page };
  for (const [key, value] of Object.entries(values)) {
    const now = left[key];
    if (Array.isArray(now) && Array.isArray(value)) {
      const others = (now as unknown[]).filter((item) => !value.includes(item));
      left[key] = others.length > 0 ? others : undefined;
    } else if (now === value) {
      left[key] = undefined;
    }
  }
  return left as unknown as SearchFilters;
}

/** The filters without destinations that no country is, and whether there were any. */
export function withoutUnknown(filters: SearchFilters, reading: TextReading | null) {
  const unknown = reading?.unknown ?? [];
  if (unknown.length === 0) return { filters, hadUnknown: false };
  const known = filters.destinationId?.filter((code) => !unknown.includes(code));
  const destinationId = known && known.length > 0 ? known : undefined;
  return { filters: { ...filters, destinationId }, hadUnknown: true };
}

/** Of an address without a text, whose values some filters cannot be. */
export const NO_READING: TextReading = {
  filters: {},
  parts: [],
  unused: [],
  withoutTrips: [],
  partsWithoutTrips: [],
  unknown: [],
};

/**
 * What the page says of it: filters that still hold, and what else was asked for.
 * @param unreadable values of the address that no filter can be
 */
export async function typedTextOf(
  filters: SearchFilters,
  asked: TextReading | null,
  unreadable: readonly string[],
  args: PageLoaderArguments,
): Promise<TypedText | null> {
  if (!asked && unreadable.length === 0) return null;
  const reading = asked ?? NO_READING;
  const { typed, destinationId = [] } = filters;
  const { parts, unused, unknown } = reading;
  const isAsText = typed === filters.textSearch;
  const held =
    typed && !isAsText ? parts.filter((part) => stillHolds(part, reading.filters, filters)) : [];
  // A field says something else.
  const overruled = isAsText
    ? []
    : parts.filter(
        (part) => isChosen(part, filters) && !held.some(({ filter }) => filter === part.filter),
      );
  // Once all that was read is gone, nobody asks what else was typed.
  const isGone = typed !== undefined && !isAsText && held.length === 0;
  const withoutTrips = reading.withoutTrips.filter(
    ({ id }) => !isGone || destinationId.includes(id),
  );
  const partsWithoutTrips = reading.partsWithoutTrips.filter(({ country }) =>
    held.some(({ item }) => item === country.id),
  );
  // All trips to the country are found by the names of its parts.
  const isCountryAlone = isCountry(held, reading) && partsWithoutTrips.length === 0;
  return {
    parts: held,
    // Words that are looked for as they stand are used.
    unused: [
      ...(held.length > 0 || saysNothing(reading) ? unused : []),
      ...overruled.map(({ words }) => words),
      ...unreadable,
    ],
    mentions: isCountryAlone ? await mentionsOf(filters, args) : 0,
    withoutTrips: await Promise.all(
      withoutTrips.map((country) => withNearest(country, filters, args)),
    ),
    partsWithoutTrips: partsWithoutTrips.map(({ name, country }) => ({
      name,
      country: country.name,
    })),
    unknown,
  };
}

/** Whether a text was read as a country and nothing else. */
function isCountry(held: TextReading['parts'], { parts, unused }: TextReading): boolean {
  const [part, ...more] = parts;
  const isAlone = more.length === 0 && unused.length === 0 && held.length === 1;
  return isAlone && part?.filter === 'destinationId';
}

async function mentionsOf(
  filters: SearchFilters,
  { api, currency }: PageLoaderArguments,
): Promise<number> {
  const answer = await api.counts(filters.tab, [searchBody(searchAsText(filters), currency)]);
  return (answer.outcome === 'success' && answer.data.data[0]) || 0;
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

/** "Honeymoon": nothing of it is looked for, and nothing is a filter. */
function saysNothing({ parts, unused, filters }: TextReading): boolean {
  return parts.length === 0 && unused.length > 0 && filters.textSearch === undefined;
}
