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
import { CALENDAR_ATTRIBUTE, CALENDAR_CELL } from './calendar-parts.ts';
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
                  abbr={formatWeekday(day, market)}
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
  // A page that has a calendar from the start has called before.
  useEffect(hearCalendarKeys, []);
  return (
    <div className={className} {...{ [CALENDAR_ATTRIBUTE]: '' }}>
      {children}
    </div>
  );
}

/**
 * Hears the keys of departure calendars (A11Y-02). Their grid is fetched when one first gets the focus, and the
 * calendar may not be React's by then: so these are the document's own listeners, and a key that is pressed
 * before the grid is there waits for it.
 */
const CALENDAR = `[${CALENDAR_ATTRIBUTE}]`;
/** Those of `dayOfKey`. */
const KEYS = /^(Arrow(Left|Right|Up|Down)|Page(Up|Down)|Home|End)$/;

let isHearing = false;
/** Whether the grid could not be fetched: the links are there without it. */
let isLost = false;

/** For as long as the document lives; called again it does nothing more. */
function hearCalendarKeys(): void {
  if (isHearing) return;
  isHearing = true;
  // Before the arrow keys reach a carousel, and before React keeps them from what it is taking over.
  document.addEventListener('keydown', onKey, { capture: true });
  document.addEventListener('focusin', onFocus);
  // It may have got the focus before.
  makeGridAround(document.activeElement);
}

function onFocus({ target }: FocusEvent): void {
  makeGridAround(target);
}

function makeGridAround(target: EventTarget | null): void {
  const calendar = calendarAround(target);
  if (calendar) withGrid(({ makeCalendarGrid }) => makeCalendarGrid(calendar));
}

function onKey(event: KeyboardEvent): void {
  const { target, key, shiftKey } = event;
  const isNowhere = target === document.body;
  const calendar = isNowhere ? loaded?.calendarUnderWay() : calendarAround(target);
  // With such a key they are the browser's: back and forward.
  const isOthers = event.altKey || event.ctrlKey || event.metaKey || !KEYS.test(key);
  if (!calendar || isOthers || isLost) return;
  if (!isNowhere && !(target as Element).closest(CALENDAR_CELL)) return;
  event.preventDefault();
  event.stopPropagation();
  withGrid(({ moveInCalendar }) => moveInCalendar(calendar, { key, shiftKey }));
}

function calendarAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CALENDAR) : null;
}

type Grid = typeof import('./calendar-grid.ts');

/** One promise: those of several imports of a module are kept in any order. */
let grid: Promise<Grid> | undefined;
let loaded: Grid | undefined;

/** Calls in the order of the calls here. */
function withGrid(call: (module: Grid) => void): void {
  grid ??= import('./calendar-grid.ts').then((module) => (loaded = module));
  grid.then(call, () => {
    isLost = true;
  });
}
