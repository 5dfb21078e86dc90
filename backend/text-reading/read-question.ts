/**
 * Reads a question in a traveller's own words (AI-01): what is asked for as filters, each with the words that it was
 * read from, what is not wanted, what cannot both be, and word for word what was not understood. It stands on what
 * reads a typed text (`read-text.ts`); a sentence says more, and only names of places are looked for in its words.
 *
 * Nothing is asked of a database or a clock here, and each word is read a bounded number of times.
 */
import { addDays } from '../../domain/calendar-date.ts';
import type { FilterName } from '../../domain/filters/filters.ts';
import type { ListingBody } from '../../domain/filters/search-filters.ts';
import type { Sort } from '../../domain/sort.ts';
import { MAXIMUM_TEXT_LENGTH } from '../../domain/query-values.ts';
import type { KnownThings } from './known-things.ts';
import { isNegative } from './numbers.ts';
import { narrowedValues, otherSideOf } from './narrowed-values.ts';
import type { ImpossibleDays, Phrase, SingleFilter } from './phrase.ts';
import { phrasesOf } from './phrases.ts';
import { QUESTION_READERS } from './question-phrases.ts';
import { AHEAD, ONCE, RELATIVE } from './time-words.ts';
import { readTime } from './times.ts';
import { tokensOf, typedText, type Token } from './tokens.ts';
import type { Wish, Wishes } from './wish-words.ts';

/** A filter, the value of a list that is meant, and the words that it was read from. */
interface QuestionSource {
  readonly words: string;
  readonly filter: FilterName;
  readonly item?: string;
}

export interface QuestionReading {
  readonly filters: ListingBody;
  /** In the order of the question. */
  readonly sources: readonly QuestionSource[];
  /** What is not wanted, and no filter says: a value of a list, or days. */
  readonly excluded: readonly (QuestionSource & { readonly values?: ListingBody })[];
  /** Filters of which things were asked that cannot all be: none of them is in the filters. */
  readonly contradictions: readonly {
    readonly filter: FilterName;
    readonly words: readonly string[];
  }[];
  /** Countries that were named and that no travel goes to; they are filters where no other place is. */
  readonly withoutTrips: readonly string[];
  /** Their names as they were typed. */
  readonly namesWithoutTrips: readonly string[];
  /** What orders the trips, and the words that ask for it. */
  readonly sort: { readonly words: string; readonly by: Sort } | null;
  /** What is asked about trips, and is no wish for one: a visa, how to cancel. */
  readonly practical: readonly string[];
  /** Days on which nobody can leave, and why; they are among what was not understood. */
  readonly impossibleDays: readonly { readonly words: string; readonly why: ImpossibleDays }[];
  /** Word for word, in the order of the question. */
  readonly notUnderstood: readonly string[];
}

/** Some pages of text: what comes after is not read. */
export const MOST_TOKENS = 1000;

export function readQuestion(text: string, known: KnownThings): QuestionReading {
  const tokens = tokensOf(text, MOST_TOKENS);
  const gathered = gather(tokens, known);
  settleSingles(gathered);
  settleLists(gathered);
  settleNames(gathered, known);
  settleMissing(gathered);
  const { filters, excluded, contradictions, cheapest } = gathered;
  return {
    filters,
    sources: gathered.sources
      .toSorted((one, other) => one.phrase.at - other.phrase.at)
      .map(({ phrase, ...source }) => ({ words: phrase.words, ...source })),
    excluded: excluded.map(({ phrase, ...source }) => ({ words: phrase.words, ...source })),
    contradictions,
    withoutTrips: [...gathered.missing.keys()],
    namesWithoutTrips: [...gathered.missing.values()].map(({ words }) => words),
    sort: cheapest ? { words: cheapest.words, by: 'price:asc' } : null,
    practical: gathered.practical.map(({ words }) => words),
    impossibleDays: gathered.notUnderstood.flatMap(({ words, meaning }) =>
      meaning === 'noDay' || meaning === 'past' || meaning === 'far'
        ? [{ words, why: meaning }]
        : [],
    ),
    notUnderstood: joined(gathered.notUnderstood, tokens),
  };
}

interface Source {
  readonly phrase: Phrase;
  readonly filter: FilterName;
  readonly item?: string;
}

interface Single {
  readonly phrase: Phrase;
  readonly values: ListingBody;
}

interface Wanted extends Source {
  /** Whether it is one of several countries of a part of the world. */
  readonly isOfRegion: boolean;
}

