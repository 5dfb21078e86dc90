/**
 * What a listing could be filtered by (RES-10). Every choice that the catalogue has is named, those that
 * would give nothing with 0 departures, so that they can be marked. Each facet is counted without its
 * own filter: choosing a second continent adds to the first.
 */
import type { AvailableFilters } from '../../contract/listing.ts';
import { CONTINENT_CODES } from '../../domain/continent.ts';
import { LEAVE_LIMITS } from '../../domain/days-off.ts';
import type { ContinentCode } from '../../domain/continent.ts';
import {
  DURATION_RANGES,
  isWithin,
  suggestedPriceRanges,
} from '../../domain/filters/filter-range.ts';
import type { FilterName } from '../../domain/filters/filters.ts';
import type { Language } from '../../domain/market.ts';
import { countryName } from '../catalogue/country-names.ts';
import { TRAVEL_FILTERS, type TravelFilter, type Word } from './filters.ts';
import { continentFilterBits, failureBit } from './flag-travels.ts';
import type { TravelFlags } from './flag-travels.ts';
import type { ListingContext } from './listing-page.ts';
import { NO_PRICE } from './price-view.ts';
import type { PriceView } from './price-view.ts';
import type { TourScan } from './scan-tours.ts';
import { TRAITS } from './tour-columns.ts';
import type { TourColumns, TourTrait } from './tour-columns.ts';
import type { TourCriteria } from './tour-criteria.ts';
import type { TravelColumns } from './travel-columns.ts';

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
    ...wordFacets(columns.travels, counts),
    ...placeChoices(columns.travels, counts, language),
    months: monthChoices(columns.tours, counts),
    leaves: leaveChoices(counts),
    durations: lengthChoices(columns.travels, counts),
    prices: priceChoices(counts),
  };
}

/** Calls back for each travel whose departures a facet counts: it fits every filter but the facet's own. */
function forCounted(
  facet: FilterName,
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
  forCounted('continentId', counts, (travel, departures) => {
    add(byContinents, travels.continentBits[travel] as number, departures);
  });
  const byCountry = new Uint32Array(travels.countries.length);
  forCounted('destinationId', counts, (travel, departures) => {
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

type WordFacets = Omit<
  AvailableFilters,
  'continents' | 'destinations' | 'months' | 'leaves' | 'durations' | 'prices'
>;

/** The facets of filters with a column, by their names; those that are on or off are choices of one facet. */
function wordFacets(travels: TravelColumns, counts: FacetCounts): WordFacets {
  const facets: Record<string, { id: Word; departures: number }[]> = {};
  const put = ({ filter, name, vocabulary }: TourTrait | TravelFilter, departures: number[]) => {
    if (filter.facet === undefined) return;
    const isFlag = filter.value.kind === 'flag';
    const choices = vocabulary.map((word, place) => ({
      id: isFlag ? name : word,
      departures: departures[place] as number,
    }));
    facets[filter.facet] = [...(facets[filter.facet] ?? []), ...choices];
  };
  for (const trait of TRAITS) put(trait, departuresByTrait(trait, counts));
  for (const [place, filter] of TRAVEL_FILTERS.entries()) {
    put(filter, departuresByWord(filter, travels.wordBits[place] as Uint32Array, counts));
  }
  return facets as unknown as WordFacets;
}

function departuresByWord(
  { name, vocabulary }: TravelFilter,
  wordBits: Uint32Array,
  counts: FacetCounts,
): number[] {
  const byWord = new Uint32Array(vocabulary.length);
  forCounted(name, counts, (travel, departures) => {
    for (let bits = wordBits[travel] as number; bits !== 0; bits &= bits - 1) {
      add(byWord, 31 - Math.clz32(bits & -bits), departures);
    }
  });
  return Array.from(byWord);
}

function departuresByTrait(
  { vocabulary, values, fits, shift, mask, failure }: TourTrait,
  { criteria, scan }: FacetCounts,
): number[] {
  const byValue = new Uint32Array(mask + 1);
  for (const [number, departures] of scan.byTraits.entries()) {
    if (departures === 0 || ((criteria.failedByTraits[number] as number) & ~failure) !== 0)
      continue;
    add(byValue, (number >> shift) & mask, departures);
  }
  return vocabulary.map((word) =>
    values.reduce<number>(
      (sum, held, place) => (fits(held, word) ? sum + (byValue[place] as number) : sum),
      0,
    ),
  );
}

function leaveChoices({ scan: { byLeave } }: FacetCounts): AvailableFilters['leaves'] {
  return LEAVE_LIMITS.map((days) => ({
    days,
    departures: byLeave.subarray(0, days + 1).reduce((sum, count) => sum + count, 0),
  }));
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
