/** What stands before the price of a card or a bar: that it is the lowest of several, or only about right. */
import type { TFunction } from 'i18next';
import type { Market } from '../../domain/market.ts';
import { formatMoney, isApproximate, type Price } from '../../domain/money.ts';

/** Null for a price that is paid as it stands (MKT-08). */
export function pricePrefix(
  price: Price,
  isLowest: boolean,
  market: Pick<Market, 'currency'>,
  t: TFunction<'listing'>,
): string | null {
  if (isApproximate(price, market.currency)) return t(isLowest ? 'card.fromAbout' : 'card.about');
  return isLowest ? t('card.from') : null;
}

/** The lowest price of the 30 days before (TRV-15). */
export function lowestPriceWords(
  price: Price,
  market: Pick<Market, 'currency'>,
  t: TFunction<'listing'>,
): string {
  const amount = formatMoney(price.cents, price.currency);
  const isAbout = isApproximate(price, market.currency);
  return t(isAbout ? 'card.lowestOf30DaysAbout' : 'card.lowestOf30Days', { amount });
}
