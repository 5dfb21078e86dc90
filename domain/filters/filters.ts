/**
 * Every filter of a listing, each said once, in the order in which a URL has them (RES-02). How one is added:
 * `docs/developing.md`.
 */
import { AGE_GROUPS } from '../age-group.ts';
import { CONTINENT_CODES } from '../continent.ts';
import { DEFAULT_STATUSES, TOUR_STATUSES } from '../tour-status.ts';
import { PACE_LIMITS } from '../travel-pace.ts';
import {
  BADGES,
  COST_CENTERS,
  GENDERS,
  MOODS,
  TRAVEL_STYLES,
  TRAVEL_TYPES,
} from '../vocabulary.ts';
import {
  choice,
  codes,
  day,
  defineFilter,
  flag,
  ids,
  limit,
  number,
  numbers,
  range,
  text,
  words,
  type Field,
  type Filter,
  type Range,
} from './define-filter.ts';

const MAXIMUM_DAYS_SPAN = 60;
/** Days. */
const MAXIMUM_LEAVE = 60;

/** Days of leave as the filter takes them: past its maximum they are the maximum. */
export function leaveLimit(days: number): number {
  return Math.min(days, MAXIMUM_LEAVE);
}

const DESCRIPTORS = [
  defineFilter({ name: 'textSearch', value: text() }),
  defineFilter({ name: 'continentId', value: words(CONTINENT_CODES), facet: 'continents' }),
  // ISO 3166 alpha-3.
  defineFilter({ name: 'destinationId', value: codes(/^[A-Z]{3}$/), facet: 'destinations' }),
  defineFilter({ name: 'travelId', value: ids() }),
  defineFilter({
    name: 'dates',
    // Days around both ends that also count: they widen a period, and narrow nothing without one.
    value: range('dateFrom', 'dateTo', day(), { daysSpan: number({ maximum: MAXIMUM_DAYS_SPAN }) }),
    facet: 'months',
    panel: 6,
  }),
  defineFilter({
    name: 'status',
    value: words(TOUR_STATUSES),
    facet: 'statuses',
    panel: 7,
    // Every search from the bar names them (SRCH-15).
    unfiltered: DEFAULT_STATUSES,
  }),
  defineFilter({
    name: 'ageBadge',
    value: choice(AGE_GROUPS, 'ALL'),
    facet: 'ageRanges',
    panel: 5,
  }),
  // Cents of the display currency.
  defineFilter({
    name: 'price',
    value: range('priceFrom', 'priceTo', number()),
    facet: 'prices',
    panel: 1,
  }),
  // Days.
  defineFilter({
    name: 'length',
    value: range('durationFrom', 'durationTo', number()),
    facet: 'durations',
    panel: 4,
  }),
  // At most so many days of leave, by the public holidays of market and region.
  defineFilter({
    name: 'leaveTo',
    value: number({ maximum: MAXIMUM_LEAVE }),
    facet: 'leaves',
    panel: 14,
  }),
  // Lengths in days.
  defineFilter({ name: 'durations', value: numbers() }),
  defineFilter({ name: 'discounted', value: flag(), facet: 'flags', panel: 2 }),
  defineFilter({ name: 'isNoSharingRoomAvailable', value: flag(), facet: 'flags', panel: 3 }),
  // Only travels with tours that are open.
  defineFilter({ name: 'hasTours', value: flag() }),
  defineFilter({ name: 'badgeId', value: words(BADGES), facet: 'badges', panel: 11 }),
  defineFilter({
    name: 'travelStyles',
    value: words(TRAVEL_STYLES),
    facet: 'travelStyles',
    panel: 8,
  }),
  defineFilter({
    name: 'travelTypes',
    value: words(TRAVEL_TYPES),
    facet: 'travelTypes',
    panel: 10,
  }),
  defineFilter({
    name: 'costCenters',
    value: words(COST_CENTERS),
    facet: 'costCenters',
    panel: 12,
  }),
  defineFilter({ name: 'moods', value: words(MOODS), facet: 'moods', panel: 9 }),
  defineFilter({ name: 'pace', value: limit(PACE_LIMITS), facet: 'paces', panel: 13 }),
  defineFilter({ name: 'gender', value: choice(GENDERS) }),
  defineFilter({ name: 'uniqueTrips', value: flag() }),
] as const;

type Descriptor = (typeof DESCRIPTORS)[number];
export type FilterName = Descriptor['name'];
export type DescriptorOf<Kind extends (Field | Range)['kind']> = Extract<
  Descriptor,
  { readonly value: { readonly kind: Kind } }
>;

type FieldsOf<Described> = Described extends {
  readonly name: infer Name extends string;
  readonly value: infer Value;
}
  ? Value extends { readonly kind: 'range'; readonly fields: infer Fields }
    ? Fields
    : { readonly [Key in Name]: Value }
  : never;
type Both<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
/** The fields of all filters, by their keys. */
export type FilterFields = Both<FieldsOf<Descriptor>>;

/** A filter of the list, as code sees it that treats all of a kind alike. */
export type AnyFilter = Filter & { readonly name: FilterName };

export const FILTERS: readonly AnyFilter[] = DESCRIPTORS;
export const FILTER_NAMES: readonly FilterName[] = FILTERS.map(({ name }) => name);

const BY_NAME = new Map(FILTERS.map((filter) => [filter.name, filter]));

export function filterNamed(name: FilterName): AnyFilter {
  return BY_NAME.get(name) as AnyFilter;
}

/** The closed set that a filter of words chooses from; none of any other. */
export function wordsOfFilter({ value }: AnyFilter): readonly string[] {
  return 'values' in value ? value.values : [];
}

/** The fields of a filter by their keys in a URL. */
export function fieldsOf({ name, value }: AnyFilter): Readonly<Record<string, Field>> {
  return value.kind === 'range' ? value.fields : { [name]: value };
}

/** Filters with fields in the panel beside a list, in its order. */
export const PANEL_FILTERS = FILTERS.filter(({ panel }) => panel !== undefined).toSorted(
  (one, other) => (one.panel ?? 0) - (other.panel ?? 0),
);
