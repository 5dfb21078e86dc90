/**
 * The one home of URL filters (RES-02): a query string becomes a `SearchFilters` object here, and a
 * `SearchFilters` object a query string. What a stranger may have typed into a URL ends in this file:
 * whatever comes out is well-formed, and accepted by the listing calls.
 */
import { AGE_GROUPS, type AgeGroup } from './age-group.ts';
import { isCalendarDate, type CalendarDate } from './calendar-date.ts';
import { CONTINENT_CODES, type ContinentCode } from './continent.ts';
import { isTrue, membersOf, oneOf, valuesByKey, wholeNumbersOf } from './query-values.ts';
import { SORTS, type Sort } from './sort.ts';
import { TOUR_STATUSES, type TourStatus } from './tour-status.ts';
import {
  BADGES,
  COST_CENTERS,
  GENDERS,
  MOODS,
  TRAVEL_STYLES,
  TRAVEL_TYPES,
  type Badge,
  type CostCenter,
  type Gender,
  type Mood,
  type TravelStyle,
  type TravelType,
} from './vocabulary.ts';

export const TABS = ['tours', 'travels'] as const;
export type Tab = (typeof TABS)[number];

export const MAXIMUM_PER_PAGE = 100;
export const DEFAULT_PER_PAGE = 20;
export const DEFAULT_PAGE = 1;
const DEFAULT_TAB: Tab = 'tours';
const MAXIMUM_DAYS_SPAN = 60;
/** Numbers beyond it mean the same as it, and it fits 32 bits wherever it is stored or compared. */
const MAXIMUM_NUMBER = 2_147_483_647;
/** Of an open list: more destinations than anybody compares. */
export const MAXIMUM_VALUES = 20;

/** An absent filter does not narrow the result; lists are never empty, flags never false. */
export interface SearchFilters {
  readonly textSearch?: string;
  readonly continentId?: readonly ContinentCode[];
  /** ISO 3166 alpha-3 codes. */
  readonly destinationId?: readonly string[];
  readonly travelId?: readonly string[];
  /** Absent: the default statuses (RES-05). */
  readonly status?: readonly TourStatus[];
  readonly dateFrom?: CalendarDate;
  readonly dateTo?: CalendarDate;
  /** Days around `dateFrom` and `dateTo` that also count. */
  readonly daysSpan?: number;
  /** Cents of the display currency. */
  readonly priceFrom?: number;
  /** Cents of the display currency. */
  readonly priceTo?: number;
  readonly durationFrom?: number;
  readonly durationTo?: number;
  /** Lengths in days. */
  readonly durations?: readonly number[];
  /** ALL filters nothing. */
  readonly ageBadge: AgeGroup;
  readonly discounted?: boolean;
  readonly isNoSharingRoomAvailable?: boolean;
  /** Only travels with tours that are open. */
  readonly hasTours?: boolean;
  readonly badgeId?: readonly Badge[];
  readonly travelStyles?: readonly TravelStyle[];
  readonly travelTypes?: readonly TravelType[];
  readonly costCenters?: readonly CostCenter[];
  readonly moods?: readonly Mood[];
  readonly gender?: Gender;
  readonly uniqueTrips?: boolean;
  /** Absent: the tab's default (RES-06). */
  readonly sort?: Sort;
  /** How many results a block asks for. */
  readonly show?: number;
  readonly page: number;
  readonly perPage: number;
  readonly tab: Tab;
}

/** What an empty query string means. Each of these values is left out of a URL. */
export const NO_FILTERS = {
  ageBadge: 'ALL',
  page: DEFAULT_PAGE,
  perPage: DEFAULT_PER_PAGE,
  tab: DEFAULT_TAB,
} as const satisfies SearchFilters;

/** Every known key, in the order in which a URL has them. */
export const FILTER_KEYS = [
  'tab',
  'textSearch',
  'continentId',
  'destinationId',
  'travelId',
  'dateFrom',
  'dateTo',
  'daysSpan',
  'status',
  'ageBadge',
  'priceFrom',
  'priceTo',
  'durationFrom',
  'durationTo',
  'durations',
  'discounted',
  'isNoSharingRoomAvailable',
  'hasTours',
  'badgeId',
  'travelStyles',
  'travelTypes',
  'costCenters',
  'moods',
  'gender',
  'uniqueTrips',
  'sort',
  'show',
  'perPage',
  'page',
] as const satisfies readonly (keyof SearchFilters)[];
export type FilterKey = (typeof FILTER_KEYS)[number];

/** Filters whose values are alternatives. */
export const LIST_FILTERS = [
  'continentId',
  'destinationId',
  'travelId',
  'status',
  'durations',
  'badgeId',
  'travelStyles',
  'travelTypes',
  'costCenters',
  'moods',
] as const satisfies readonly FilterKey[];
export type ListFilter = (typeof LIST_FILTERS)[number];

/** Filters that are asked for or not. */
export const FLAG_FILTERS = [
  'discounted',
  'isNoSharingRoomAvailable',
  'hasTours',
  'uniqueTrips',
] as const satisfies readonly FilterKey[];
export type FlagFilter = (typeof FLAG_FILTERS)[number];

