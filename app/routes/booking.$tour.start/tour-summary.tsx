/** The tour of the start page: with dates, price and terms, or with what to book in its place (TRV-17). */
import { useTranslation } from 'react-i18next';
import { LateCancellationNote } from '../../booking/cancellation.tsx';
import { PaymentNote, TermsList } from '../../booking/payment-terms.tsx';
import { privateRoomFact } from '../../booking/private-room-fact.ts';
import { WriteLink } from '../../booking/write-link.tsx';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import {
  PriceLine,
  RunsLine,
  useDepartureDates,
  WhenLine,
} from '../../listing/departure-facts.tsx';
import { TourGrid } from '../../listing/listing-groups.tsx';
import { useAmount } from '../../travel/facts-in-words.ts';
import { button } from '../../ui/button/button.css.ts';
import { FactList } from '../../ui/fact-list/fact-list.tsx';
import { NarrowFold } from '../../ui/narrow-fold/narrow-fold.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import type { OfferedTour } from './booking-start.server.ts';
import * as styles from './styles.css.ts';

export function OfferedTourSummary({ tour }: { readonly tour: OfferedTour }) {
  const { t } = useTranslation('travel');
  const { currency } = useSite();
  const { travel, price, terms } = tour;
  const roomFact = privateRoomFact(
    tour.privateRoom,
    { kind: 'tour', isElsewhere: tour.otherDeparturesHaveRooms, nights: tour.roomNights },
    useAmount(),
    t,
  );
  return (
    <section aria-labelledby="tour-title" className={styles.tourSheet}>
      <p className={styles.tourPlace}>{travel.destinationLabel}</p>
      <h2 id="tour-title" className={styles.tourTitle}>
        <PageLink
          to="travels-travel-tour"
          parameters={{ travel: travel.slug, tour: tour.code }}
          className={styles.tourLink}
        >
          {travel.title}
        </PageLink>
      </h2>
      <WhenLine tour={tour} numberOfDays={travel.numberOfDays} />
      <RunsLine tour={tour} />
      {price && (
        <>
          <PriceLine price={price} />
          <p className={styles.tourNote}>{t('price.perPerson')}</p>
        </>
      )}
      <NarrowFold summary={t('terms.title')}>
        <div className={styles.tourMore}>
          <FactList facts={[roomFact]} />
          <TermsList terms={terms} price={price ?? { currency, isConverted: false }}>
            <LateCancellationNote fees={tour.lateFees} />
          </TermsList>
          {price && <PaymentNote currency={price.currency} />}
        </div>
      </NarrowFold>
    </section>
  );
}

/** A tour that is no longer available: what changed, and other departures of the travel. */
export function UnofferedTour({ tour }: { readonly tour: OfferedTour }) {
  const { t } = useTranslation('enquiry');
  const datesOf = useDepartureDates();
  const { travel, alternatives } = tour;
  return (
    <div className={styles.panel}>
      <h1>{t('unoffered.title')}</h1>
      <Notice tone="notice" icon="alert">
        <p>
          <strong>
            {travel.title}, {datesOf(tour)}
          </strong>
        </p>
        <p>{t(`change.${tour.obstacle ?? 'withdrawn'}`)}</p>
      </Notice>
      {tour.obstacle === 'closed' && (
        <div className={styles.links}>
          <WriteLink />
        </div>
      )}
      {alternatives.length > 0 && (
        <section aria-labelledby="alternatives-title" className={styles.part}>
          <h2 id="alternatives-title">{t('unoffered.alternatives')}</h2>
          <TourGrid tours={alternatives} under={2} />
        </section>
      )}
      <div className={styles.links}>
        <PageLink
          to="travels-travel"
          parameters={{ travel: travel.slug }}
          className={button({ variant: 'secondary' })}
        >
          {t('sent.toTravel')}
        </PageLink>
      </div>
    </div>
  );
}
