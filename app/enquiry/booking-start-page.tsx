/**
 * The start page of a booking (TRV-17): the tour as it is now, and the form that asks for seats on it.
 * It stands in until bookings are taken here, and says plainly that it books nothing. With a booking
 * site it is only seen where something has changed on the way there.
 */
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/button-link.tsx';
import { Container } from '../ui/container.tsx';
import type { EnquiryReply } from './booking-start-action.server.ts';
import type { BookingStartData } from './booking-start-loader.server.ts';
import * as styles from './booking-start-page.css.ts';
import { canAskForSeats } from './booking-obstacle.ts';
import { ChangesNotice } from './changes-notice.tsx';
import { MOST_TRAVELLERS } from './enquiry-fields.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { FormProblems } from './form-problems.tsx';
import { OfferedTourSummary } from './offered-tour-summary.tsx';
import { RequestNotice } from './request-notice.tsx';
import { RetryPanel } from './retry-panel.tsx';
import { SentPanel } from './sent-panel.tsx';
import { UnofferedTour } from './unoffered-tour.tsx';

export interface BookingStartPageProps {
  readonly data: BookingStartData;
  /** The form as it came back; null before it was sent. */
  readonly reply: EnquiryReply | null;
}

export function BookingStartPage({ data, reply }: BookingStartPageProps) {
  const { t } = useTranslation('enquiry');
  const { tour, sent } = data;
  return (
    <Container>
      <article className={styles.page}>
        {sent && !reply ? (
          <SentPanel tour={tour} number={sent.number} details={sent.details} />
        ) : tour && !canAskForSeats(tour.obstacle) ? (
          <UnofferedTour tour={tour} />
        ) : tour && data.onward && !reply ? (
          <>
            <h1>{t('changed.heading')}</h1>
            <ChangesNotice changes={data.changes} />
            <OfferedTourSummary tour={tour} />
            <ButtonLink href={data.onward} size="large">
              {t('changed.goOn')}
            </ButtonLink>
          </>
        ) : (
          <>
            <h1>{t('title')}</h1>
            {!reply && <ChangesNotice changes={data.changes} />}
            <FormProblems
              reply={reply}
              maximumTravellers={tour?.maximumTravellers ?? MOST_TRAVELLERS}
            />
            {tour || reply ? (
              <div className={styles.columns}>
                <div className={styles.tour}>{tour && <OfferedTourSummary tour={tour} />}</div>
                <div className={styles.form}>
                  <RequestNotice
                    isOnRequest={tour?.obstacle === 'on-request'}
                    isFull={tour?.terms.outlook === 'full'}
                  />
                  <EnquiryForm
                    key={tour?.code}
                    tour={tour}
                    idempotencyKey={reply?.idempotencyKey ?? data.idempotencyKey}
                    person={data.person}
                    wishes={data.wishes}
                    reply={reply}
                  />
                </div>
              </div>
            ) : (
              <RetryPanel />
            )}
          </>
        )}
      </article>
    </Container>
  );
}
