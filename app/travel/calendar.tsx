/**
 * The departure calendar (TRV-05): a month as a table with a link on each day that a departure starts on and a
 * mark on the days that it goes on for, and what makes the keyboard move through it (`calendar-keyboard.ts`).
 */
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMonth, formatWeekday } from '../../domain/date-format.ts';
import {
  type CalendarCell,
  type CalendarMonth as MonthOfCalendar,
  weeksOf,
} from '../../domain/departure-calendar.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { useDepartureDates } from '../listing/departure-facts.tsx';
import { STATUS_LOOKS } from '../listing/tour-status-label.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { hearCalendarKeys } from './calendar-keyboard.ts';
import { CALENDAR_ATTRIBUTE } from './calendar-parts.ts';
import * as styles from './calendar.css.ts';
import type { Departure } from './departure.ts';
import { useAmount } from './facts-in-words.ts';

interface CalendarMonthProps {
  readonly month: MonthOfCalendar;
  readonly travelSlug: string;
  /** By code: those that the days of the month name. */
  readonly departures: ReadonlyMap<string, Departure>;
}

/**
 * One month of the departure calendar as a table (TRV-05): a link on each day that a departure starts on,
 * a mark on those that it goes on for. `calendar-grid.ts` makes a grid for the keyboard of it.
 */
export function CalendarMonth({ month, travelSlug, departures }: CalendarMonthProps) {
  const { market } = useSite();
  const weeks = weeksOf(month);
  return (
    <table className={styles.month}>
      <caption className={styles.name}>{formatMonth(month.label, market)}</caption>
      <thead>
        <tr>
          {/* The second week has a day in each column. */}
          {weeks[1]?.map(
            ({ day }) =>
              day && (
                <th
                  key={day}
                  scope="col"
                  aria-label={formatWeekday(day, market)}
                  className={styles.weekday}
                >
                  {formatWeekday(day, market).slice(0, 2)}
                </th>
              ),
          )}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          // Weeks have no name of their own.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            {week.map((cell, weekday) => (
              <CalendarDay
                key={cell.day ?? weekday}
                cell={cell}
                departures={departures}
                travelSlug={travelSlug}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CalendarDayProps extends Omit<CalendarMonthProps, 'month'> {
  readonly cell: CalendarCell;
}

function CalendarDay({ cell, departures, travelSlug }: CalendarDayProps) {
  const { day, old, tours } = cell;
  const nameOf = useDepartureName();
  // Nothing is there, and nothing is to be read.
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label
  if (day === null) return <td />;
  const number = Number(day.slice(8));
  const first = tours.find(({ firstDay }) => firstDay);
  const departure = first && departures.get(first.code);
  if (!departure) {
    const kind = tours.length > 0 ? 'underWay' : old ? 'old' : 'plain';
    return (
      <td data-day={day} className={styles.day[kind]}>
        {number}
      </td>
    );
  }
  const { tone, icon } = STATUS_LOOKS[departure.status];
  return (
    <td data-day={day} className={styles.day[tours.length > 1 ? 'underWay' : 'plain']}>
      <PageLink
        to="travels-travel-tour"
        parameters={{ travel: travelSlug, tour: departure.code }}
        className={styles.start[tone]}
        aria-label={nameOf(departure)}
      >
        {number}
        <Icon name={icon} />
      </PageLink>
    </td>
  );
}

/** What a day's link is read as: the dates, whether it runs, and what it costs. */
function useDepartureName(): (departure: Departure) => string {
  const { t } = useTranslation('listing');
  const datesOf = useDepartureDates();
  const amountOf = useAmount();
  return (departure) => {
    const { status, price } = departure;
    const words = [datesOf(departure), t(`status.${status}`)];
    if (price) words.push(amountOf(price));
    return words.join(', ');
  };
}

interface CalendarKeysProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Around a calendar: its keys lead from day to day (`calendar-keyboard.ts`). */
export function CalendarKeys({ className, children }: CalendarKeysProps) {
  const { firstDayOfWeek } = useSite().market;
  // A page that has a calendar from the start has called before.
  useEffect(hearCalendarKeys, []);
  return (
    <div className={className} {...{ [CALENDAR_ATTRIBUTE]: firstDayOfWeek }}>
      {children}
    </div>
  );
}
