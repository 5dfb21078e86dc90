/** What the flexible option costs each person, in the currency of display (TRV-09, TRV-15). */
import type { TFunction } from 'i18next';
import type { LayoutSettings } from '../../contract/layout.ts';
import { priceIn, type Price } from '../../domain/money.ts';
import type { DisplayCurrency } from '../listing/card-data.ts';
import { useSite } from '../i18n/site.ts';
import { useAmount } from '../travel/facts-in-words.ts';

/** Null where no price is set. */
export function flexiblePrice(
  { flexibleCancellationPrice }: Pick<LayoutSettings, 'flexibleCancellationPrice'>,
  { currency, exchangeRates }: DisplayCurrency,
): Price | null {
  return priceIn(flexibleCancellationPrice, currency, exchangeRates);
}

/** The same as it is written on a page. */
export function useFlexiblePrice(): string | null {
  const site = useSite();
  const amountOf = useAmount();
  const price = flexiblePrice(site.layout.settings, site);
  return price && amountOf(price);
}

/**
 * What the option is, with its price where one is set, and that this is not given back; `days` before
 * departure instead of `standard`.
 */
export function flexibleNote(
  days: { readonly days: number; readonly standard: number },
  price: string | null,
  t: TFunction<'travel'>,
): string {
  const option =
    price === null
      ? t('terms.flexibleCancellationNote', days)
      : t('terms.flexibleCancellationPriced', { ...days, price });
  return `${option} ${t('terms.optionKept')}`;
}
