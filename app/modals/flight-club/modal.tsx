/** Flights, which travellers buy themselves: in what order, when, and what they cost (TRV-03, TRV-15). */
import { useTranslation } from 'react-i18next';
import { FactList } from '../../enquiry/fact-list.tsx';
import { FlightAdviceNote } from '../../travel/flight-advice-note.tsx';
import { FlightRules } from '../../travel/flight-rules.tsx';
import { useFlightFact } from '../../travel/use-flight-fact.ts';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-modules.ts';
import * as styles from '../parts/parts.css.ts';

const STEPS = ['ask', 'wait', 'buy'] as const;

export default function FlightClubModal({ subject }: ModalProps<'flight-club'>) {
  const { t } = useTranslation('modals');
  const { flight, advice } = subject;
  const factOf = useFlightFact();
  return (
    <ModalFrame title={t('flightClub.title')}>
      <div className={styles.prose}>
        <p>{t('flightClub.explanation')}</p>
        {advice ? <FlightAdviceNote kind={advice} /> : <FlightRules />}
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step} className={styles.step}>
              <p>{t(`flightClub.step.${step}`)}</p>
            </li>
          ))}
        </ol>
        {flight && <FactList facts={[factOf(flight)]} />}
      </div>
    </ModalFrame>
  );
}
