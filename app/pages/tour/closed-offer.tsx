/** Too late to ask online (TRV-02): whom to write to, and the next departure that can be asked for. */
import { useTranslation } from 'react-i18next';
import { WriteLink } from '../../booking/write-link.tsx';
import { PageLink } from '../../i18n/page-link.tsx';
import { useDepartureDates } from '../../listing/departure-facts.tsx';
import type { Departure } from '../../travel/departure.ts';
import * as styles from './page.css.ts';

export interface ClosedOfferProps {
  readonly instead: Departure | null;
  readonly travelSlug: string;
}

export function ClosedOffer({ instead, travelSlug }: ClosedOfferProps) {
  const { t } = useTranslation('travel');
  const datesOf = useDepartureDates();
  return (
    <>
      <p>{t('offer.closed')}</p>
      <WriteLink wide />
      {instead && (
        <div>
          <p className={styles.note}>{t('departures.next')}</p>
          <PageLink
            to="travels-travel-tour"
            parameters={{ travel: travelSlug, tour: instead.code }}
          >
            {datesOf(instead)}
          </PageLink>
        </div>
      )}
    </>
  );
}
