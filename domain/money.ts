/**
 * Money (MKT-03, MKT-07, MKT-08). Amounts are integers in cents everywhere. The currency decides how a
 * price is written, not the language: EUR is `1.299 €` in every market, GBP `£1,299`, USD `$1,299`.
 */
import type { Currency } from './market.ts';

/** Amounts in cents by currency; a currency may be missing. */
export type PriceMap = Readonly<Partial<Record<Currency, number>>>;

/** How much of each currency one euro buys. */
export type ExchangeRates = Readonly<Record<Currency, number>>;

const SYMBOLS: Readonly<Record<Currency, string>> = { EUR: '€', GBP: '£', USD: '$' };
/** Between number and symbol: a no-break space, so that a price never falls over two lines. */
const NO_BREAK_SPACE = '\u00a0';

export function currencySymbol(currency: Currency): string {
  return SYMBOLS[currency];
}

/** Writes an amount of cents; whole amounts show no decimals, others two. */
export function formatMoney(cents: number, currency: Currency): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(cents) / 100);
  const rest = Math.abs(cents) % 100;
  const [thousands, decimal] = currency === 'EUR' ? ['.', ','] : [',', '.'];
  const grouped = String(whole).replace(/\B(?=(\d{3})+(?!\d))/g, thousands);
  const number = rest === 0 ? grouped : `${grouped}${decimal}${String(rest).padStart(2, '0')}`;
  return currency === 'EUR'
    ? `${sign}${number}${NO_BREAK_SPACE}${SYMBOLS.EUR}`
    : `${sign}${SYMBOLS[currency]}${number}`;
}

export interface Price {
  readonly cents: number;
  readonly currency: Currency;
  /** Converted from euros, so only about right (MKT-08). */
  readonly isConverted: boolean;
}

/**
 * The price in the wanted currency: the map's own, else converted from euros at the given rates and
 * rounded to a whole amount (MKT-08). Null when the map has neither.
 */
export function priceIn(prices: PriceMap, currency: Currency, rates: ExchangeRates): Price | null {
  const own = prices[currency];
  if (own !== undefined) return { cents: own, currency, isConverted: false };
  if (prices.EUR === undefined) return null;
  const cents = Math.round((prices.EUR * rates[currency]) / 100) * 100;
  return { cents, currency, isConverted: true };
}

/**
 * An amount of one currency in another by way of euros, rounded to a whole amount and so only about
 * right (MKT-08); the amount itself where they are the same.
 */
export function convertedPrice(
  cents: number,
  from: Currency,
  to: Currency,
  rates: ExchangeRates,
): Price {
  if (from === to) return { cents, currency: to, isConverted: false };
  const converted = Math.round(((cents / rates[from]) * rates[to]) / 100) * 100;
  return { cents: converted, currency: to, isConverted: true };
}

/**
 * By how many whole percent the price lies under the base price, rounded down so that it never
 * promises more than is given; 0 where it does not. Both in the same unit.
 */
export function discountPercent(price: number, basePrice: number): number {
  if (basePrice <= 0 || price >= basePrice) return 0;
  return Math.floor(((basePrice - price) * 100) / basePrice);
}

/** Whether the footer says that prices are approximate: the display currency is not the market's own. */
export function needsCurrencyNote(display: Currency, marketDefault: Currency): boolean {
  return display !== marketDefault;
}

/** Currencies that travellers pay in (MKT-08). */
const PAYMENT_CURRENCIES = ['EUR', 'GBP'] as const satisfies readonly Currency[];

export function isPaymentCurrency(currency: Currency): boolean {
  return PAYMENT_CURRENCIES.some((known) => known === currency);
}

/**
 * Whether an amount is only about right (MKT-08): it was converted, it is in another currency than the market's
 * own, or nobody pays in that. So wherever the footer has its note, every amount of the page bears it out.
 */
export function isApproximate(
  { currency, isConverted }: Omit<Price, 'cents'>,
  marketDefault: Currency,
): boolean {
  return isConverted || needsCurrencyNote(currency, marketDefault) || !isPaymentCurrency(currency);
}

/** The currency that a traveller pays in, by the ISO country code of the home address (MKT-08). */
export function paymentCurrency(homeCountry: string): (typeof PAYMENT_CURRENCIES)[number] {
  return homeCountry === 'GB' ? 'GBP' : 'EUR';
}

/**
 * The currency to show prices in (MKT-07): the cookie's, else the geolocated one, if it is among the
 * available ones; otherwise the market's default.
 */
export function selectCurrency(choice: {
  readonly cookie: string | null | undefined;
  readonly geolocated: string | null | undefined;
  readonly available: readonly Currency[];
  readonly marketDefault: Currency;
}): Currency {
  for (const wanted of [choice.cookie, choice.geolocated]) {
    const found = choice.available.find((currency) => currency === wanted);
    if (found) return found;
  }
  return choice.marketDefault;
}
