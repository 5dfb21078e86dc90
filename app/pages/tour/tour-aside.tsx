/** The sheet beside the tour: price, deposit, seats, and the way to one. */
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../domain/money.ts';
import { LowestPriceNote } from '../../enquiry/lowest-price-note.tsx';
import { PaymentNote } from '../../enquiry/payment-note.tsx';
import { PriceLine, RunsLine, useDepartureDates } from '../../listing/departure-facts.tsx';
import type { Departure } from '../../travel/departure.ts';
import { OfferLink } from '../../travel/offer-link.tsx';
import type { AvailableTour } from './loader.server.ts';
import * as styles from './page.css.ts';

export interface TourAsideProps {
  readonly departure: Departure;
  readonly tour: AvailableTour;
}

export function TourAside({ departure, tour }: TourAsideProps) {
  const { t } = useTranslation('travel');
  const dates = useDepartureDates()(departure);
  const { price, offer } = departure;
  const { terms, lowestPriceOf30Days } = tour;
  return (
    <>
      {price && (
        <div>
          <PriceLine price={price} />
          <p className={styles.note}>{t('price.perPerson')}</p>
        </div>
      )}
      {price && <LowestPriceNote price={price} lowest={lowestPriceOf30Days} />}
      {price && terms.deposit && offer.kind !== 'none' && (
        <p>
          {t('terms.depositLine', { amount: formatMoney(terms.deposit.cents, price.currency) })}
        </p>
      )}
      <RunsLine tour={departure} />
      {offer.kind === 'none' ? (
        <p>{t('offer.none')}</p>
      ) : (
        <OfferLink offer={offer} dates={dates} size="large" wide />
      )}
      {price && <PaymentNote currency={price.currency} />}
    </>
  );
}
