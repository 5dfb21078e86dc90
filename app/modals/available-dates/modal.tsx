/** Every departure of the travel under its month (RES-06), and when to buy flights (TRV-03). */
import { useTranslation } from 'react-i18next';
import { DepartureMonths } from '../../travel/departure-months.tsx';
import { FlightRules } from '../../travel/flight-rules.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-modules.ts';
import * as styles from '../parts/parts.css.ts';

export default function AvailableDatesModal({ subject }: ModalProps<'available-dates'>) {
  const { t } = useTranslation('modals');
  return (
    <ModalFrame title={t('availableDates.title')}>
      <div className={styles.prose}>
        <DepartureMonths months={subject.months} travelSlug={subject.travelSlug} />
        <FlightRules />
      </div>
    </ModalFrame>
  );
}
