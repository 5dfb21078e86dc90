/** All departures of a travel (LAY-10): as a calendar and as a list (TRV-05). */
import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../../domain/date-format.ts';
import { calendarMonth, monthsOfCalendar } from '../../../domain/departure-calendar.ts';
import { TOUR_STATUSES } from '../../../domain/tour-status.ts';
import { SafetyStrip } from '../../booking/safety-strip.tsx';
import { useSite } from '../../i18n/site.ts';
import { TourStatusLabel } from '../../listing/tour-status-label.tsx';
import { CalendarKeys, CalendarMonth } from '../../travel/calendar.tsx';
import { DepartureRow } from '../../travel/departure-row.tsx';
import { type Departure, type MonthOfDepartures, monthsToOpen } from '../../travel/departure.ts';
import { FlightRules } from '../../travel/flights.tsx';
import { AccordionItem } from '../../ui/accordion/accordion.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-subjects.ts';
import * as styles from '../parts/parts.css.ts';
import * as own from './modal.css.ts';

/** Every departure of the travel (RES-06): in the calendar, and under its month; when to buy flights (TRV-03). */
export default function AvailableDatesModal({ subject }: ModalProps<'available-dates'>) {
  const { t } = useTranslation(['modals', 'travel']);
  const { currency } = useSite();
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
            <SafetyStrip currency={currency} startingDate={null} isFolded />
            <FlightRules landBy={landBy} />
          </>
        )}
      </div>
    </ModalFrame>
  );
}

export interface DepartureCalendarProps {
  readonly departures: readonly Departure[];
  readonly travelSlug: string;
}

/**
 * All months of a travel's departures (TRV-05): beside each other on a large screen, where they scroll
 * sideways, below each other on a phone.
 */
export function DepartureCalendar({ departures, travelSlug }: DepartureCalendarProps) {
  const { t } = useTranslation('travel');
  const { market, today } = useSite();
  const { firstDayOfWeek } = market;
  const byCode = new Map(departures.map((departure) => [departure.code, departure]));
  const found = new Set(departures.map(({ status }) => status));
  return (
    <>
      <CalendarKeys className={own.months}>
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
        <ul aria-label={t('dates.legend')} className={own.legend}>
          {TOUR_STATUSES.filter((status) => found.has(status)).map((status) => (
            <li key={status}>
              <TourStatusLabel status={status} />
            </li>
          ))}
          <li className={own.underWay}>{t('dates.underWay')}</li>
        </ul>
      )}
    </>
  );
}

export interface DepartureMonthsProps {
  readonly months: readonly MonthOfDepartures[];
  readonly travelSlug: string;
}

/** Departures under their months; those that matter first stand open. */
export function DepartureMonths({ months, travelSlug }: DepartureMonthsProps) {
  const { t } = useTranslation(['travel', 'listing']);
  const { market } = useSite();
  const opened = monthsToOpen(months);
  return (
    <div>
      {months.map(({ month, departures, openCount }) => (
        <AccordionItem
          key={month}
          headingAs="h3"
          open={opened.has(month)}
          summary={
            <>
              {formatMonth(month, market)}{' '}
              <span className={own.count}>
                {openCount > 0
                  ? t('departures.count', { count: openCount })
                  : t('listing:status.SOLD_OUT')}
              </span>
            </>
          }
        >
          <ul className={own.list}>
            {departures.map((departure) => (
              <li key={departure.code}>
                <DepartureRow departure={departure} travelSlug={travelSlug} />
              </li>
            ))}
          </ul>
        </AccordionItem>
      ))}
    </div>
  );
}
