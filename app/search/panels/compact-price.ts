/** A price where there is hardly room for it, on a day of the calendar (SRCH-12): `£1.3K`, `1299 €`. */
import type { Currency } from '../../../domain/market.ts';

/** The currency decides how it is written, as that of any price does (MKT-03). */
const LOCALES: Readonly<Record<Currency, string>> = { EUR: 'de', GBP: 'en-GB', USD: 'en-US' };

const formats = new Map<Currency, Intl.NumberFormat>();

export function formatCompactPrice(cents: number, currency: Currency): string {
  const format =
    formats.get(currency) ??
    new Intl.NumberFormat(LOCALES[currency], {
      style: 'currency',
      currency,
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
    });
  formats.set(currency, format);
  return format.format(cents / 100);
}
