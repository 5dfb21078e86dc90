/**
 * What a listing could be filtered by (RES-10). Every choice that the catalogue has is named, those that
 * would give nothing with 0 departures, so that they can be marked. Each facet is counted without its
 * own filter: choosing a second continent adds to the first.
 */
import type { AvailableFilters } from '../../contract/listing.ts';
import { CONTINENT_CODES } from '../../domain/continent.ts';
import type { ContinentCode } from '../../domain/continent.ts';
import type { Language } from '../../domain/market.ts';
import { countryName } from '../catalogue/country-names.ts';
import type { TourColumns } from './tour-columns.ts';
import type { TourCriteria } from './tour-criteria.ts';
import type { TourScan } from './scan-tours.ts';
import type { TravelColumns } from './travel-columns.ts';
import { continentFilterBits, FITS_CONTINENT, FITS_DESTINATION } from './flag-travels.ts';

export function listFacets(
  { travels, tours }: { readonly travels: TravelColumns; readonly tours: TourColumns },
  criteria: TourCriteria,
  flags: Uint8Array,
  scan: TourScan,
  language: Language,
): AvailableFilters {
  const byContinents = new Uint32Array(1 << CONTINENT_CODES.length);
  const byCountry = new Uint32Array(travels.countries.length);
  for (let travel = 0; travel < flags.length; travel++) {
    const departures = scan.perTravel[travel] as number;
    if (departures === 0) continue;
    const flag = flags[travel] as number;
    if (flag & FITS_DESTINATION) {
      add(byContinents, travels.continentBits[travel] as number, departures);
    }
    if (flag & FITS_CONTINENT) {
      for (const country of travels.countriesOf[travel] ?? []) add(byCountry, country, departures);
    }
  }
  return {
    continents: continentChoices(travels, byContinents),
    destinations: destinationChoices(travels, byCountry, language),
    months: tours.months
      .map((month, place) => ({ month, departures: scan.perMonth[place] as number }))
      .filter((_, place) => (tours.monthEnds[place] as number) > criteria.firstFuture),
  };
}

function add(counts: Uint32Array, place: number, amount: number): void {
  counts[place] = (counts[place] as number) + amount;
}

/**
 * What the filter of each continent would give: a travel through two continents counts for both, and
 * once for `america`, which gathers its halves (CMS-06).
 *
 * @param counts departures by the bits of the continents that their travels belong to
 */
function continentChoices(
  travels: TravelColumns,
  counts: Uint32Array,
): AvailableFilters['continents'] {
  const present = travels.continentBits.reduce((all, bits) => all | bits, 0);
  return CONTINENT_CODES.flatMap((id) => {
    const wanted = continentFilterBits([id]);
    if ((present & wanted) === 0) return [];
    const departures = counts.reduce((sum, count, bits) => sum + (bits & wanted ? count : 0), 0);
    return [{ id, departures }];
  });
}

/** By name, as the language sorts it. */
function destinationChoices(
  travels: TravelColumns,
  counts: Uint32Array,
  language: Language,
): AvailableFilters['destinations'] {
  return travels.countriesByName(language).map((country) => {
    const id = travels.countries[country] as string;
    return {
      id,
      name: countryName(id, language),
      continent: travels.continentsOfCountries[country] as ContinentCode,
      departures: counts[country] as number,
    };
  });
}
