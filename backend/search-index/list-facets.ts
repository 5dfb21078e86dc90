/**
 * What a listing could be filtered by (RES-10). Every choice that the catalogue has is named, those that
 * would give nothing with 0 departures, so that they can be marked. Each facet is counted without its
 * own filter: choosing a second continent adds to the first.
 */
import type { AvailableFilters } from '../../contract/listing.ts';
import { AGE_GROUPS, matchesAgeGroup } from '../../domain/age-group.ts';
import { CONTINENT_CODES } from '../../domain/continent.ts';
import type { ContinentCode } from '../../domain/continent.ts';
import { DURATION_RANGES, isWithin, suggestedPriceRanges } from '../../domain/filter-range.ts';
import type { Language } from '../../domain/market.ts';
import { TOUR_STATUSES } from '../../domain/tour-status.ts';
import { countryName } from '../catalogue/country-names.ts';
import { continentFilterBits, failureBit } from './flag-travels.ts';
import type { TravelFacet, TravelFlags } from './flag-travels.ts';
import type { ListingContext } from './listing-page.ts';
import { NO_PRICE } from './price-view.ts';
import type { PriceView } from './price-view.ts';
import type { TourScan } from './scan-tours.ts';
import { traitsFrom } from './tour-columns.ts';
import type { TourColumns, TourTraits } from './tour-columns.ts';
import { TRAIT_FAILURES } from './tour-criteria.ts';
import type { TourCriteria } from './tour-criteria.ts';
import { WORD_FILTERS } from './travel-columns.ts';
import type { TravelColumns, WordFilter } from './travel-columns.ts';

/** What the run over a listing has left. */
export interface FacetCounts {
  readonly criteria: TourCriteria;
  readonly scan: TourScan;
  readonly travels: TravelFlags;
  readonly prices: PriceView;
}

type Columns = { readonly travels: TravelColumns; readonly tours: TourColumns };

export function listFacets(
  columns: Columns,
  counts: FacetCounts,
  { language }: Pick<ListingContext, 'language'>,
): AvailableFilters {
  return {
    ...placeChoices(columns.travels, counts, language),
    months: monthChoices(columns.tours, counts),
    ...wordChoices(columns.travels, counts),
    durations: lengthChoices(columns.travels, counts),
    ...traitChoices(counts),
    prices: priceChoices(counts),
  };
}

/** Calls back for each travel whose departures a facet counts: it fits every filter but the facet's own. */
function forCounted(
  facet: TravelFacet,
  { travels, scan }: FacetCounts,
  count: (travel: number, departures: number) => void,
): void {
  const others = ~failureBit(facet);
  for (let travel = 0; travel < travels.failed.length; travel++) {
    const departures = scan.perTravel[travel] as number;
    if (departures === 0 || ((travels.failed[travel] as number) & others) !== 0) continue;
    count(travel, departures);
  }
}

function add(counts: Uint32Array, place: number, amount: number): void {
  counts[place] = (counts[place] as number) + amount;
}

function placeChoices(travels: TravelColumns, counts: FacetCounts, language: Language) {
  const byContinents = new Uint32Array(1 << CONTINENT_CODES.length);
  forCounted('continent', counts, (travel, departures) => {
    add(byContinents, travels.continentBits[travel] as number, departures);
  });
  const byCountry = new Uint32Array(travels.countries.length);
  forCounted('destination', counts, (travel, departures) => {
    for (const country of travels.countriesOf[travel] ?? []) add(byCountry, country, departures);
  });
  return {
    continents: continentChoices(travels, byContinents),
    destinations: destinationChoices(travels, byCountry, language),
  };
}

function monthChoices(tours: TourColumns, { criteria, scan }: FacetCounts) {
  return tours.months
    .map((month, place) => ({ month, departures: scan.perMonth[place] as number }))
    .filter((_, place) => (tours.monthEnds[place] as number) > criteria.firstFuture);
}

