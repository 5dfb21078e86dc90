/** Everything that the listings read, built once for each version of the catalogue. */
import type { CatalogueSnapshot, TravelRecord } from '../catalogue/records.ts';
import { PhraseBook } from '../text-reading/phrase-book.ts';
import { isMonth } from '../text-reading/months.ts';
import { createLeaveViews, type LeaveViews } from './leave-view.ts';
import { PositionSet } from './position-set.ts';
import { createPriceViews, type PriceViews } from './price-view.ts';
import { createTextIndex, type TextIndex } from './text-index.ts';
import { buildTourColumns, type TourColumns } from './tour-columns.ts';
import { buildTravelColumns, type TravelColumns } from './travel-columns.ts';
import {
  allCountryWords,
  countryTextFields,
  travelTextFields,
  WEIGHTS,
} from './travel-text-fields.ts';
import {
  COUNTRY_CODES,
  countryAdjectives,
  searchableCountryNames,
} from '../catalogue/country-names.ts';
import { foldedWords, speltOutWords } from './fold-text.ts';
import { isOneSlipApart } from '../../domain/one-slip-apart.ts';
import { memoize } from './memoize.ts';
import { withoutDoubles } from './typo-variants.ts';

export interface CatalogueIndex {
  readonly travels: TravelColumns;
  readonly tours: TourColumns;
  readonly prices: PriceViews;
  readonly leaves: LeaveViews;
  /** Documents are travel rows. */
  readonly travelText: TextIndex;
  /** Documents are country rows; their names only. */
  readonly countryText: TextIndex;
  /** Finds country rows. */
  readonly countryTypos: CountryTypos;
  /** Names of places of which a word means something else: "Chiang Mai" is no trip in May, nor British Columbia in Britain. */
  readonly wholeNames: PhraseBook<'text'>;
  /** Reused by each listing: one listing ends before the next begins. */
  readonly scratch: { readonly rows: Uint32Array; readonly ranks: PositionSet };
}

/**
 * Builds the index step by step; whoever drives it may pause at each `yield`, so that a rebuild does
 * not hold up the requests of the meantime. A travel that was withdrawn is found by its address alone.
 */
export function* buildCatalogueIndex(snapshot: CatalogueSnapshot): Generator<void, CatalogueIndex> {
  const travels = yield* buildTravelColumns(
    snapshot.travels.filter(({ isWithdrawn }) => !isWithdrawn),
  );
  yield;
  const tours = yield* buildTourColumns(snapshot.tours, travels);
  const properWords = allCountryWords();
  yield;
  const wholeNames = new PhraseBook<'text'>();
  const fieldsOf = (travel: TravelRecord) => {
    const fields = travelTextFields(travel);
    for (const { text, weight } of fields) {
      const isName = weight === WEIGHTS.place || weight === WEIGHTS.searchWord;
      const words = isName ? foldedWords(text) : [];
      if (words.length > 1 && words.some(meansMore)) wholeNames.add('text', text);
    }
    return fields;
  };
  const travelText = yield* createTextIndex(travels.travels, fieldsOf, properWords);
  const countryText = yield* createTextIndex(travels.countries, countryTextFields, properWords);
  return {
    travels,
    tours,
    prices: createPriceViews(tours.offers),
    leaves: createLeaveViews(tours),
    travelText,
    countryText,
    countryTypos: createCountryTypos(travels.countries),
    wholeNames,
    scratch: {
      rows: new Uint32Array(tours.tours.length),
      ranks: new PositionSet(tours.tours.length),
    },
  };
}

/** Of every country, those of one word. */
let adjectives: ReadonlySet<string> | undefined;

/** Whether a folded word is a month or a country's adjective. */
function meansMore(word: string): boolean {
  adjectives ??= new Set(
    COUNTRY_CODES.flatMap(countryAdjectives).map((adjective) => foldedWords(adjective).join(' ')),
  );
  return isMonth(word) || adjectives.has(word);
}

// Destinations whose whole name was mistyped (SRCH-03). A name is short and known, unlike a place: a typo
// in its first letter is one too, and a space that is missing or too many.

/** Of a name: "USA" and "UK" have too many neighbours. */
const MINIMUM_NAME_LENGTH = 4;

interface CountryTypos {
  /** Places of the countries that the query is one typo away from; none for any country's right name. */
  find(query: string): readonly number[];
}

/** Of every country, also of those that no travel goes to. */
let properNames: ReadonlySet<string> | undefined;

export function createCountryTypos(countries: readonly string[]): CountryTypos {
  const proper = (properNames ??= new Set(COUNTRY_CODES.flatMap(namesOf)));
  const names = countries.flatMap((code, country) =>
    namesOf(code)
      .filter((name) => name.length >= MINIMUM_NAME_LENGTH)
      .map((name) => ({ name, country })),
  );
  return {
    find(query) {
      const text = foldedWords(query).join(' ');
      if (text.length < MINIMUM_NAME_LENGTH - 1 || proper.has(text)) return [];
      const found = names.filter(({ name }) => isOneSlipApart(name, text));
      return [...new Set(found.map(({ country }) => country))];
    },
  };
}

/** Of names that no travel vouches for, which are four times as many: "greek" is no slip of a country. */
const MINIMUM_UNTRAVELLED_LENGTH = 7;

/** The country that a text is a slip of the name of, whether travels go there or not; also with other letters doubled. */
export function mistypedName(query: string): string | undefined {
  const text = foldedWords(query).join(' ');
  if (text.length < MINIMUM_UNTRAVELLED_LENGTH) return undefined;
  const bare = withoutDoubles(text);
  const found = namesByLetter()
    .get(text.charAt(0))
    ?.find(({ name, ...one }) => one.bare === bare || isOneSlipApart(name, text));
  return found?.code;
}

interface NamedCountry {
  readonly code: string;
  readonly name: string;
  /** Without doubled letters. */
  readonly bare: string;
}

let byLetter: ReadonlyMap<string, readonly NamedCountry[]> | undefined;

/** Names of every country by their first letter. */
function namesByLetter(): ReadonlyMap<string, readonly NamedCountry[]> {
  const named = () =>
    COUNTRY_CODES.flatMap((code) =>
      namesOf(code).map((name) => ({ code, name, bare: withoutDoubles(name) })),
    );
  return (byLetter ??= Map.groupBy(named(), ({ name }) => name.charAt(0)));
}

const namesOf = memoize((code: string): readonly string[] =>
  searchableCountryNames(code).flatMap((name) => {
    const spelt = speltOutWords(name);
    return [foldedWords(name), ...(spelt ? [spelt] : [])].map((words) => words.join(' '));
  }),
);
