/**
 * Flights, which travellers buy themselves: in what order, when, what they cost, and whom to ask
 * (TRV-03, TRV-15, LAY-10).
 */
import { useTranslation } from 'react-i18next';
import type { FlightAdvice } from '../../../domain/tour-status.ts';
import { FlightAdviceNote, FlightRules, useFlightFact } from '../../travel/flights.tsx';
import { FactList } from '../../ui/fact-list/fact-list.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-subjects.ts';
import { ContactOptions } from '../parts/contact-options.tsx';
import * as styles from '../parts/parts.css.ts';

/** What one waits for depends on the departure: nothing where it surely runs and has a seat (TRV-03). */
const BEFORE_BUYING = { wait: 'wait', none: 'wait', answer: 'answer', buy: 'runs' } as const;

function stepsOf(advice: FlightAdvice | null) {
  return ['ask', BEFORE_BUYING[advice ?? 'wait'], 'buy'] as const;
}

export default function FlightClubModal({ subject }: ModalProps<'flight-club'>) {
  const { t } = useTranslation('modals');
  const { flight, daysLeft, advice, landBy } = subject;
  const factOf = useFlightFact();
  return (
    <ModalFrame title={t('flightClub.title')}>
      <div className={styles.prose}>
        <p>{t('flightClub.explanation')}</p>
        {advice && landBy ? (
          <FlightAdviceNote kind={advice} landBy={landBy} />
        ) : (
          <FlightRules landBy={landBy} />
        )}
        <ol className={styles.steps}>
          {stepsOf(advice).map((step) => (
            <li key={step} className={styles.step}>
              <p>{t(`flightClub.step.${step}`)}</p>
            </li>
          ))}
        </ol>
        {flight && <FactList facts={[factOf(flight, daysLeft)]} />}
        <p className={styles.subtitle}>{t('flightClub.help')}</p>
        <ContactOptions subject={t('flightClub.title')} />
      </div>
    </ModalFrame>
  );
}
