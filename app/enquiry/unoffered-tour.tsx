/** A tour that can be had no more: what changed (TRV-17), and other departures of the travel. */
import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/page-link.tsx';
import { useDepartureDates } from '../listing/departure-facts.tsx';
import { TourGrid } from '../listing/listing-groups.tsx';
import { button } from '../ui/button/button.css.ts';
import { Notice } from './notice.tsx';
import type { OfferedTour } from './offered-tour.server.ts';
import * as styles from './panels.css.ts';
import { WriteLink } from './write-link.tsx';

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
