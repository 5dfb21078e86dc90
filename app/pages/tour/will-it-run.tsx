/** Will it run (TRV-14): what the status means, who is missing, by when it is decided, what comes back. */
import { useTranslation } from 'react-i18next';
import { formatLongDate } from '../../../domain/date-format.ts';
import type { LandingTime } from '../../../domain/vocabulary.ts';
import { useSite } from '../../i18n/site.ts';
import { RunsLine } from '../../listing/departure-facts.tsx';
import { ModalLinks } from '../../modals/modal-links.tsx';
import type { Departure } from '../../travel/departure.ts';
import { FlightAdviceNote } from '../../travel/flights.tsx';
import { PageSection } from '../../travel/section.tsx';
import type { AvailableTour } from './loader.server.ts';
import * as styles from './page.css.ts';

export interface WillItRunProps {
  readonly departure: Departure;
  readonly tour: Pick<AvailableTour, 'terms' | 'flightAdvice'>;
  readonly landBy: LandingTime;
}

export function WillItRun({ departure, tour, landBy }: WillItRunProps) {
  const { t } = useTranslation('travel');
  const { market } = useSite();
  const { status, seats } = departure;
  const { decisionDate, outlook } = tour.terms;
  const isUndecided = seats?.kind === 'needed';
  return (
    <PageSection id="runs" title={t('runs.title')}>
      <RunsLine tour={departure} />
      <div className={styles.prose}>
        <p>{outlook === 'full' ? t('runs.full') : t(`runs.meaning.${status}`)}</p>
        {isUndecided && (
          <p>
            {decisionDate
              ? t('runs.decision', { date: formatLongDate(decisionDate, market) })
              : t('runs.decisionSoon')}
          </p>
        )}
        {outlook === 'open' && <p>{t('runs.refund')}</p>}
      </div>
      <FlightAdviceNote kind={tour.flightAdvice} landBy={landBy} />
      <ModalLinks links={[{ name: 'notification-opt-in', icon: 'bell', text: t('modal.news') }]} />
    </PageSection>
  );
}
