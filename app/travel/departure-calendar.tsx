/**
 * All months of a travel's departures (TRV-05): beside each other on a large screen, where they scroll
 * sideways, below each other on a phone.
 */
import { useTranslation } from 'react-i18next';
import { calendarMonth, monthsOfCalendar } from '../../domain/departure-calendar.ts';
import { TOUR_STATUSES } from '../../domain/tour-status.ts';
import { useSite } from '../i18n/site.ts';
import { TourStatusLabel } from '../listing/tour-status-label.tsx';
import { Carousel } from '../ui/carousel/carousel.tsx';
import { CalendarKeys } from './calendar-keys.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import * as styles from './departure-calendar.css.ts';
import type { Departure } from './departure.ts';

export interface DepartureCalendarProps {
  readonly departures: readonly Departure[];
  readonly travelSlug: string;
}

export function DepartureCalendar({ departures, travelSlug }: DepartureCalendarProps) {
  const { t } = useTranslation('travel');
  const { market, today } = useSite();
  const { firstDayOfWeek } = market;
  const byCode = new Map(departures.map((departure) => [departure.code, departure]));
  const found = new Set(departures.map(({ status }) => status));
  return (
    <>
      <CalendarKeys className={styles.months}>
        <Carousel
          label={t('dates.title')}
          words={{
            role: t('dates.role'),
            previous: t('dates.previous'),
            next: t('dates.next'),
          }}
          size="months"
        >
          {monthsOfCalendar(departures, today).map((month) => (
            <li key={month}>
              <CalendarMonth
                month={calendarMonth(month, { tours: departures, today, firstDayOfWeek })}
                travelSlug={travelSlug}
                departures={byCode}
              />
            </li>
          ))}
        </Carousel>
      </CalendarKeys>
      {found.size > 0 && (
        <ul aria-label={t('dates.legend')} className={styles.legend}>
          {TOUR_STATUSES.filter((status) => found.has(status)).map((status) => (
            <li key={status}>
              <TourStatusLabel status={status} />
            </li>
          ))}
          <li className={styles.underWay}>{t('dates.underWay')}</li>
        </ul>
      )}
    </>
  );
}
