/** The offer of a tour: the sheet beside the page, and the bar at the foot of a phone screen. */
import { useTranslation } from 'react-i18next';
import { PaymentNote } from '../../booking/payment-terms.tsx';
import { SafetyLink, SafetyStrip } from '../../booking/safety-strip.tsx';
import { WriteLink } from '../../booking/write-link.tsx';
import { PageLink } from '../../i18n/page-link.tsx';
import { priceBefore } from '../../listing/card.css.ts';
import {
  PriceLine,
  RunsLine,
  TermsLine,
  useDepartureDates,
  WhenLine,
} from '../../listing/departure-facts.tsx';
import { usePromotionWords } from '../../listing/promotion-mark.tsx';
import type { DeparturePromotion } from '../../listing/promotion.ts';
import { ModalLinks } from '../../modals/modal-link.tsx';
import { OfferLink } from '../../travel/departure-row.tsx';
import type { Departure } from '../../travel/departure.ts';
import { useAmount } from '../../travel/facts-in-words.ts';
import { ASIDE_ID, OfferBar } from '../../travel/page-parts.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { AvailableTour, TourPageData } from './page.server.ts';
import * as styles from './page.css.ts';

interface TourAsideProps {
  readonly departure: Departure;
  readonly tour: AvailableTour;
  readonly travel: Pick<TourPageData['travel'], 'slug' | 'coordinator' | 'numberOfDays'>;
}

/** The sheet beside the tour: when it is, price, deposit, seats, and the way to one. */
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
        <WhenLine tour={{ ...departure, ageGroup: undefined }} numberOfDays={travel.numberOfDays} />
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
      {offer.kind !== 'none' && <TermsLine tour={departure} />}
      {departure.isClosed ? (
        <ClosedOffer instead={tour.instead} travelSlug={travel.slug} />
      ) : offer.kind === 'none' ? (
        <p>{t('offer.none')}</p>
      ) : (
        <OfferLink offer={offer} dates={dates} size="large" wide />
      )}
      {offer.kind === 'none' ? (
        price && <PaymentNote currency={price.currency} />
      ) : (
        <SafetyStrip currency={price?.currency ?? null} startingDate={departure.startingDate} />
      )}
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

interface ClosedOfferProps {
  readonly instead: Departure | null;
  readonly travelSlug: string;
}

/** Too late to ask online (TRV-02): whom to write to, and the next departure that can be asked for. */
function ClosedOffer({ instead, travelSlug }: ClosedOfferProps) {
  const { t } = useTranslation('travel');
  const datesOf = useDepartureDates();
  return (
    <>
      <p>{t('offer.closed')}</p>
      <WriteLink wide />
      {instead && (
        <div>
          <p className={styles.note}>{t('departures.named.next')}</p>
          <PageLink
            to="travels-travel-tour"
            parameters={{ travel: travelSlug, tour: instead.code }}
          >
            {datesOf(instead)}
          </PageLink>
        </div>
      )}
    </>
  );
}

/** Price, status and the button of one departure; where it is gone, the way to other dates. */
export function TourOfferBar({ departure }: { readonly departure: Departure }) {
  const { t } = useTranslation('travel');
  const dates = useDepartureDates()(departure);
  const { offer, price, status } = departure;
  return (
    <OfferBar saidBy={[ASIDE_ID, 'alternatives']} price={price} status={status}>
      {offer.kind === 'none' ? (
        <ButtonLink href="#alternatives">{t('tour.others')}</ButtonLink>
      ) : (
        <>
          <OfferLink offer={offer} dates={dates} size="medium" />
          <SafetyLink />
        </>
      )}
    </OfferBar>
  );
}

/** What a code takes off the price, and until when, with the prior price (TRV-08, TRV-15). */
function PromotionLine({ promotion }: { readonly promotion: DeparturePromotion }) {
  const { line, lowest } = usePromotionWords()(promotion);
  return (
    <div>
      <p>{line}</p>
      {lowest && <p className={priceBefore}>{lowest}</p>}
    </div>
  );
}
