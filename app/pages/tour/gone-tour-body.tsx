/** A tour that is over or withdrawn, and the departures to take instead, which an available tour shows too. */
import { useTranslation } from 'react-i18next';
import { SafetyStrip } from '../../booking/safety-strip.tsx';
import { useSite } from '../../i18n/site.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { PageLink } from '../../i18n/page-link.tsx';
import { StateDrawing } from '../../images/state-drawing.tsx';
import { DepartureRow } from '../../travel/departure-row.tsx';
import type { Departure } from '../../travel/departure.ts';
import { NoDepartures } from '../../travel/page-parts.tsx';
import { PageSection } from '../../travel/section.tsx';
import { button } from '../../ui/button/button.css.ts';
import type { TourPageData } from './page.server.ts';
import * as styles from './page.css.ts';

/** "Departure no longer available" with the travel's next tours (TRV-08). */
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

export interface AlternativesProps {
  readonly departures: readonly Departure[];
  readonly travelSlug: string;
}

/** Other tours of the travel that can still be had, or what to do where there are none (TRV-08). */
export function Alternatives({ departures, travelSlug }: AlternativesProps) {
  const { currency } = useSite();
  if (departures.length === 0) return <NoDepartures />;
  return (
    <>
      <ul className={styles.rows}>
        {departures.map((departure) => (
          <li key={departure.code}>
            <DepartureRow departure={departure} travelSlug={travelSlug} isNarrow />
          </li>
        ))}
      </ul>
      <SafetyStrip currency={currency} startingDate={null} isFolded />
    </>
  );
}
