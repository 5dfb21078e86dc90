/**
 * The travels as columns, a row for each in the order of their ids: so a row's number is its place
 * among ties (RES-06). Sets of closed words are kept as one bit for each word.
 */
import { CONTINENT_CODES } from '../../domain/continent.ts';
import type { ContinentCode } from '../../domain/continent.ts';
import type { Language } from '../../domain/market.ts';
import { continentOfCountry } from '../catalogue/country-continent.ts';
import { countryName } from '../catalogue/country-names.ts';
import type { TravelRecord } from '../catalogue/records.ts';
import { TRAVEL_FILTERS, type Word } from './filters.ts';
import { memoize } from './memoize.ts';
import { denseRanks, orderOfIds, ROWS_BETWEEN_PAUSES } from './sorted-order.ts';

export interface TravelColumns {
  readonly travels: readonly TravelRecord[];
  readonly rowOf: ReadonlyMap<string, number>;
  /** Bits of a travel's words for each of `TRAVEL_FILTERS`. */
  readonly wordBits: readonly Uint32Array[];
  /** Bits of the continents that a travel belongs to: those of its countries, and its own. */
  readonly continentBits: Uint8Array;
  readonly numberOfDays: Uint16Array;
  /** 0 for the longest; travels of the same length share a place. */
  readonly longestRanks: Uint32Array;
  /** 0 to 100. */
  readonly popularity: Float64Array;
  /** 0 for the most popular; travels with the same popularity share a place. */
  readonly popularityRanks: Uint32Array;
  /** ISO alpha-3 codes of the catalogue's countries, ascending. */
  readonly countries: readonly string[];
  /** Places in `countries` of each travel's countries, the main one first. */
  readonly countriesOf: readonly (readonly number[])[];
  /** The continent of each of the countries, by its place in `countries`. */
  readonly continentsOfCountries: readonly ContinentCode[];
  /** Places in `countries` in the order of a language's names. */
  readonly countriesByName: (language: Language) => readonly number[];
}

/** Builds the columns, pausing at each `yield`. */
export function* buildTravelColumns(
  records: readonly TravelRecord[],
): Generator<void, TravelColumns> {
  const idOrder = yield* orderOfIds(records.map((travel) => travel.id));
  const travels = Array.from(idOrder, (position) => records[position] as TravelRecord);
  yield;
  const countries = [...new Set(travels.flatMap((travel) => travel.countries))].sort();
  const countryRows = new Map(countries.map((country, row) => [country, row]));
  yield;
  const countriesOf: (readonly number[])[] = [];
  for (const travel of travels) {
    const own = new Set(travel.countries);
    countriesOf.push(Array.from(own, (country) => countryRows.get(country) as number));
    if (countriesOf.length % ROWS_BETWEEN_PAUSES === 0) yield;
  }
  const travelAt = (row: number) => travels[row] as TravelRecord;
  const size = travels.length;
  const wordBits: Uint32Array[] = [];
  for (const { vocabulary, wordsOf } of TRAVEL_FILTERS) {
    const bits = yield* filled(new Uint32Array(size), (row) =>
      bitsOf(vocabulary, wordsOf(travelAt(row))),
    );
    wordBits.push(bits);
  }
  const continentsOfCountries = countries.map((code) => continentOf(code, travels));
  yield;
  const continentBits = yield* filled(new Uint8Array(size), (row) =>
    bitsOfContinents([
      travelAt(row).continent,
      ...(countriesOf[row] ?? []).map((place) => continentsOfCountries[place] as ContinentCode),
    ]),
  );
  const numberOfDays = yield* filled(new Uint16Array(size), (row) => travelAt(row).numberOfDays);
  const popularity = yield* filled(new Float64Array(size), (row) => travelAt(row).popularity);
  const longestRanks = denseRanks(Array.from(numberOfDays, (days) => -days));
  yield;
  const popularityRanks = denseRanks(popularity.map((value) => -value));
  yield;
  return {
    travels,
    rowOf: new Map(travels.map((travel, row) => [travel.id, row])),
    wordBits,
    continentBits,
    numberOfDays,
    longestRanks,
    popularity,
    popularityRanks,
    countries,
    countriesOf,
    continentsOfCountries,
    countriesByName: memoize((language) => {
      const { compare } = new Intl.Collator(language);
      const nameOf = (row: number) => countryName(countries[row] as string, language);
      return [...countries.keys()].sort((a, b) => compare(nameOf(a), nameOf(b)));
    }),
  };
}

/** Fills a column row by row, pausing at each `yield`. */
function* filled<Column extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
  column: Column,
  valueOf: (row: number) => number,
): Generator<void, Column> {
  for (let row = 0; row < column.length; row++) {
    column[row] = valueOf(row);
    if (row % ROWS_BETWEEN_PAUSES === 0) yield;
  }
  return column;
}

/** One bit for each of the words in a filter's closed set. */
export function bitsOf(vocabulary: readonly Word[], words: readonly Word[]): number {
  return words.reduce((bits, word) => {
    const place = vocabulary.indexOf(word);
    return place < 0 ? bits : bits | (1 << place);
  }, 0);
}

/** One bit for each of the codes. */
export function bitsOfContinents(codes: readonly ContinentCode[]): number {
  return codes.reduce((bits, code) => bits | (1 << CONTINENT_CODES.indexOf(code)), 0);
}

/** The country's own; for a code that no table has, what its first travel says. */
function continentOf(country: string, travels: readonly TravelRecord[]): ContinentCode {
  const said = () => travels.find(({ countries }) => countries.includes(country))?.continent;
  return continentOfCountry(country) ?? said() ?? CONTINENT_CODES[0];
}
