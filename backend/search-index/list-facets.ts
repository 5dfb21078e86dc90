/**
 * What a listing could be filtered by (RES-10). Every choice that the catalogue has is named, those that
 * would give nothing with 0, so that they can be marked. Each facet is counted without its own filter: choosing
 * a second continent adds to the first. What is counted is what the listing lists: `facet-amounts.ts`.
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
import type { ListingContext } from './listing-page.ts';
import { NO_PRICE } from './price-view.ts';
import type { FacetAmounts, FacetCounts } from './facet-amounts.ts';
import { TRAITS } from './tour-columns.ts';
import type { TourColumns, TourTrait } from './tour-columns.ts';
import type { TravelColumns } from './travel-columns.ts';

type Columns = { readonly travels: TravelColumns; readonly tours: TourColumns };

export function listFacets(
  columns: Columns,
  counts: FacetCounts,
  amounts: FacetAmounts,
  { language }: Pick<ListingContext, 'language'>,
): AvailableFilters {
  const counted = { ...counts, amounts };
  return {
    ...wordFacets(columns.travels, counted),
    ...placeChoices(columns.travels, counted, language),
    months: monthChoices(columns.tours, counted),
    leaves: LEAVE_LIMITS.map((days) => ({ days, count: amounts.underLeave(days) })),
    durations: lengthChoices(columns.travels, counted),
    prices: priceChoices(counted),
  };
}

type Counted = FacetCounts & { readonly amounts: FacetAmounts };

/** Calls back for each travel that a facet counts: it fits every filter but the facet's own. */
function forCounted(
  facet: FilterName,
  { travels, amounts }: Counted,
  count: (travel: number, amount: number) => void,
): void {
  const others = ~failureBit(facet);
  for (let travel = 0; travel < travels.failed.length; travel++) {
    const amount = amounts.ofTravel(travel);
    if (amount === 0 || ((travels.failed[travel] as number) & others) !== 0) continue;
    count(travel, amount);
  }
}

function add(counts: Uint32Array, place: number, amount: number): void {
  counts[place] = (counts[place] as number) + amount;
}

function placeChoices(travels: TravelColumns, counts: Counted, language: Language) {
  const byContinents = new Uint32Array(1 << CONTINENT_CODES.length);
  forCounted('continentId', counts, (travel, amount) => {
    add(byContinents, travels.continentBits[travel] as number, amount);
  });
  const byCountry = new Uint32Array(travels.countries.length);
  forCounted('destinationId', counts, (travel, amount) => {
    for (const country of travels.countriesOf[travel] ?? []) add(byCountry, country, amount);
  });
  return {
    continents: continentChoices(travels, byContinents),
    destinations: destinationChoices(travels, byCountry, language),
  };
}

function monthChoices(tours: TourColumns, { criteria, amounts }: Counted) {
  return tours.months
    .map((month, place) => ({ month, count: amounts.perMonth[place] as number }))
    .filter((_, place) => (tours.monthEnds[place] as number) > criteria.firstFuture);
}

type WordFacets = Omit<
  AvailableFilters,
  'continents' | 'destinations' | 'months' | 'leaves' | 'durations' | 'prices'
>;

/** The facets of filters with a column, by their names; those that are on or off are choices of one facet. */
function wordFacets(travels: TravelColumns, counts: Counted): WordFacets {
  const facets: Record<string, { id: Word; count: number }[]> = {};
  const put = ({ filter, name, vocabulary }: TourTrait | TravelFilter, amounts: number[]) => {
    if (filter.facet === undefined) return;
    const isFlag = filter.value.kind === 'flag';
    const choices = vocabulary.map((word, place) => ({
      id: isFlag ? name : word,
      count: amounts[place] as number,
    }));
    facets[filter.facet] = [...(facets[filter.facet] ?? []), ...choices];
  };
  for (const trait of TRAITS) put(trait, counts.amounts.byWord(trait));
  for (const [place, filter] of TRAVEL_FILTERS.entries()) {
    put(filter, amountsByWord(filter, travels.wordBits[place] as Uint32Array, counts));
  }
  return facets as unknown as WordFacets;
}

function amountsByWord(
  { name, vocabulary }: TravelFilter,
  wordBits: Uint32Array,
  counts: Counted,
): number[] {
  const byWord = new Uint32Array(vocabulary.length);
  forCounted(name, counts, (travel, amount) => {
    for (let bits = wordBits[travel] as number; bits !== 0; bits &= bits - 1) {
      add(byWord, 31 - Math.clz32(bits & -bits), amount);
    }
  });
  return Array.from(byWord);
}

function lengthChoices(travels: TravelColumns, counts: Counted): AvailableFilters['durations'] {
  const byRange = new Uint32Array(DURATION_RANGES.length);
  forCounted('length', counts, (travel, amount) => {
    const days = travels.numberOfDays[travel] as number;
    for (const [place, range] of DURATION_RANGES.entries()) {
      if (isWithin(days, range)) add(byRange, place, amount);
    }
  });
  return DURATION_RANGES.map((range, place) => ({
    ...range,
    count: byRange[place] as number,
  }));
}

/** Of what there is without a limit of the price: the lowest and the highest, and three parts of it. */
function priceChoices({ scan, prices, amounts }: Counted): AvailableFilters['prices'] {
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
  const suggested = suggestedPriceRanges(lowest, highest);
  const amountsOf = amounts.inRanges(suggested);
  const ranges = suggested.map((range, place) => ({
    ...range,
    count: amountsOf[place] as number,
  }));
  return { lowest, highest, ranges };
}

/**
 * What the filter of each continent would give: a travel through two continents counts for both, and
 * once for `america`, which gathers its halves (CMS-06).
 *
 * @param counts amounts by the bits of the continents that their travels belong to
 */
function continentChoices(
  travels: TravelColumns,
  counts: Uint32Array,
): AvailableFilters['continents'] {
  const present = travels.continentBits.reduce((all, bits) => all | bits, 0);
  return CONTINENT_CODES.flatMap((id) => {
    const wanted = continentFilterBits([id]);
    if ((present & wanted) === 0) return [];
    const amount = counts.reduce((sum, count, bits) => sum + (bits & wanted ? count : 0), 0);
    return [{ id, count: amount }];
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
      count: counts[country] as number,
    };
  });
}
