/** The where-lookup (SRCH-03, SRCH-04): destinations for what someone types, best first. */
import { isOpenStatus, TOUR_STATUSES } from '../../domain/tour-status.ts';
import { countryName } from '../catalogue/country-names.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { ListingContext, TopSellers, TopSellersQuestion } from './listing-page.ts';
import { findText } from './find-text.ts';
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
  const { countriesOf } = travels;
  const { travels: textScores, countries: nameScores } = findText(index, question.search ?? '');
  const continents = continentFilterBits(question.continents ?? []);
  const wanted = countryPlaces(travels, question.countries ?? []);

  const size = travels.countries.length;
  const isFound = new Uint8Array(size);
  const popularity = new Float64Array(size);
  const itineraries = new Uint32Array(size);
  const departures = new Uint32Array(size);
  const totals = { itineraries: 0, departures: 0 };
  // A travel leads to those of its countries that have most: named, then in the continents asked for.
  const merits = travels.continentsOfCountries.map((continent, country) => {
    if (wanted !== null && !wanted.has(country)) return 0;
    const isNamed = (nameScores?.[country] ?? 0) > 0;
    const isThere = (bitsOfContinents([continent]) & continents) !== 0;
    return 1 + (isThere ? 1 : 0) + (isNamed ? 2 : 0);
  });
  for (let travel = 0; travel < countriesOf.length; travel++) {
    if (((travels.continentBits[travel] as number) & continents) === 0) continue;
    const countries = countriesOf[travel] as readonly number[];
    const open = openDepartures[travel] as number;
    let best = 0;
    for (const country of countries) {
      itineraries[country] = (itineraries[country] as number) + 1;
      departures[country] = (departures[country] as number) + open;
      best = Math.max(best, merits[country] as number);
    }
    if (best === 0 || (textScores !== null && textScores[travel] === 0)) continue;
    totals.itineraries += 1;
    totals.departures += open;
    for (const country of countries) {
      if (merits[country] !== best) continue;
      isFound[country] = 1;
      // A travel speaks for its main country first.
      const worth = (travels.popularity[travel] as number) * (country === countries[0] ? 2 : 1);
      popularity[country] = (popularity[country] as number) + worth;
    }
  }
  const rows: DestinationRow[] = [];
  for (const [country, code] of travels.countries.entries()) {
    if (isFound[country] === 0) continue;
    rows.push({
      code,
      itineraries: itineraries[country] as number,
      departures: departures[country] as number,
      popularity: popularity[country] as number,
      nameScore: nameScores?.[country] ?? 0,
    });
  }
  return {
    countries: rows.sort(compareRows).map((row) => ({
      id: row.code,
      name: countryName(row.code, context.language),
      isoCodeAlpha3: row.code,
      itineraries: row.itineraries,
      departures: row.departures,
      ...(nameScores !== null && { isNamed: row.nameScore > 0 }),
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
  readonly itineraries: number;
  readonly departures: number;
  readonly nameScore: number;
  readonly popularity: number;
}

function compareRows(a: DestinationRow, b: DestinationRow): number {
  return (
    b.nameScore - a.nameScore ||
    Number(b.departures > 0) - Number(a.departures > 0) ||
    b.popularity - a.popularity ||
    b.departures - a.departures ||
    (a.code < b.code ? -1 : 1)
  );
}