const WORD_FACETS = {
  badges: 'badgeId',
  travelStyles: 'travelStyles',
  travelTypes: 'travelTypes',
  costCenters: 'costCenters',
  moods: 'moods',
} as const satisfies Record<string, WordFilter>;

function wordChoices(travels: TravelColumns, counts: FacetCounts) {
  const choicesOf = (filter: WordFilter) => {
    const { vocabulary } = WORD_FILTERS[filter];
    const byWord = new Uint32Array(vocabulary.length);
    forCounted(filter, counts, (travel, departures) => {
      for (let bits = travels.wordBits[filter][travel] as number; bits !== 0; bits &= bits - 1) {
        add(byWord, 31 - Math.clz32(bits & -bits), departures);
      }
    });
    return vocabulary.map((id, place) => ({ id, departures: byWord[place] as number }));
  };
  return Object.fromEntries(
    Object.entries(WORD_FACETS).map(([facet, filter]) => [facet, choicesOf(filter)]),
  ) as Pick<AvailableFilters, keyof typeof WORD_FACETS>;
}

function lengthChoices(travels: TravelColumns, counts: FacetCounts): AvailableFilters['durations'] {
  const byRange = new Uint32Array(DURATION_RANGES.length);
  forCounted('length', counts, (travel, departures) => {
    const days = travels.numberOfDays[travel] as number;
    for (const [place, range] of DURATION_RANGES.entries()) {
      if (isWithin(days, range)) add(byRange, place, departures);
    }
  });
  return DURATION_RANGES.map((range, place) => ({
    ...range,
    departures: byRange[place] as number,
  }));
}

/** What is counted by the traits of tours. */
function traitChoices({ criteria, scan }: FacetCounts) {
  const counted = Array.from(scan.byTraits, (departures, number) => ({
    tour: traitsFrom(number),
    failed: criteria.failedByTraits[number] as number,
    departures,
  })).filter(({ departures }) => departures > 0);
  const sum = (own: number, fits: (tour: TourTraits) => boolean) =>
    counted.reduce((total, { tour, failed, departures }) => {
      const isCounted = (failed & ~own) === 0 && tour !== null && fits(tour);
      return isCounted ? total + departures : total;
    }, 0);
  const { status, age, discount, privateRoom } = TRAIT_FAILURES;
  return {
    statuses: TOUR_STATUSES.map((id) => ({
      id,
      departures: sum(status, (tour) => tour.status === id),
    })),
    ageRanges: AGE_GROUPS.map((id) => ({
      id,
      departures: sum(age, (tour) => matchesAgeGroup(tour.ageGroup, id)),
    })),
    flags: [
      { id: 'discounted' as const, departures: sum(discount, (tour) => tour.isDiscounted) },
      {
        id: 'isNoSharingRoomAvailable' as const,
        departures: sum(privateRoom, (tour) => tour.privateRoomAvailable),
      },
    ],
  };
}

/** Of what there is without a limit of the price: the lowest and the highest, and three parts of it. */
function priceChoices({ scan, prices }: FacetCounts): AvailableFilters['prices'] {
  const { cents } = prices;
  let lowest = NO_PRICE;
  let highest = -1;
  for (let offer = 0; offer < cents.length; offer++) {
    const amount = cents[offer] as number;
    if (amount === NO_PRICE || scan.byOffer[offer] === 0) continue;
    if (amount < lowest) lowest = amount;
    if (amount > highest) highest = amount;
  }
  if (highest < 0) return { lowest: null, highest: null, ranges: [] };
  const ranges = suggestedPriceRanges(lowest, highest).map((range) => ({
    ...range,
    departures: 0,
  }));
  for (let offer = 0; offer < cents.length; offer++) {
    const departures = scan.byOffer[offer] as number;
    if (departures === 0 || cents[offer] === NO_PRICE) continue;
    for (const range of ranges) {
      if (isWithin(cents[offer] as number, range)) range.departures += departures;
    }
  }
  return { lowest, highest, ranges };
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
