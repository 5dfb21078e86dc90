/** The where-lookup (SRCH-03, SRCH-04): destinations for what someone types, best first. */
import { isOpenStatus, TOUR_STATUSES } from '../../domain/tour-status.ts';
import { countryName } from '../catalogue/country-names.ts';
import type { TravelRecord } from '../catalogue/records.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { ListingContext, TopSellers, TopSellersQuestion } from './listing-page.ts';
import { lowerBound } from './sorted-order.ts';
import { dayNumber, STATUS_BITS } from './tour-columns.ts';
import type { TourColumns } from './tour-columns.ts';
import { continentFilterBits, countryPlaces } from './flag-travels.ts';
import { bitsOfContinents } from './travel-columns.ts';

/**
 * Finds destinations, with the numbers of travels and open departures that choosing each would list,
 * and the totals that searching for the text itself would list.
 *
 * A travel that is found leads to the countries whose own name was typed, else to all of its own:
 * "Peru" does not offer Bolivia because one travel crosses both, but "Uyuni" offers Bolivia. Of a
 * travel through two continents only the countries of the one asked for are offered. Best are the
 * countries named, then those with departures, then the most popular.
 */
export function findTopSellers(
  index: CatalogueIndex,
  question: TopSellersQuestion,
  context: Pick<ListingContext, 'language'>,
  openDepartures: Uint32Array,
): TopSellers {
  const { travels } = index;
  const textScores = index.travelText.search(question.search ?? '');
  const nameScores = index.countryText.search(question.search ?? '');
  const continents = continentFilterBits(question.continents ?? []);
  const wanted = countryPlaces(travels, question.countries ?? []);
  const isWanted = (country: number) => wanted === null || wanted.has(country);
  const isThere = travels.continentsOfCountries.map(
    (continent) => (bitsOfContinents([continent]) & continents) !== 0,
  );

  const rows = travels.countries.map((code): DestinationRow => ({ code, ...EMPTY_ROW }));
  const totals = { itineraries: 0, departures: 0 };
  for (const [travel, countries] of travels.countriesOf.entries()) {
    if (((travels.continentBits[travel] as number) & continents) === 0) continue;
    const departures = openDepartures[travel] as number;
    for (const country of countries) {
      const row = rows[country] as DestinationRow;
      row.itineraries += 1;
      row.departures += departures;
    }
    if (textScores !== null && textScores[travel] === 0) continue;
    const wantedThere = countries.filter(isWanted);
    if (wantedThere.length === 0) continue;
    totals.itineraries += 1;
    totals.departures += departures;

    const named = wantedThere.filter((country) => (nameScores?.[country] ?? 0) > 0);
    const { popularity } = travels.travels[travel] as TravelRecord;
    const leads = named.length > 0 ? named : wantedThere;
    const leadsThere = leads.filter((country) => isThere[country]);
    for (const country of leadsThere.length > 0 ? leadsThere : leads) {
      const row = rows[country] as DestinationRow;
      row.isFound = true;
      row.nameScore = nameScores?.[country] ?? 0;
      // A travel speaks for its main country first.
      row.popularity += country === countries[0] ? 2 * popularity : popularity;
    }
  }
  const found = rows.filter((row) => row.isFound).sort(compareRows);
  return {
    countries: found.map(({ code, itineraries, departures }) => ({
      id: code,
      name: countryName(code, context.language),
      isoCodeAlpha3: code,
      itineraries,
      departures,
    })),
    ...totals,
  };
}

/** Open departures of each travel, which are what an unfiltered listing lists (`domain/closing-time.ts`). */
export function countOpenDepartures(tours: TourColumns, travelCount: number, firstDay: string) {
  const isOpen = TOUR_STATUSES.map(isOpenStatus);
  const counts = new Uint32Array(travelCount);
  const firstRow = lowerBound(tours.startDays, dayNumber(firstDay));
  for (let row = firstRow; row < tours.traits.length; row++) {
    if (isOpen[(tours.traits[row] as number) & STATUS_BITS] !== true) continue;
    const travel = tours.travelRows[row] as number;
    counts[travel] = (counts[travel] as number) + 1;
  }
  return counts;
}

interface DestinationRow {
  readonly code: string;
  isFound: boolean;
  itineraries: number;
  departures: number;
  nameScore: number;
  popularity: number;
}

const EMPTY_ROW = { isFound: false, itineraries: 0, departures: 0, nameScore: 0, popularity: 0 };

function compareRows(a: DestinationRow, b: DestinationRow): number {
  return (
    b.nameScore - a.nameScore ||
    Number(b.departures > 0) - Number(a.departures > 0) ||
    b.popularity - a.popularity ||
    b.departures - a.departures ||
    (a.code < b.code ? -1 : 1)
  );
}
