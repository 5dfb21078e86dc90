/**
 * The start page of a booking (TRV-17): the tour as it is now, and the form that asks for seats on it.
 * It stands in until bookings are taken here, and says plainly that it books nothing. With a booking
 * site it is only seen where something has changed on the way there.
 */
import { useTranslation } from 'react-i18next';
import { MAXIMUM_ENQUIRY_TRAVELLERS } from '../../contract/enquiry-limits.ts';
import type { Unanswered } from '../answers/or-unanswered.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Container } from '../ui/container/container.tsx';
import type { EnquiryReply } from './booking-start-action.server.ts';
import type { BookingStartData } from './booking-start-loader.server.ts';
import * as styles from './booking-start-page.css.ts';
import { canAskForSeats } from './booking-obstacle.ts';
import { ChangesNotice } from './changes-notice.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { FormProblems } from './form-problems.tsx';
import { OfferedTourSummary } from './offered-tour-summary.tsx';
import { RequestNotice } from './request-notice.tsx';
import { RetryPanel } from './retry-panel.tsx';
import { SentPanel } from './sent-panel.tsx';
import { UnofferedTour } from './unoffered-tour.tsx';
import { useMended } from './use-mended.ts';

export interface BookingStartPageProps {
  readonly data: BookingStartData;
  /** The form as it came back; null before it was sent. */
  readonly reply: EnquiryReply | null;
  /** That no answer came to what was sent last. */
  readonly unanswered?: Unanswered | null;
}

export function BookingStartPage({ data, reply, unanswered = null }: BookingStartPageProps) {
  const { t } = useTranslation('enquiry');
  const { tour, sent } = data;
  const mended = useMended(reply);
  const maximumTravellers =
    reply?.maximumTravellers ?? tour?.maximumTravellers ?? MAXIMUM_ENQUIRY_TRAVELLERS;
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
            {!reply && !unanswered && <ChangesNotice changes={data.changes} />}
            <FormProblems
              reply={reply}
              unanswered={unanswered}
              mended={mended.fields}
              maximumTravellers={maximumTravellers}
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
                    mended={mended}
                    maximumTravellers={maximumTravellers}
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
