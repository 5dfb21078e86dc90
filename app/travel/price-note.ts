/** What is to be said of the price of a departure beside the others that make its cost (TRV-15). */
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../domain/money.ts';
import type { CardPrice } from '../listing/card-price.ts';

/** That it is fixed, for which dates where the page has others, and the prior price of a discount. */
export function usePriceNote(): (price: CardPrice | null, dates?: string) => string {
  const { t } = useTranslation(['travel', 'listing']);
  return (price, dates) => {
    const note = dates === undefined ? t('costs.tripNote') : t('costs.cheapestNote', { dates });
    if (!price?.discount) return note;
    const amount = formatMoney(price.discount.oldCents, price.currency);
    return `${note} ${t('listing:card.lowestOf30Days', { amount })}.`;
  };
}
