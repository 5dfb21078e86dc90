/**
 * Reads what somebody typed as filters (SRCH-03): "beach in march under 2000" is a style, a month and a price.
 * All languages are read at once, since a traveller in one market may type in another. What is understood becomes
 * filters, what a travel has in its words stays a text, and the rest is named, so that nobody thinks that it holds.
 *
 * Nothing is asked of a database or a clock here: who calls it says what there is. A text is cut into phrases
 * (`phrases.ts`), they are gathered as filters, and it is decided what the filters or the whole text find.
 */
import type { FilterName } from '../../domain/filters/filters.ts';
import type { ListingBody } from '../../domain/filters/search-filters.ts';
import type { PaceLimit } from '../../domain/travel-pace.ts';
import type { KnownThings } from './known-things.ts';
import type { Phrase, SingleFilter } from './phrase.ts';
import { phrasesOf } from './phrases.ts';
import { tokensOf } from './tokens.ts';
import { isContinent, type Wish, type Wishes } from './wish-words.ts';

/** A filter, and the words that it was read from. */
interface ReadPart {
  readonly words: string;
  readonly filter: FilterName;
  /** The value of a list that is meant. */
  readonly item?: string;
}

export interface TextReading {
  /** What is asked for, the text among them where words of it are looked for as they stand. */
  readonly filters: ListingBody;
  readonly parts: readonly ReadPart[];
  /** Countries that were named and that no travel goes to. */
  readonly withoutTrips: readonly string[];
  /** Parts of countries that were named and that no travel goes to, though some go to the country (ISO 3166-2). */
  readonly partsWithoutTrips: readonly string[];
  /** Words that no filter says and no travel has. */
  readonly unused: readonly string[];
}

/**
 * Without parts where the whole text stays as it is, to be looked for: the name of a place or a kind of travel,
 * also mistyped, and a text of which nothing is understood. A text that is countries without trips is those, also
 * where words of it stand in other travels, and so is the name of a country where a text would find others. Without
 * filters, too, where no word may be looked for.
 */
export function readText(text: string, known: KnownThings): TextReading {
  const tokens = tokensOf(text);
  const phrases = phrasesOf(tokens, known).map(wanted);
  // "Honeymoon", "partir seul": no trip is to be looked for by it, so all are listed, and it is said.
  if (tokens.length > 0 && phrases.every(({ meaning }) => meaning === 'nothing')) {
    const unused = phrases.length > 0 ? phrases.map(({ words }) => words) : [text];
    return { ...NOTHING_READ, filters: {}, unused };
  }
  const gathered = gather(phrases, known);
  if (isFoundAsTyped(text, gathered, known))
    return { ...NOTHING_READ, filters: { textSearch: text } };
  const { filters, parts, missing, unused, texts } = gathered;
  const withoutTrips = missing.flatMap(({ item = [] }) => item);
  if (isUnderstood(gathered) && parts.length === 0 && withoutTrips.length > 0) {
    return {
      ...NOTHING_READ,
      filters: { destinationId: withoutTrips },
      parts: missing,
      withoutTrips,
    };
  }
  const { destinationId, continentId } = filters;
  const kept: string[] = [];
  for (const phrase of texts) {
    const textSearch = [...kept, phrase.words].join(' ');
    if (known.finds(textSearch, { destinationId, continentId })) kept.push(phrase.words);
    else unused.add(phrase);
  }
  const textSearch = kept.join(' ');
  if (textSearch) {
    parts.push({ words: textSearch, filter: 'textSearch' });
    filters.textSearch = textSearch;
  }
  return {
    filters: parts.length > 0 ? filters : { textSearch: text },
    parts,
    withoutTrips,
    partsWithoutTrips: [...gathered.missingParts],
    unused: phrases.filter((phrase) => unused.has(phrase)).map(({ words }) => words),
  };
}

/** What is not wanted is said by no filter. */
function wanted(phrase: Phrase): Phrase {
  return phrase.isUnwanted ? { ...phrase, meaning: 'nothing' } : phrase;
}

const NOTHING_READ: Omit<TextReading, 'filters'> = {
  parts: [],
  withoutTrips: [],
  partsWithoutTrips: [],
  unused: [],
};

interface Gathered {
  readonly filters: ListingBody;
  readonly parts: ReadPart[];
  /** Countries that no travel goes to. */
  readonly missing: ReadPart[];
  readonly missingParts: Set<string>;
  /** What may be looked for as it stands. */
  readonly texts: Phrase[];
  readonly unused: Set<Phrase>;
  hasRegion: boolean;
}

