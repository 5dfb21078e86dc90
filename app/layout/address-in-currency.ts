/** The address of a page whose prices are shown in another currency from now on (MKT-07). */
import type { Currency } from '../../domain/market.ts';
import { convertedPrice, type ExchangeRates } from '../../domain/money.ts';
import type { FilterKey } from '../../domain/filters/search-filters.ts';

const PRICE_KEYS: readonly FilterKey[] = ['priceFrom', 'priceTo'];
const PAGE_KEY: FilterKey = 'page';

export interface CurrencyChange {
  readonly from: Currency;
  readonly to: Currency;
  readonly rates: ExchangeRates;
}

/**
 * Limits of the price are cents of the currency that is shown (RES-02): left as they are, the same number would
 * mean another amount. Converted they mean about the same, and their chip says the new one. The list that they
 * leave begins anew.
 *
 * @param address path and query, and perhaps the part of the page
 */
export function addressInCurrency(address: string, { from, to, rates }: CurrencyChange): string {
  const [page = '', part] = address.split('#', 2);
  const [path = '', query = ''] = page.split('?', 2);
  const params = new URLSearchParams(query);
  const limits = PRICE_KEYS.filter((key) => /^\d{1,9}$/.test(params.get(key) ?? ''));
  if (from === to || limits.length === 0) return address;
  for (const key of limits) {
    params.set(key, String(convertedPrice(Number(params.get(key)), from, to, rates).cents));
  }
  params.delete(PAGE_KEY);
  return `${path}?${params}${part === undefined ? '' : `#${part}`}`;
}
