/** What is to be said of the price of a departure beside the others that make its cost (TRV-15). */
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../domain/money.ts';
import type { CardPrice } from '../listing/card-price.ts';

/** The departure that a page with several of them takes as its example. */
export interface ExampleNote {
  readonly dates: string;
  /** Whether no other costs less. */
  readonly isCheapest: boolean;
}

/** That it is fixed, for which dates where the page has others, and the prior price of a discount. */
export function usePriceNote(): (price: CardPrice | null, example?: ExampleNote | null) => string {
  const { t } = useTranslation(['travel', 'listing']);
  return (price, example) => {
    const note = example
      ? t(example.isCheapest ? 'costs.cheapestNote' : 'costs.exampleNote', { dates: example.dates })
      : t('costs.tripNote');
    if (!price?.discount) return note;
    const amount = formatMoney(price.discount.oldCents, price.currency);
    return `${note} ${t('listing:card.lowestOf30Days', { amount })}.`;
  };
}
