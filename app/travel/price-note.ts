/** What is to be said of the price of a departure beside the others that make its cost (TRV-15). */
import { useTranslation } from 'react-i18next';
import { useSite } from '../i18n/site.ts';
import type { CardPrice } from '../listing/card-price.ts';
import { lowestPriceWords } from '../listing/price-prefix.ts';
import type { ExampleDeparture } from './example-departure.ts';

/** The departure that a page with several of them takes as its example. */
export interface ExampleNote extends Pick<ExampleDeparture, 'isCheapest' | 'isAlone'> {
  readonly dates: string;
}

/** That it is fixed, for which dates where the page has others, and the prior price of a discount. */
export function usePriceNote(): (price: CardPrice | null, example?: ExampleNote | null) => string {
  const { t } = useTranslation('travel');
  const { t: listingWords } = useTranslation('listing');
  const { market } = useSite();
  return (price, example) => {
    const note = example ? t(noteOf(example), { dates: example.dates }) : t('costs.tripNote');
    if (!price?.discount) return note;
    const lowest = lowestPriceWords(
      { ...price, cents: price.discount.oldCents },
      market,
      listingWords,
    );
    return `${note} ${lowest}.`;
  };
}

function noteOf({ isCheapest, isAlone }: ExampleNote) {
  if (isCheapest) return isAlone ? 'costs.cheapestNote' : 'costs.equallyCheapNote';
  return isAlone ? 'costs.exampleNote' : 'costs.equalExampleNote';
}
