/**
 * Fields of the filters beside a list that are no filter keys, and the filters that they mean (RES-04): a
 * length and a price are one choice each, with two ends. `form-query.ts` brings them into an address.
 */
import { rangeInOrder, parseRange } from '../../domain/filters/filter-range.ts';
import { PANEL_FILTERS } from '../../domain/filters/filters.ts';
import type { FilterKey, SearchFilters } from '../../domain/filters/search-filters.ts';

/** A range of days as `printRange` writes it; empty for any. */
export const LENGTH_FIELD = 'length';
/** A range of cents as `printRange` writes it, `custom` for the two amounts, empty for any. */
export const PRICE_FIELD = 'price';
export const CUSTOM_PRICE = 'custom';
/** Two amounts in units of the currency shown. */
export const PRICE_MIN_FIELD = 'priceMin';
export const PRICE_MAX_FIELD = 'priceMax';
/** The amounts that the form was drawn with, so that it can be told whether they were typed. */
export const SHOWN_PRICES_FIELD = 'shownPrices';

export const PANEL_FIELDS = [LENGTH_FIELD, PRICE_FIELD, PRICE_MIN_FIELD, PRICE_MAX_FIELD];

/** Keys that the panel has a field for. */
export const PANEL_KEYS = [
  ...PANEL_FILTERS.flatMap(({ name, value }) => (value.kind === 'range' ? value.ends : [name])),
  // Beside the days of leave.
  'region',
] as readonly FilterKey[];

/** What the fields say beyond the filter keys; nothing of a field that was not sent. */
export function panelFiltersOf(params: URLSearchParams): Partial<SearchFilters> {
  return { ...lengthOf(params), ...priceOf(params) };
}

/** The value of `SHOWN_PRICES_FIELD`. */
export function shownPrices(min: string, max: string): string {
  return `${min},${max}`;
}

function lengthOf(params: URLSearchParams): Partial<SearchFilters> {
  const value = params.get(LENGTH_FIELD);
  if (value === null) return {};
  const { from, to } = parseRange(value) ?? ANY;
  const length = { durationFrom: from ?? undefined, durationTo: to ?? undefined };
  // Lengths that an address names have no field: they go along until a range takes their place.
  return from === null && to === null ? length : { ...length, durations: undefined };
}

/** Amounts that were typed win over a suggested range; those that only stayed from before give way to it. */
function priceOf(params: URLSearchParams): Partial<SearchFilters> {
  const choice = params.get(PRICE_FIELD);
  const [min, max] = [PRICE_MIN_FIELD, PRICE_MAX_FIELD].map((name) => params.get(name) ?? '');
  if (choice === null && !min && !max) return {};
  const isTyped =
    shownPrices(min ?? '', max ?? '') !== (params.get(SHOWN_PRICES_FIELD) ?? shownPrices('', ''));
  const typed = rangeInOrder(centsOf(min), centsOf(max));
  const hasAmount = typed.from !== null || typed.to !== null;
  const isCustom = hasAmount && (isTyped || choice === CUSTOM_PRICE);
  const { from, to } = isCustom ? typed : (parseRange(choice ?? '') ?? ANY);
  return { priceFrom: from ?? undefined, priceTo: to ?? undefined };
}

const ANY = { from: null, to: null };

/** Null for what is no amount. */
function centsOf(amount = ''): number | null {
  const units = amount.trim().replace(',', '.');
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(units) ? Math.round(Number(units) * 100) : null;
}
