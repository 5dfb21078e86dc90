/** Every departure of the travel (RES-06): in the calendar, and under its month; when to buy flights (TRV-03). */
import { useTranslation } from 'react-i18next';
import { DepartureCalendar } from '../../travel/departure-calendar.tsx';
import { DepartureMonths } from '../../travel/departure-months.tsx';
import { FlightRules } from '../../travel/flight-rules.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-modules.ts';
import * as styles from '../parts/parts.css.ts';

export default function AvailableDatesModal({ subject }: ModalProps<'available-dates'>) {
  const { t } = useTranslation(['modals', 'travel']);
  const { months, travelSlug, landBy } = subject;
  return (
    <ModalFrame title={t('availableDates.title')}>
      <div className={styles.prose}>
        {months.length === 0 && <p>{t('travel:departures.none')}</p>}
        <DepartureCalendar
          departures={months.flatMap((month) => month.departures)}
          travelSlug={travelSlug}
        />
        {months.length > 0 && (
          <>
            <DepartureMonths months={months} travelSlug={travelSlug} />
            <FlightRules landBy={landBy} />
          </>
        )}
      </div>
    </ModalFrame>
  );
}