interface Gathered {
  readonly tokens: readonly Token[];
  readonly singles: Map<SingleFilter, Single[]>;
  readonly wanted: Wanted[];
  readonly names: Phrase[];
  /** What is hard, and wanted: no filter says that. */
  readonly efforts: Phrase[];
  excluded: (Source & { readonly values?: ListingBody })[];
  /** Countries without trips, and where they are named. */
  readonly missing: Map<string, Phrase>;
  cheapest: Phrase | null;
  readonly practical: Phrase[];
  readonly notUnderstood: Phrase[];
  readonly filters: ListingBody;
  readonly sources: Source[];
  readonly contradictions: { filter: FilterName; words: string[] }[];
}

function gather(tokens: readonly Token[], known: KnownThings): Gathered {
  const gathered: Gathered = {
    tokens,
    singles: new Map(),
    wanted: [],
    names: [],
    efforts: [],
    excluded: [],
    missing: new Map(),
    cheapest: null,
    practical: [],
    notUnderstood: [],
    filters: {},
    sources: [],
    contradictions: [],
  };
  for (const phrase of phrasesOf(tokens, known, QUESTION_READERS)) {
    const { meaning, isUnwanted } = phrase;
    if (meaning === 'text' && !isUnwanted) gathered.names.push(phrase);
    else if (meaning === 'cheapest' && isUnwanted) gathered.notUnderstood.push(phrase);
    else if (meaning === 'cheapest') gathered.cheapest ??= phrase;
    else if (meaning === 'practical') gathered.practical.push(phrase);
    else if (meaning === 'everyday') continue;
    else if (typeof meaning === 'string') gathered.notUnderstood.push(phrase);
    else if ('unless' in meaning) addOpposite(gathered, phrase, meaning.unless, known);
    else if ('filter' in meaning)
      addSingle(gathered, phrase, meaning.filter, meaning.values, known);
    else addWishes(gathered, phrase, meaning, known);
  }
  return gathered;
}

/** What is asked for by not wanting something. */
function addOpposite(gathered: Gathered, phrase: Phrase, wish: Wish, known: KnownThings): void {
  if (phrase.isUnwanted)
    addWishes(gathered, { ...phrase, isUnwanted: false }, { wishes: [wish] }, known);
  else if (wish.name === 'pace') gathered.efforts.push(phrase);
  else gathered.notUnderstood.push(phrase);
}

function addSingle(
  { tokens, singles, excluded, notUnderstood }: Gathered,
  phrase: Phrase,
  filter: SingleFilter,
  values: ListingBody,
  known: KnownThings,
): void {
  const meant = phrase.isUnwanted ? otherSideOf(filter, values) : values;
  if (meant === null) {
    const { at, end } = phrase;
    // "Not this summer" is said of one alone.
    const isOnce = [tokens[at - 1], tokens[end]].some((token) => ONCE.has(token?.word ?? ''));
    const isOfEachYear = filter === 'dates' && !isOnce;
    const all = isOfEachYear ? [values, ...inLaterYears(phrase, values, known)] : [values];
    excluded.push(...all.map((one) => ({ phrase, filter, values: one })));
  } else if (Object.keys(meant).length === 0) notUnderstood.push(phrase);
  else singles.set(filter, [...(singles.get(filter) ?? []), { phrase, values: meant }]);
}

/** Departures are known less far ahead. */
const LATER_YEARS = [1, 2];

/** "Not in December" means each one; "not in December 2027" and "not next month" do not. */
function inLaterYears({ words }: Phrase, values: ListingBody, known: KnownThings): ListingBody[] {
  const tokens = tokensOf(words);
  if (AHEAD[known.language].longestAt(tokens, 0) || RELATIVE.longestAt(tokens, 0)) return [];
  const firstDays = new Set([values.dateFrom]);
  return LATER_YEARS.flatMap((years) => {
    const today = addDays(known.today, DAYS_OF_A_YEAR * years);
    const time = readTime(tokens, 0, { ...known, today });
    // A year that is named is not read once it is over.
    const isWhole = time?.length === tokens.length;
    if (!isWhole || !time.from || !time.to || firstDays.has(time.from)) return [];
    firstDays.add(time.from);
    const { from: dateFrom, to: dateTo, daysSpan } = time;
    return [{ dateFrom, dateTo, ...(daysSpan && { daysSpan }) }];
  });
}

const DAYS_OF_A_YEAR = 365;

