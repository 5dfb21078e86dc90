/** The confirmation: what was asked for, and what happens now. */
import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/page-link.tsx';
import { WhenLine } from '../listing/departure-facts.tsx';
import { button } from '../ui/button.css.ts';
import { Notice } from './notice.tsx';
import type { OfferedTour } from './offered-tour.server.ts';
import * as styles from './panels.css.ts';

/** Without the tour too, when the backend gives no answer: the request has arrived all the same. */
export function SentPanel({ tour }: { readonly tour: OfferedTour | null }) {
  const { t } = useTranslation('enquiry');
  return (
    <div className={styles.panel}>
      <h1>{t('sent.title')}</h1>
      {tour && (
        <div className={styles.tour}>
          <p className={styles.strong}>{tour.travel.title}</p>
          <WhenLine tour={tour} numberOfDays={tour.travel.numberOfDays} />
        </div>
      )}
      <Notice tone="positive" icon="check-circle">
        <p>{t('sent.answer')}</p>
        <p>{t('notice.nothingBooked')}</p>
      </Notice>
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