/**
 * Reads the filters of a query string (RES-02).
 *
 * Never throws: unknown keys, empty values, and values that are no member of their set, no whole
 * number or no existing day are dropped, numbers past a limit become the limit, lists past one are
 * cut, and the ends of a period, a price or a length in the wrong order are swapped. Of a repeated single-valued key the first usable value counts.
 */
export function parseSearchFilters(params: URLSearchParams): SearchFilters {
  const values = valuesByKey(params);
  const of = (key: FilterKey): readonly string[] => values.get(key) ?? [];
  const numberOf = (key: FilterKey, minimum = 0, maximum = MAXIMUM_NUMBER) =>
    wholeNumbersOf(of(key), minimum, maximum)[0];
  const [dateFrom, dateTo] = inOrder(
    of('dateFrom').find(isCalendarDate),
    of('dateTo').find(isCalendarDate),
  );
  const [priceFrom, priceTo] = inOrder(numberOf('priceFrom'), numberOf('priceTo'));
  const [durationFrom, durationTo] = inOrder(numberOf('durationFrom'), numberOf('durationTo'));

  return withoutUnused({
    tab: oneOf(TABS, of('tab')) ?? NO_FILTERS.tab,
    textSearch: of('textSearch')[0],
    continentId: membersOf(CONTINENT_CODES, of('continentId')),
    destinationId: fewOf(of('destinationId').filter((code) => /^[A-Z]{3}$/.test(code))),
    travelId: fewOf(of('travelId').filter((id) => /^[\w-]{1,64}$/.test(id))),
    dateFrom,
    dateTo,
    daysSpan: numberOf('daysSpan', 0, MAXIMUM_DAYS_SPAN),
    status: membersOf(TOUR_STATUSES, of('status')),
    ageBadge: oneOf(AGE_GROUPS, of('ageBadge')) ?? NO_FILTERS.ageBadge,
    priceFrom,
    priceTo,
    durationFrom,
    durationTo,
    durations: fewOf(wholeNumbersOf(of('durations'), 1, MAXIMUM_NUMBER)),
    discounted: isTrue(of('discounted')),
    isNoSharingRoomAvailable: isTrue(of('isNoSharingRoomAvailable')),
    hasTours: isTrue(of('hasTours')),
    badgeId: membersOf(BADGES, of('badgeId')),
    travelStyles: membersOf(TRAVEL_STYLES, of('travelStyles')),
    travelTypes: membersOf(TRAVEL_TYPES, of('travelTypes')),
    costCenters: membersOf(COST_CENTERS, of('costCenters')),
    moods: membersOf(MOODS, of('moods')),
    gender: oneOf(GENDERS, of('gender')),
    uniqueTrips: isTrue(of('uniqueTrips')),
    sort: oneOf(SORTS, of('sort')),
    show: numberOf('show', 1, MAXIMUM_PER_PAGE),
    perPage: numberOf('perPage', 1, MAXIMUM_PER_PAGE) ?? NO_FILTERS.perPage,
    page: numberOf('page', 1) ?? NO_FILTERS.page,
  });
}

/**
 * Writes filters as a query string, keys always in the same order and lists as `key[]=a` (RES-02).
 * Defaults are left out, but for `status` and `sort`, which are written when they are given: a search
 * names its statuses (SRCH-15). Whenever (-1) and other impossible numbers are never written.
 */
export function printSearchFilters(filters: SearchFilters): URLSearchParams {
  const params = new URLSearchParams();
  const defaults: Partial<SearchFilters> = NO_FILTERS;
  for (const key of FILTER_KEYS) {
    const value = filters[key];
    if (value === defaults[key]) continue;
    if (typeof value === 'object')
      for (const item of value) params.append(`${key}[]`, String(item));
    else if (isPrintable(value)) params.append(key, String(value));
  }
  return params;
}

/** Each value has a link that names all the others: without a limit a page grows with its square. */
function fewOf<Value>(values: readonly Value[]): readonly Value[] {
  return values.slice(0, MAXIMUM_VALUES);
}

function isPrintable(value: string | number | boolean | undefined): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0;
  return value !== undefined && value !== false && value !== '';
}

type Changeable<Value> = Value extends readonly (infer Item)[] ? Item[] : Value;

/** The filter object that the listing calls take (§7). */
export type ListingBody = {
  -readonly [Key in Exclude<FilterKey, 'tab'>]?: Changeable<SearchFilters[Key]>;
};

/** The body of a listing call: the filters without the tab, which chooses the call itself. */
export function listingBody(filters: SearchFilters): ListingBody {
  const { tab: _chosenByCall, ...body } = filters;
  return structuredClone(body) as ListingBody;
}

function inOrder<End extends CalendarDate | number>(from: End | undefined, to: End | undefined) {
  return from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
}

/** Without the filters that are absent, and the lists that nothing usable is left of. */
function withoutUnused(filters: SearchFilters): SearchFilters {
  const used = Object.entries(filters).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return { ...NO_FILTERS, ...Object.fromEntries(used) };
}
