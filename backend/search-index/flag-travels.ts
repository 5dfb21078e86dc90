/** The filters that look at a travel, as flags of each travel row. */
import type { Filters } from '../../contract/filters.ts';
import { continentCodesIn } from '../../domain/continent.ts';
import type { ContinentCode } from '../../domain/continent.ts';
import { bitsOf, bitsOfContinents, WORD_FILTER_KEYS } from './travel-columns.ts';
import type { TravelColumns } from './travel-columns.ts';

/** Three flags, apart because a facet is counted without its own filter (RES-10). */
export const FITS_OTHERS = 1;
export const FITS_CONTINENT = 2;
export const FITS_DESTINATION = 4;
export const FITS_ALL = FITS_OTHERS | FITS_CONTINENT | FITS_DESTINATION;

/**
 * Flags for each travel. Values of one filter are alternatives, filters add up; an empty list filters
 * nothing (RES-02). A travel that fails another filter than continent and destination gets 0.
 *
 * `gender` and `uniqueTrips` are accepted and filter nothing: no record says whom a travel is meant
 * for or how often it runs, and a filter without data must not empty the list.
 */
export function flagTravels(
  columns: TravelColumns,
  filters: Filters,
  textScores: Uint16Array | null,
): Uint8Array {
  const tests = otherFilters(columns, filters, textScores);
  const continents = continentFilterBits(filters.continentId ?? []);
  const destinations = countryPlaces(columns, filters.destinationId ?? []);
  const allFlags = new Uint8Array(columns.travels.length);
  for (let row = 0; row < allFlags.length; row++) {
    if (!tests.every((fits) => fits(row))) continue;
    let flags = FITS_OTHERS;
    if ((columns.continentBits[row] as number) & continents) flags |= FITS_CONTINENT;
    const countries = columns.countriesOf[row] as readonly number[];
    if (destinations === null || countries.some((country) => destinations.has(country))) {
      flags |= FITS_DESTINATION;
    }
    allFlags[row] = flags;
  }
  return allFlags;
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

function otherFilters(
  columns: TravelColumns,
  filters: Filters,
  textScores: Uint16Array | null,
): RowTest[] {
  const tests: RowTest[] = [];
  if (textScores) tests.push((row) => (textScores[row] as number) > 0);
  if (filters.travelId?.length) {
    const wanted = new Set(filters.travelId.map((id) => columns.rowOf.get(id)));
    tests.push((row) => wanted.has(row));
  }
  for (const key of WORD_FILTER_KEYS) {
    const words = filters[key] ?? [];
    if (words.length === 0) continue;
    const wanted = bitsOf(key, words);
    const bits = columns.wordBits[key];
    tests.push((row) => ((bits[row] as number) & wanted) !== 0);
  }
  const { numberOfDays } = columns;
  const { durations, durationFrom, durationTo } = filters;
  if (durations?.length) tests.push((row) => durations.includes(numberOfDays[row] as number));
  if (durationFrom !== undefined)
    tests.push((row) => (numberOfDays[row] as number) >= durationFrom);
  if (durationTo !== undefined) tests.push((row) => (numberOfDays[row] as number) <= durationTo);
  return tests;
}