function addWishes(
  gathered: Gathered,
  phrase: Phrase,
  { wishes, isRegion = false }: Wishes,
  known: KnownThings,
): void {
  const isWithoutTrips = ({ name, item = '' }: Wish) =>
    name === 'destinationId' && !known.hasTrips(item);
  const possible = wishes.filter((wish) => !isWithoutTrips(wish));
  if (possible.length === 0) {
    if (isRegion) gathered.notUnderstood.push(phrase);
    else if (!phrase.isUnwanted)
      for (const { item = '' } of wishes) gathered.missing.set(item, phrase);
  }
  for (const { name: filter, item } of possible) {
    if (filter === 'pace')
      addSingle(gathered, phrase, filter, { pace: item } as ListingBody, known);
    // Nobody looks for trips that cost no less than they did.
    else if (phrase.isUnwanted && filter === 'discounted') gathered.notUnderstood.push(phrase);
    else if (phrase.isUnwanted) gathered.excluded.push({ phrase, filter, item });
    else gathered.wanted.push({ phrase, filter, item, isOfRegion: isRegion });
  }
}

function settleSingles(gathered: Gathered): void {
  const { singles, efforts, filters, sources, contradictions, notUnderstood } = gathered;
  for (const [filter, said] of singles) {
    const hard = filter === 'pace' ? efforts : [];
    const values = narrowedValues(
      filter,
      said.map((single) => single.values),
    );
    const phrases = [...said.map(({ phrase }) => phrase), ...hard];
    if (values === null || hard.length > 0) {
      contradictions.push({ filter, words: phrases.map(({ words }) => words) });
    } else {
      Object.assign(filters, values);
      sources.push(...phrases.map((phrase) => ({ phrase, filter })));
    }
  }
  if (!singles.has('pace')) notUnderstood.push(...efforts);
}

/** Wanted values that are not unwanted, too: a country of a part of the world may be left out. */
function settleLists(gathered: Gathered): void {
  const { filters, sources, contradictions } = gathered;
  const lists = filters as Record<string, string[] | true | undefined>;
  const used = new Set<Source>();
  for (const { isOfRegion, ...source } of gathered.wanted) {
    const { filter, item } = source;
    const against = gathered.excluded.find(
      (other) => other.filter === filter && other.item === item && !other.values,
    );
    if (against) {
      used.add(against);
      if (isOfRegion) continue;
      const words = [source.phrase.words, against.phrase.words];
      contradictions.push({ filter, words });
    } else if (item === undefined) {
      lists[filter] = true;
      sources.push(source);
    } else {
      const values = lists[filter];
      const items = Array.isArray(values) ? values : [];
      if (!items.includes(item)) sources.push(source);
      lists[filter] = items.includes(item) ? items : [...items, item];
    }
  }
  gathered.excluded = gathered.excluded.filter((source) => !used.has(source));
}

/** A question that names more is not looked for by all of them. */
const MOST_NAMES = 6;

/** Names that travels are found by under all the places that are asked for. */
function settleNames({ names, filters, sources, notUnderstood }: Gathered, known: KnownThings) {
  const { destinationId, continentId } = filters;
  const kept: Phrase[] = [];
  for (const [place, phrase] of names.entries()) {
    const textSearch = [...kept, phrase].map(({ words }) => words).join(' ');
    const isFound =
      place < MOST_NAMES &&
      textSearch.length <= MAXIMUM_TEXT_LENGTH &&
      known.finds(textSearch, { destinationId, continentId });
    if (isFound) kept.push(phrase);
    else notUnderstood.push(phrase);
  }
  if (kept.length === 0) return;
  filters.textSearch = kept.map(({ words }) => words).join(' ');
  sources.push(...kept.map((phrase): Source => ({ phrase, filter: 'textSearch' })));
}

/** Nowhere else is asked for: then trips to other places do not fit. */
function settleMissing({ missing, filters, sources }: Gathered): void {
  const { destinationId, continentId, textSearch } = filters;
  if (missing.size === 0 || destinationId || continentId || textSearch) return;
  filters.destinationId = [...missing.keys()];
  for (const [item, phrase] of missing) sources.push({ phrase, filter: 'destinationId', item });
}

/** The words as they were typed, those that follow each other as one. */
function joined(phrases: readonly Phrase[], tokens: readonly Token[]): string[] {
  const runs: { at: number; end: number }[] = [];
  for (const { at, end } of phrases.toSorted((one, other) => one.at - other.at)) {
    const last = runs.at(-1);
    if (last?.end === at && /^\s*[-−]?\s*$/u.test(tokens[at]?.before ?? '')) last.end = end;
    else runs.push({ at, end });
  }
  return runs.map(
    ({ at, end }) => (isNegative(tokens, at) ? '-' : '') + typedText(tokens.slice(at, end)),
  );
}
