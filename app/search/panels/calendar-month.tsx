/** One month of the range calendar as a grid (SRCH-12, APG): each day with its price and best status. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  addDays,
  daysInMonth,
  firstDayOf,
  type CalendarDate,
  type YearMonth,
} from '../../../domain/calendar-date.ts';
import { formatDateLabel, formatMonth, formatWeekday } from '../../../domain/date-format.ts';
import { calendarMonth, weeksOf, type CalendarCell } from '../../../domain/departure-calendar.ts';
import type { Currency, Market } from '../../../domain/market.ts';
import { formatMoney, isApproximate } from '../../../domain/money.ts';
import type { TourStatus } from '../../../domain/tour-status.ts';
import type { SearchCalendar } from '../state/search-calendar.ts';
import * as styles from './calendar.css.ts';

/** What is chosen, or would be: the first and last day, the same for a single one. */
export interface ShownRange {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Whether the end is only pointed at. */
  readonly isPreview: boolean;
}

export interface CalendarMonthProps {
  readonly id: string;
  readonly month: YearMonth;
  readonly market: Market;
  readonly today: CalendarDate;
  /** Null where it touches none of the month's days. */
  readonly range: ShownRange | null;
  /** The one day that the tab key comes to; null where it is in another month. */
  readonly focusable: CalendarDate | null;
  readonly calendar: SearchCalendar | null;
}

export const CalendarMonth = memo(function CalendarMonth(props: CalendarMonthProps) {
  const { id, month, market, today } = props;
  const { firstDayOfWeek } = market;
  const { days } = calendarMonth(month, { tours: [], today, firstDayOfWeek });
  // Any week has the seven names.
  const first = days.findIndex(({ day }) => day !== null);
  const weekdays = Array.from({ length: 7 }, (_, index) =>
    addDays(firstDayOf(month), index - first),
  );
  return (
    <div className={styles.month} data-month={month}>
      <h3 id={id} className={styles.title}>
        {formatMonth(month, market)}
      </h3>
      {/* Its cells are moved through by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table role="grid" aria-labelledby={id} className={styles.grid}>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th
                key={day}
                scope="col"
                aria-label={formatWeekday(day, market)}
                className={styles.weekday}
              >
                {formatWeekday(day, market, 'weekdayShort')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf({ days }).map((week, index) => (
            <tr key={index}>
              {week.map((cell, weekday) =>
                cell.day === null ? (
                  <td key={weekday} aria-hidden="true" />
                ) : (
                  <Day key={weekday} {...props} cell={cell} day={cell.day} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

interface DayProps extends CalendarMonthProps {
  readonly cell: CalendarCell;
  readonly day: CalendarDate;
}

function Day({ cell, day, market, today, range, focusable, calendar }: DayProps) {
  const { t } = useTranslation('search');
  const departures = cell.old ? undefined : calendar?.days.get(day);
  const place = placeInRange(day, range);
  const isEnd = place !== null && place !== 'between';
  const cents = departures?.cents ?? null;
  const words = [
    formatDateLabel(day, market),
    day === today ? t('calendar.today') : null,
    isEnd ? t(`calendar.${place}`) : null,
    departures ? t('listing:search.toursCount', { count: departures.departures }) : null,
    calendar && cents !== null ? priceWords(cents, calendar.currency) : null,
    departures ? t(`listing:status.${departures.status}`) : null,
  ];
  function priceWords(from: number, currency: Currency): string {
    const isAbout = isApproximate({ currency, isConverted: false }, market.currency);
    const price = formatMoney(from, currency);
    return t(isAbout ? 'calendar.priceFromAbout' : 'calendar.priceFrom', { price });
  }
  return (
    <td
      data-day={day}
      data-place={place ?? undefined}
      data-preview={(place && range?.isPreview) || undefined}
      aria-selected={place !== null && !range?.isPreview}
      aria-disabled={cell.old || undefined}
      aria-current={day === today ? 'date' : undefined}
      aria-label={words.filter((word) => word !== null).join(', ')}
      tabIndex={day === focusable ? 0 : -1}
      className={styles.day}
    >
      <span className={styles.dayBox}>
        <span className={departures ? styles.busyNumber : styles.number}>
          {Number(day.slice(8))}
        </span>
        {departures && calendar && (
          <span className={styles.facts}>
            {cents !== null && (
              <span className={styles.price}>{formatMoney(cents, calendar.currency)}</span>
            )}
            <StatusDot status={departures.status} />
          </span>
        )}
      </span>
    </td>
  );
}

function placeInRange(day: CalendarDate, range: ShownRange | null) {
  if (!range || day < range.from || day > range.to) return null;
  if (range.from === range.to) return 'only';
  if (day === range.from) return 'first';
  return day === range.to ? 'last' : 'between';
}

/** The range where it touches the month, so that a month that it does not touch is not drawn anew. */
export function rangeInMonth(range: ShownRange | null, month: YearMonth): ShownRange | null {
  const first = firstDayOf(month);
  const last = addDays(first, daysInMonth(month) - 1);
  return range && range.from <= last && range.to >= first ? range : null;
}

/** The sign of a departure's status on a day: a shape of its own for each (A11Y-01). */
export function StatusDot({ status }: { readonly status: TourStatus }) {
  return <span className={styles.dot[status]} />;
}