function gather(phrases: readonly Phrase[], known: KnownThings): Gathered {
  const gathered: Gathered = {
    filters: {},
    parts: [],
    missing: [],
    missingParts: new Set(),
    texts: [],
    unused: new Set(),
    hasRegion: false,
  };
  for (const phrase of phrases) {
    const { meaning } = phrase;
    if (meaning === 'text') gathered.texts.push(phrase);
    else if (typeof meaning === 'string') gathered.unused.add(phrase);
    else if ('unless' in meaning) gathered.unused.add(phrase);
    else if ('filter' in meaning) addSingle(gathered, phrase, meaning.filter, meaning.values);
    else addWishes(gathered, phrase, meaning, known);
  }
  return gathered;
}

function addSingle(
  { filters, parts, unused }: Gathered,
  phrase: Phrase,
  filter: SingleFilter,
  values: ListingBody,
): void {
  const set: Readonly<Record<string, unknown>> = filters;
  const entries = Object.entries(values);
  const isSet = entries.some(([key]) => key in set);
  // "A week or seven days".
  if (isSet && entries.every(([key, value]) => set[key] === value)) return;
  if (isSet || entries.length === 0 || isEmpty({ ...filters, ...values })) {
    unused.add(phrase);
    return;
  }
  Object.assign(filters, values);
  // "over 1000, under 2000" is one range.
  const place = parts.findIndex((part) => part.filter === filter);
  const first = parts[place];
  if (first) parts[place] = { words: `${first.words} ${phrase.words}`, filter };
  else parts.push({ words: phrase.words, filter });
}

/** Whether a range ends before it begins. */
function isEmpty(filters: ListingBody): boolean {
  const { priceFrom = 0, priceTo = priceFrom } = filters;
  const { durationFrom = 0, durationTo = durationFrom } = filters;
  const { dateFrom = '', dateTo = dateFrom } = filters;
  return priceTo < priceFrom || durationTo < durationFrom || dateTo < dateFrom;
}

function addWishes(
  gathered: Gathered,
  phrase: Phrase,
  { wishes, isRegion = false }: Wishes,
  known: KnownThings,
): void {
  const { filters, parts, missing } = gathered;
  const { words } = phrase;
  const lists = filters as Record<string, string[] | true | undefined>;
  const isWithoutTrips = ({ name, item = '' }: Wish) =>
    name === 'destinationId' && !known.hasTrips(item);
  const possible = isRegion ? wishes.filter((wish) => !isWithoutTrips(wish)) : wishes;
  gathered.hasRegion ||= isRegion;
  if (possible.length === 0) gathered.unused.add(phrase);
  for (const wish of possible) {
    const { name, item, part } = wish;
    if (part && !known.hasTripsToPart(part)) gathered.missingParts.add(part);
    const values = lists[name];
    if (name === 'pace') {
      addSingle(gathered, phrase, name, { pace: item as PaceLimit });
    } else if (isWithoutTrips(wish)) {
      if (missing.every((part) => part.item !== item)) missing.push({ words, filter: name, item });
    } else if (item === undefined) {
      lists[name] = true;
      parts.push({ words, filter: name });
    } else if (!Array.isArray(values) || !values.includes(item)) {
      lists[name] = [...(Array.isArray(values) ? values : []), item];
      parts.push({ words, filter: name, item });
    }
  }
}

/** Filters that a text of names is found by as it stands. */
const NAMED: readonly FilterName[] = ['destinationId', 'continentId', 'travelStyles', 'badgeId'];

/** Whether the text is names, or nothing of it is understood, and travels have its words. */
function isFoundAsTyped(text: string, gathered: Gathered, known: KnownThings): boolean {
  const { parts, missing, missingParts, hasRegion } = gathered;
  if (hasRegion || missingParts.size > 0) return false;
  // In a language of the site: "salvador" is a country in French alone.
  const isName = ({ words, item = '' }: ReadPart) => known.isNameOf(words, item);
  const [first] = parts;
  // Of a country alone, words stand in travels to others, too: "colombie".
  const isOtherwiseElsewhere =
    parts.length === 1 &&
    first?.filter === 'destinationId' &&
    isName(first) &&
    !isContinent(text) &&
    known.findsElsewhere(text, first.item ?? '');
  if (isUnderstood(gathered) && (missing.some(isName) || isOtherwiseElsewhere)) return false;
  return parts.every(({ filter }) => NAMED.includes(filter)) && known.finds(text, {});
}

function isUnderstood({ texts, unused }: Gathered): boolean {
  return texts.length === 0 && unused.size === 0;
}
