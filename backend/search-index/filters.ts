/**
 * What each filter looks at (decision 0050). A filter of closed words, or of yes and no, says here where a
 * travel or a tour has its value, and is filtered and counted by that; the others have rules of their own.
 */
import type { Filters } from '../../contract/filters.ts';
import { matchesAgeGroup } from '../../domain/age-group.ts';
import {
  FILTERS,
  type AnyFilter,
  type DescriptorOf,
  type FilterName,
} from '../../domain/filters/filters.ts';
import { isActive } from '../../domain/filters/search-filters.ts';
import { paceLimits } from '../../domain/travel-pace.ts';
import type { PricedTour, TravelRecord } from '../catalogue/records.ts';

/** A word of a filter; of one that is on or off, whether it holds. */
export type Word = string | boolean;
type Held<Name> =
  Extract<DescriptorOf<'words' | 'choice'>, { readonly name: Name }> extends infer Described
    ? [Described] extends [never]
      ? boolean
      : Described extends { readonly value: { readonly values: readonly (infer One)[] } }
        ? One
        : never
    : never;

/** A travel may have several words. */
interface TravelColumn<Value extends Word> {
  readonly of: 'travel';
  readonly wordsOf: (travel: TravelRecord) => readonly Value[];
}
interface TourColumn<Value extends Word> {
  readonly of: 'tour';
  readonly valueOf: (tour: PricedTour) => Value;
  /** Whether a tour with this value is found by that word; the same one unless said otherwise. */
  readonly fits: (held: Value, asked: Value) => boolean;
}
/** By a function of this folder that knows the filter by name. */
const BY_RULE = { of: 'rule' } as const;
/** No record says anything of it. */
const NOTHING = { of: 'nothing' } as const;

const ofTravel = <Value extends Word>(
  wordsOf: TravelColumn<Value>['wordsOf'],
): TravelColumn<Value> => ({ of: 'travel', wordsOf });
const ofTour = <Value extends Word>(
  valueOf: TourColumn<Value>['valueOf'],
  fits: TourColumn<Value>['fits'] = (held, asked) => held === asked,
): TourColumn<Value> => ({ of: 'tour', valueOf, fits });

/** A filter that the contract gains does not compile without its place here. */
const COLUMNS: {
  readonly [Name in FilterName]:
    TravelColumn<Held<Name>> | TourColumn<Held<Name>> | typeof BY_RULE | typeof NOTHING;
} = {
  textSearch: BY_RULE,
  continentId: BY_RULE,
  destinationId: BY_RULE,
  travelId: BY_RULE,
  dates: BY_RULE,
  status: ofTour((tour) => tour.status),
  ageBadge: ofTour((tour) => tour.ageGroup, matchesAgeGroup),
  price: BY_RULE,
  length: BY_RULE,
  leaveTo: BY_RULE,
  durations: BY_RULE,
  discounted: ofTour((tour) => tour.isDiscounted),
  isNoSharingRoomAvailable: ofTour((tour) => tour.privateRoomAvailable),
  hasTours: BY_RULE,
  badgeId: ofTravel((travel) => travel.badges),
  travelStyles: ofTravel((travel) => travel.travelStyles),
  travelTypes: ofTravel((travel) => [travel.travelType]),
  costCenters: ofTravel((travel) => [travel.costCenter]),
  moods: ofTravel((travel) => travel.moods),
  pace: ofTravel((travel) => paceLimits(travel.facts.days)),
  gender: NOTHING,
  uniqueTrips: NOTHING,
};

interface ColumnFilter {
  readonly filter: AnyFilter;
  readonly name: FilterName;
  /** In the order of the filter; of one that is on or off, `true` alone. */
  readonly vocabulary: readonly Word[];
}
export interface TravelFilter extends ColumnFilter, TravelColumn<Word> {}
export interface TourFilter extends ColumnFilter, TourColumn<Word> {}

const COLUMN_FILTERS = FILTERS.map((filter) => ({
  filter,
  name: filter.name,
  vocabulary: 'values' in filter.value ? filter.value.values : [true],
  ...COLUMNS[filter.name],
}));
export const TRAVEL_FILTERS = COLUMN_FILTERS.filter(({ of }) => of === 'travel') as TravelFilter[];
export const TOUR_FILTERS = COLUMN_FILTERS.filter(({ of }) => of === 'tour') as TourFilter[];
const WITHOUT_DATA = COLUMN_FILTERS.filter(({ of }) => of === 'nothing');

/** The words that a filter asks for, or those that hold without it; none where every word fits. */
export function askedWords({ name, filter }: ColumnFilter, filters: Filters): readonly Word[] {
  if (!isActive(filter, filters)) return filter.unfiltered ?? [];
  const asked = (filters as Readonly<Record<string, Word | readonly Word[]>>)[name] ?? [];
  return typeof asked === 'object' ? asked : [asked];
}

/** Filters on tours: a travel without a fitting one is not listed under them. */
const ON_TOURS: readonly FilterName[] = [
  'dates',
  'price',
  'leaveTo',
  ...TOUR_FILTERS.map(({ name }) => name),
];

/**
 * Whether a filter on tours is set, so that a travel without a fitting tour is not listed. The default
 * statuses spelled out are no filter: every search from the bar names them (SRCH-15). Tours that are not wanted
 * narrow as wanted ones do.
 */
export function narrowsTours(filters: Filters): boolean {
  return (
    FILTERS.some((filter) => ON_TOURS.includes(filter.name) && isActive(filter, filters)) ||
    (filters.excluded ?? []).some(narrowsTours)
  );
}

/**
 * The filters that were asked for and narrow nothing (RES-03). One without data must not empty the list, nor
 * may anybody think that it holds: the answer names it.
 */
export function ignoredFilters(filters: Filters): FilterName[] {
  return WITHOUT_DATA.filter(({ filter }) => isActive(filter, filters)).map(({ name }) => name);
}
