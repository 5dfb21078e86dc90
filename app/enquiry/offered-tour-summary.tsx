/** What one asks for: the tour with its dates, price and terms. */
import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { PriceLine, RunsLine, WhenLine } from '../listing/departure-facts.tsx';
import { useAmount } from '../travel/facts-in-words.ts';
import { NarrowFold } from '../ui/narrow-fold.tsx';
import { FactList } from './fact-list.tsx';
import type { OfferedTour } from './offered-tour.server.ts';
import * as styles from './offered-tour-summary.css.ts';
import { LateCancellationNote } from './late-cancellation-note.tsx';
import { PaymentNote } from './payment-note.tsx';
import { privateRoomFact } from './private-room-fact.ts';
import { TermsList } from './terms-list.tsx';

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
    <section aria-labelledby="tour-title" className={styles.sheet}>
      <p className={styles.place}>{travel.destinationLabel}</p>
      <h2 id="tour-title" className={styles.title}>
        <PageLink
          to="travels-travel-tour"
          parameters={{ travel: travel.slug, tour: tour.code }}
          className={styles.link}
        >
          {travel.title}
        </PageLink>
      </h2>
      <WhenLine tour={tour} numberOfDays={travel.numberOfDays} />
      <RunsLine tour={tour} />
      {price && (
        <>
          <PriceLine price={price} />
          <p className={styles.note}>{t('price.perPerson')}</p>
        </>
      )}
      <NarrowFold summary={t('terms.title')}>
        <div className={styles.more}>
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
