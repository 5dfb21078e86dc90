/** "Departure no longer available" with the travel's next tours (TRV-08). */
import { useTranslation } from 'react-i18next';
import { Notice } from '../../enquiry/notice.tsx';
import { PageLink } from '../../i18n/page-link.tsx';
import { StateDrawing } from '../../images/state-drawing.tsx';
import { PageSection } from '../../travel/section.tsx';
import { button } from '../../ui/button.css.ts';
import { Alternatives } from './alternatives.tsx';
import type { TourPageData } from './loader.server.ts';
import * as styles from './page.css.ts';

export function GoneTourBody({ data }: { readonly data: TourPageData }) {
  const { t } = useTranslation('travel');
  const { travel, departure, alternatives } = data;
  return (
    <>
      <PageSection id="gone" title={t('gone.title')}>
        {departure && (
          <Notice tone="notice" icon="alert">
            <p>{t(departure.daysLeft > 0 ? 'gone.withdrawn' : 'gone.departed')}</p>
          </Notice>
        )}
      </PageSection>
      <PageSection id="alternatives" title={t('gone.alternatives')}>
        <Alternatives departures={alternatives} travelSlug={travel.slug} />
        <div className={styles.links}>
          <PageLink
            to="travels-travel"
            parameters={{ travel: travel.slug }}
            className={button({ variant: 'secondary' })}
          >
            {t('tour.toTravel')}
          </PageLink>
        </div>
      </PageSection>
      <StateDrawing state="gone" />
    </>
  );
}
