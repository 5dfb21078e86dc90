/**
 * The start page of a booking (TRV-17): the tour as it is now, and the form that asks for seats on it.
 * It stands in until bookings are taken here, and says plainly that it books nothing.
 */
import { useTranslation } from 'react-i18next';
import { Container } from '../ui/container.tsx';
import type { EnquiryReply } from './booking-start-action.server.ts';
import type { BookingStartData } from './booking-start-loader.server.ts';
import * as styles from './booking-start-page.css.ts';
import { MOST_TRAVELLERS } from './enquiry-fields.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { FormProblems } from './form-problems.tsx';
import { OfferedTourSummary } from './offered-tour-summary.tsx';
import { RequestNotice } from './request-notice.tsx';
import { RetryPanel } from './retry-panel.tsx';
import { SentPanel } from './sent-panel.tsx';
import { canAskForSeats } from './tour-offer.ts';
import { UnofferedTour } from './unoffered-tour.tsx';

export interface BookingStartPageProps {
  readonly data: BookingStartData;
  /** The form as it came back; null before it was sent. */
  readonly reply: EnquiryReply | null;
}

export function BookingStartPage({ data, reply }: BookingStartPageProps) {
  const { t } = useTranslation('enquiry');
  const { tour, isSent } = data;
  return (
    <Container>
      <article className={styles.page}>
        {isSent && !reply ? (
          <SentPanel tour={tour} />
        ) : tour && !canAskForSeats(tour.obstacle) ? (
          <UnofferedTour tour={tour} />
        ) : (
          <>
            <h1>{t('title')}</h1>
            <FormProblems
              reply={reply}
              maximumTravellers={tour?.maximumTravellers ?? MOST_TRAVELLERS}
            />
            {tour || reply ? (
              <div className={styles.columns}>
                <div className={styles.tour}>{tour && <OfferedTourSummary tour={tour} />}</div>
                <div className={styles.form}>
                  <RequestNotice isOnRequest={tour?.obstacle === 'on-request'} />
                  <EnquiryForm
                    key={tour?.code}
                    tour={tour}
                    idempotencyKey={reply?.idempotencyKey ?? data.idempotencyKey}
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
