/** The sheet beside the tour: when it is, price, deposit, seats, and the way to one. */
import { useTranslation } from 'react-i18next';
import { PaymentNote } from '../../enquiry/payment-note.tsx';
import {
  PriceLine,
  RunsLine,
  useDepartureDates,
  WhenLine,
} from '../../listing/departure-facts.tsx';
import { ModalLinks } from '../../modals/modal-links.tsx';
import type { Departure } from '../../travel/departure.ts';
import { OfferLink } from '../../travel/departure-row.tsx';
import { PromotionLine } from '../../travel/promotion-line.tsx';
import { useAmount } from '../../travel/facts-in-words.ts';
import type { AvailableTour, TourPageData } from './loader.server.ts';
import { ClosedOffer } from './closed-offer.tsx';
import * as styles from './page.css.ts';

export interface TourAsideProps {
  readonly departure: Departure;
  readonly tour: AvailableTour;
  readonly travel: Pick<TourPageData['travel'], 'slug' | 'coordinator' | 'numberOfDays'>;
}

export function TourAside({ departure, tour, travel }: TourAsideProps) {
  const { t } = useTranslation('travel');
  const amountOf = useAmount();
  const dates = useDepartureDates()(departure);
  const { price, promotion, offer } = departure;
  const { terms } = tour;
  const { coordinator } = travel;
  return (
    <>
      <div className={styles.when}>
        <WhenLine
          tour={{ startingDate: departure.startingDate, endingDate: departure.endingDate }}
          numberOfDays={travel.numberOfDays}
        />
      </div>
      {price && (
        <div>
          <PriceLine price={price} />
          <p className={styles.note}>{t('price.perPerson')}</p>
        </div>
      )}
      {price && promotion && <PromotionLine promotion={promotion} />}
      {price && terms.deposit && terms.outlook !== 'full' && offer.kind !== 'none' && (
        <p>
          {t('terms.depositLine', { amount: amountOf({ ...price, cents: terms.deposit.cents }) })}
        </p>
      )}
      <RunsLine tour={departure} />
      {departure.isClosed ? (
        <ClosedOffer instead={tour.instead} travelSlug={travel.slug} />
      ) : offer.kind === 'none' ? (
        <p>{t('offer.none')}</p>
      ) : (
        <OfferLink offer={offer} dates={dates} size="large" wide />
      )}
      {price && <PaymentNote currency={price.currency} />}
      {coordinator && (
        <ModalLinks
          links={[
            {
              name: 'coordinator',
              icon: 'user',
              text: t('modal.coordinator', { name: coordinator.firstName }),
            },
          ]}
        />
      )}
    </>
  );
}
