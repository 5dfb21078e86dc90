/** The confirmation (BOOK-03): what was asked for, what happens now and when, and on what terms. */
import { useTranslation } from 'react-i18next';
import { ENQUIRY_ANSWER_DAYS } from '../../domain/enquiry-answer.ts';
import { CalendarLink } from '../calendar-file/calendar-link.tsx';
import { PageLink } from '../i18n/page-link.tsx';
import { StateDrawing } from '../images/state-drawing.tsx';
import { ModalLinks } from '../modals/modal-link.tsx';
import { button } from '../ui/button.css.ts';
import { FactList } from './fact-list.tsx';
import { Notice } from './notice.tsx';
import type { OfferedTour } from './offered-tour.server.ts';
import * as styles from './panels.css.ts';
import { PaymentNote } from './payment-note.tsx';
import type { SentDetails } from './sent-enquiry.server.ts';
import { useSentFacts } from './use-sent-facts.tsx';

export interface SentPanelProps {
  /** Null when the backend gives no answer: the request has arrived all the same. */
  readonly tour: OfferedTour | null;
  readonly number: string;
  /** Null in another browser than the one that sent the form. */
  readonly details: SentDetails | null;
}

export function SentPanel({ tour, number, details }: SentPanelProps) {
  const { t } = useTranslation(['enquiry', 'travel']);
  const facts = useSentFacts({ tour, number, details });
  return (
    <div className={styles.panel}>
      <StateDrawing state="sent" priority />
      <h1>{details?.name ? t('sent.titleNamed', { name: details.name }) : t('sent.title')}</h1>
      <Notice tone="positive" icon="check-circle">
        <p>{t('sent.answer')}</p>
        <p>{t('notice.nothingBooked')}</p>
      </Notice>
      <section aria-labelledby="sent-facts" className={styles.part}>
        <h2 id="sent-facts">{t('sent.request')}</h2>
        <FactList facts={facts} />
        {details?.price && <PaymentNote currency={details.price.currency} />}
      </section>
      <section aria-labelledby="sent-next" className={styles.part}>
        <h2 id="sent-next">{t('sent.next')}</h2>
        <ol className={styles.steps}>
          <li>{details ? t('sent.nextMailTo', { email: details.email }) : t('sent.nextMail')}</li>
          {details?.nameIs && <li>{t(`sent.nameIs.${details.nameIs}`)}</li>}
          <li>{t('sent.nextAnswer', { days: ENQUIRY_ANSWER_DAYS })}</li>
          <li>{t('sent.nextBooking')}</li>
        </ol>
        <ModalLinks
          links={[{ name: 'verification-code', icon: 'mail', text: t('travel:modal.noMail') }]}
        >
          {tour && (
            <CalendarLink
              travelSlug={tour.travel.slug}
              tourCode={tour.code}
              isFlexible={Boolean(details && details.flexibleOptionCents !== null)}
            />
          )}
        </ModalLinks>
      </section>
      <div className={styles.links}>
        {tour && (
          <PageLink
            to="travels-travel"
            parameters={{ travel: tour.travel.slug }}
            className={button({ variant: 'secondary' })}
          >
            {t('sent.toTravel')}
          </PageLink>
        )}
        <PageLink to="travels" className={button({ variant: 'quiet' })}>
          {t('sent.otherTravels')}
        </PageLink>
      </div>
    </div>
  );
}
