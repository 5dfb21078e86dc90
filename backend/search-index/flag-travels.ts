/** The filters that look at a travel, as flags of each travel row. */
import type { Filters } from '../../contract/filters.ts';
import { continentCodesIn } from '../../domain/continent.ts';
import type { ContinentCode } from '../../domain/continent.ts';
import type { FilterName } from '../../domain/filters/filters.ts';
import { askedWords, TRAVEL_FILTERS } from './filters.ts';
import { bitsOf, bitsOfContinents } from './travel-columns.ts';
import type { TravelColumns } from './travel-columns.ts';

/** The filters on travels that are facets too, each counted without its own filter (RES-10). */
const TRAVEL_FACETS: readonly FilterName[] = [
  'continentId',
  'destinationId',
  'length',
  ...TRAVEL_FILTERS.map(({ name }) => name),
];

/** A travel whose tours some facet counts: it fails one of the facets' filters at most. */
export const IS_COUNTED = 1;
/** A travel that fits every filter. */
export const IS_LISTED = 2;

export interface TravelFlags {
  /** `IS_COUNTED`, and `IS_LISTED` beside it, or 0. */
  readonly flags: Uint8Array;
  /** A bit for each facet whose filter the travel fails. */
  readonly failed: Uint32Array;
}

/** The bit of a facet in `failed`. */
export function failureBit(facet: FilterName): number {
  return 1 << TRAVEL_FACETS.indexOf(facet);
}
const NONE: ReadonlySet<number> = new Set();
/** Of a filter that is no facet: above the bits of all that are. */
const OTHER_FAILURE = 1 << 30;

/**
 * Flags for each travel. Values of one filter are alternatives, filters add up; an empty list filters
 * nothing (RES-02). Nor do those that there are no data for (`ignoredFilters`).
 *
 * @param excluded rows of travels that fail whatever is asked for
 */
export function flagTravels(
  columns: TravelColumns,
  filters: Filters,
  textScores: Uint16Array | null,
  excluded: ReadonlySet<number> = NONE,
): TravelFlags {
  const failed = new Uint32Array(columns.travels.length);
  for (const row of excluded) failed[row] = OTHER_FAILURE;
  for (const [bit, fits] of testsOf(columns, filters, textScores)) {
    for (let row = 0; row < failed.length; row++) {
      if (!fits(row)) failed[row] = (failed[row] as number) | bit;
    }
  }
  const flags = failed.map((bits) => {
    if (bits === 0) return IS_COUNTED | IS_LISTED;
    return bits < OTHER_FAILURE && (bits & (bits - 1)) === 0 ? IS_COUNTED : 0;
  });
  return { flags: Uint8Array.from(flags), failed };
}

/** Bits of the continents that a continent filter takes in; of all when it names none. */
export function continentFilterBits(codes: readonly ContinentCode[]): number {
  return codes.length === 0 ? ALL_CONTINENTS : bitsOfContinents(codes.flatMap(continentCodesIn));
}

const ALL_CONTINENTS = 0xff;

/** The rows of the countries that a destination filter takes in; null when it takes in all. */
export function countryPlaces(
  columns: TravelColumns,
  codes: readonly string[],
): ReadonlySet<number> | null {
  if (codes.length === 0) return null;
  return new Set(codes.map((code) => columns.countries.indexOf(code)));
}

type RowTest = (row: number) => boolean;

function testsOf(
  columns: TravelColumns,
  filters: Filters,
  textScores: Uint16Array | null,
): [failure: number, fits: RowTest][] {
  const tests: [number, RowTest][] = [];
  if (textScores) tests.push([OTHER_FAILURE, (row) => (textScores[row] as number) > 0]);
  if (filters.travelId?.length) {
    const wanted = new Set(filters.travelId.map((id) => columns.rowOf.get(id)));
    tests.push([OTHER_FAILURE, (row) => wanted.has(row)]);
  }
  if (filters.continentId?.length) {
    const wanted = continentFilterBits(filters.continentId);
    const { continentBits } = columns;
    const fits: RowTest = (row) => ((continentBits[row] as number) & wanted) !== 0;
    tests.push([failureBit('continentId'), fits]);
  }
  const destinations = countryPlaces(columns, filters.destinationId ?? []);
  if (destinations !== null) {
    const fits: RowTest = (row) =>
      (columns.countriesOf[row] as readonly number[]).some((country) => destinations.has(country));
    tests.push([failureBit('destinationId'), fits]);
  }
  for (const [place, filter] of TRAVEL_FILTERS.entries()) {
    const words = askedWords(filter, filters);
    if (words.length === 0) continue;
    const wanted = bitsOf(filter.vocabulary, words);
    const bits = columns.wordBits[place] as Uint32Array;
    tests.push([failureBit(filter.name), (row) => ((bits[row] as number) & wanted) !== 0]);
  }
  for (const fits of lengthTests(columns, filters)) tests.push([failureBit('length'), fits]);
  return tests;
}

function lengthTests(
  { numberOfDays }: TravelColumns,
  { durations, durationFrom = 0, durationTo = Infinity }: Filters,
): RowTest[] {
  const tests: RowTest[] = [];
  if (durations?.length) tests.push((row) => durations.includes(numberOfDays[row] as number));
  if (durationFrom > 0 || durationTo < Infinity) {
    tests.push((row) => {
      const days = numberOfDays[row] as number;
      return days >= durationFrom && days <= durationTo;
    });
  }
  return tests;
}
