/**
 * The filters of a URL (RES-02): a query string becomes a `SearchFilters` object here, and a `SearchFilters`
 * object a query string. What a stranger may have typed into a URL ends in this file: whatever comes out is
 * well-formed, and accepted by the listing calls.
 */
import { valuesByKey } from '../query-values.ts';
import { REGIONS } from '../region.ts';
import { SORTS } from '../sort.ts';
import { choice, number, text, type Field } from './define-filter.ts';
import {
  FILTERS,
  fieldsOf,
  type AnyFilter,
  type FilterFields,
  type FilterName,
} from './filters.ts';

export const TABS = ['tours', 'travels'] as const;
export type Tab = (typeof TABS)[number];

export const MAXIMUM_PER_PAGE = 100;
export const DEFAULT_PER_PAGE = 20;

const TAB = { tab: choice(TABS, 'tours') };
/** What was typed, where filters were read from it: a page says which, and what it could not use (SRCH-03). */
const TYPED = { typed: text() };

/** What arranges a listing and narrows nothing. */
export const ARRANGEMENT = {
  /** Whose public holidays the days of leave go by; absent, or of another market: those of its whole country. */
  region: choice(REGIONS),
  /** Absent: the default of the tab (RES-06). */
  sort: choice(SORTS),
  /** How many results a block asks for. */
  show: number({ minimum: 1, maximum: MAXIMUM_PER_PAGE }),
  perPage: number({ minimum: 1, maximum: MAXIMUM_PER_PAGE, standard: DEFAULT_PER_PAGE }),
  page: number({ minimum: 1, standard: 1 }),
};

type Fields = typeof TAB & FilterFields & typeof ARRANGEMENT & typeof TYPED;
export type FilterKey = keyof Fields;
type ValueOf<Key extends FilterKey> = NonNullable<ReturnType<Fields[Key]['parse']>>;
type KeyWithDefault = {
  [Key in FilterKey]: Fields[Key] extends { readonly standard: infer Standard }
    ? undefined extends Standard
      ? never
      : Key
    : never;
}[FilterKey];

/** An absent filter does not narrow the result; lists are never empty, flags never false. */
export type SearchFilters = { readonly [Key in KeyWithDefault]: ValueOf<Key> } & {
  readonly [Key in Exclude<FilterKey, KeyWithDefault>]?: ValueOf<Key>;
};

const FIELDS: Readonly<Record<string, Field>> = {
  ...TAB,
  ...Object.assign({}, ...FILTERS.map(fieldsOf)),
  ...ARRANGEMENT,
  ...TYPED,
};

/** Every known key, in the order in which a URL has them. */
export const FILTER_KEYS = Object.keys(FIELDS) as readonly FilterKey[];

/** What an empty query string means. Each of these values is left out of a URL. */
export const NO_FILTERS = Object.fromEntries(
  Object.entries(FIELDS).flatMap(([key, field]) =>
    'standard' in field && field.standard !== undefined ? [[key, field.standard]] : [],
  ),
) as { readonly [Key in KeyWithDefault]: ValueOf<Key> };

/**
 * Reads the filters of a query string (RES-02).
 *
 * Never throws: unknown keys, empty values, and values that are no member of their set, no whole
 * number or no existing day are dropped, numbers past a limit become the limit, lists past one are
 * cut, and the ends of a range in the wrong order are swapped. Of a repeated single-valued key the first
 * usable value counts.
 */
export function parseSearchFilters(params: URLSearchParams): SearchFilters {
  const values = valuesByKey(params);
  const read: Record<string, unknown> = { ...NO_FILTERS };
  for (const [key, field] of Object.entries(FIELDS)) {
    const value = field.parse(values.get(key) ?? []);
    if (value !== undefined) read[key] = value;
  }
  for (const { value } of FILTERS) if (value.kind === 'range') putInOrder(read, value.ends);
  return read as unknown as SearchFilters;
}

/** The values of filters that `parseSearchFilters` drops; `false` is none, as it asks for nothing. */
export function unreadableValues(params: URLSearchParams): readonly string[] {
  const values = valuesByKey(params);
  return FILTERS.flatMap((filter) => Object.entries(fieldsOf(filter))).flatMap(([key, field]) =>
    (values.get(key) ?? []).filter((text) => text !== 'false' && field.parse([text]) === undefined),
  );
}

function putInOrder(read: Record<string, unknown>, [from, to]: readonly [string, string]): void {
  const [low, high] = [read[from], read[to]] as (string | number | undefined)[];
  if (low !== undefined && high !== undefined && low > high) [read[from], read[to]] = [high, low];
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

function isPrintable(value: string | number | boolean | undefined): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0;
  return value !== undefined && value !== false && value !== '';
}

type Changeable<Value> = Value extends readonly (infer Item)[] ? Item[] : Value;

/** The filter object that the listing calls take (§7). */
export type ListingBody = {
  -readonly [Key in Exclude<FilterKey, 'tab' | 'typed'>]?: Changeable<ValueOf<Key>>;
};

/** The body of a listing call: the filters without the tab, which chooses the call itself, and what was typed. */
export function listingBody(filters: SearchFilters): ListingBody {
  const { tab: _chosenByCall, typed: _read, ...body } = filters;
  return structuredClone(body) as ListingBody;
}

/**
 * The filters that narrow the result (RES-11): what is counted, named and taken away as one. The ends of a
 * period, a price or a length are one filter, and so are several values of one key.
 */
export function activeFilterNames(filters: Partial<SearchFilters>): FilterName[] {
  return FILTERS.filter((filter) => isActive(filter, filters)).map(({ name }) => name);
}

/** Whether a filter narrows the result; neither its default nor what holds without it does. */
export function isActive(
  { name, value, unfiltered }: AnyFilter,
  filters: Partial<SearchFilters>,
): boolean {
  const given: Readonly<Record<string, unknown>> = filters;
  if (value.kind === 'range') return value.ends.some((key) => isSaid(given[key]));
  const said = given[name];
  if (value.kind === 'choice' && said === value.standard) return false;
  if (!isSaid(said)) return false;
  return !(unfiltered && Array.isArray(said) && isSameSet(said, unfiltered));
}

function isSaid(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  // 0 is a value, also of a price.
  return typeof value === 'number' || Boolean(value);
}

/** How many filters narrow the result (RES-11). */
export function countActiveFilters(filters: Partial<SearchFilters>): number {
  return activeFilterNames(filters).length;
}

/** The filters without some of them: each is what an empty query means. */
export function withoutFilters<Given extends Partial<SearchFilters>>(
  filters: Given,
  names: readonly FilterName[],
): Given {
  const defaults: Partial<SearchFilters> = NO_FILTERS;
  const keys = FILTERS.filter(({ name }) => names.includes(name)).flatMap((filter) =>
    Object.keys(fieldsOf(filter)),
  ) as FilterKey[];
  return { ...filters, ...Object.fromEntries(keys.map((key) => [key, defaults[key]])) };
}

function isSameSet(values: readonly string[], others: readonly string[]): boolean {
  return new Set(values).size === others.length && others.every((one) => values.includes(one));
}
