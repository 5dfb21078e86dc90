/**
 * The calendar of first and last day (SRCH-12, SRCH-13): two months at a time with buttons on a wide screen,
 * all eighteen below each other on a phone. One day at a time can be come to by the tab key, and arrows
 * go on from there (APG). What a click means is not for it to say.
 */
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import {
  addDays,
  daysInMonth,
  firstDayOf,
  yearMonthOf,
  type CalendarDate,
} from '../../../domain/calendar-date.ts';
import { formatMonth } from '../../../domain/date-format.ts';
import { dayOfKey, type PressedKey } from '../../../domain/calendar-step.ts';
import type { DateRange } from '../../../domain/date-range.ts';
import { monthsOfCalendar } from '../../../domain/departure-calendar.ts';
import type { Weekday } from '../../../domain/market.ts';
import { useSite } from '../../i18n/site.ts';
import { foundOrReported } from '../../ui/console-fault.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { visuallyHidden } from '../../ui/visually-hidden/visually-hidden.css.ts';
import type { SearchCalendar } from '../state/search-calendar.ts';
import { CalendarMonth, rangeInMonth, type ShownRange } from './calendar-month.tsx';
import * as styles from './calendar.css.ts';

export interface RangeCalendarProps {
  /** Unique on the page. */
  readonly id: string;
  readonly layout: 'pages' | 'scroll';
  readonly range: DateRange | null;
  readonly calendar: SearchCalendar | null;
  readonly onChoose: (day: CalendarDate | null) => void;
}

/** Beside each other. */
const MONTHS_OF_PAGE = 2;

export function RangeCalendar({ id, layout, range, calendar, onChoose }: RangeCalendarProps) {
  const { market, today } = useSite();
  const months = useMemo(() => monthsOfCalendar([], today, 'filter'), [today]);
  const lastMonth = months.at(-1) ?? yearMonthOf(today);
  const bounds = { first: today, last: addDays(firstDayOf(lastMonth), daysInMonth(lastMonth) - 1) };
  const isChosen = range !== null && range.from >= today && range.from <= bounds.last;
  const begin = isChosen ? range.from : (firstDeparture(calendar, bounds) ?? today);

  const element = useRef<HTMLDivElement>(null);
  const movesFocus = useRef(false);
  const [focusable, setFocusable] = useState(begin);
  // The chosen month first, and what comes after it.
  const [page, setPage] = useState(() =>
    pageOf(months.indexOf(yearMonthOf(begin)), months.length, months.length),
  );
  const [pointed, setPointed] = useState<CalendarDate | null>(null);
  const shown = layout === 'scroll' ? months : months.slice(page, page + MONTHS_OF_PAGE);

  // The calendar may come later than its first months were drawn: nobody has turned them yet.
  const isUntouched = useRef(true);
  useEffect(() => {
    const isIn = element.current?.contains(document.activeElement);
    if (!isUntouched.current || isIn || isChosen || begin === focusable) return;
    setFocusable(begin);
    setPage(pageOf(months.indexOf(yearMonthOf(begin)), months.length, months.length));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [begin]);

  // The day that the keys came to; its month may have just been drawn.
  useEffect(() => {
    const day = element.current?.querySelector<HTMLElement>(`[data-day="${focusable}"]`);
    if (movesFocus.current) day?.focus({ preventScroll: layout === 'pages' });
    if (movesFocus.current && layout === 'scroll') day?.scrollIntoView({ block: 'nearest' });
    movesFocus.current = false;
  }, [focusable, page, layout]);

  // Where the months go on below each other, it begins at the one that is chosen, or has departures.
  useEffect(() => {
    if (layout !== 'scroll' || begin === today || !isUntouched.current) return;
    const month = `[data-month="${yearMonthOf(begin)}"]`;
    foundOrReported(element.current, 'scroll')
      ?.querySelector(month)
      ?.scrollIntoView({ block: 'nearest' });
    // What is chosen while it is open moves nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isChosen ? null : begin]);

  const goTo = (day: CalendarDate) => {
    isUntouched.current = false;
    movesFocus.current = true;
    setFocusable(day);
    setPointed(day);
    setPage((now) => pageOf(months.indexOf(yearMonthOf(day)), now, months.length));
  };
  const turnTo = (next: number) => {
    isUntouched.current = false;
    setPage(next);
    const first = firstDayOf(months[next] ?? lastMonth);
    // The tab key has to find a day on the page that is shown.
    setFocusable(first < today ? today : first);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const day = dayOf(event);
    if (day === null) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose(day);
      return;
    }
    const next = dayAfterKey(event, day, bounds, market.firstDayOfWeek);
    if (next === null) return;
    event.preventDefault();
    goTo(next);
  };
  const onClick = (event: SyntheticEvent) => {
    const day = dayOf(event);
    isUntouched.current = false;
    if (day !== null && day >= today) setFocusable(day);
    if (day !== null) onChoose(day);
  };

  const shownRange = rangeToShow(range, pointed);
  const isPaged = layout === 'pages';
  const names = shown.map((month) => formatMonth(month, market)).join(', ');
  return (
    <div className={styles.calendar[layout]}>
      {isPaged && <Step to="previous" isThere={page > 0} onPress={() => turnTo(page - 1)} />}
      {/* The days in it have the focus; it hears of what happens to each. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={element}
        className={styles.months[layout]}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerOver={(event) => setPointed(dayOf(event))}
        onPointerLeave={() => setPointed(null)}
      >
        {shown.map((month) => (
          <CalendarMonth
            key={month}
            id={`${id}-${month}`}
            month={month}
            market={market}
            today={today}
            range={rangeInMonth(shownRange, month)}
            focusable={yearMonthOf(focusable) === month ? focusable : null}
            calendar={calendar}
          />
        ))}
      </div>
      {isPaged && (
        <Step
          to="next"
          isThere={page + MONTHS_OF_PAGE < months.length}
          onPress={() => turnTo(page + 1)}
        />
      )}
      <div aria-live="polite" className={visuallyHidden}>
        {isPaged ? names : ''}
      </div>
    </div>
  );
}

interface StepProps {
  readonly to: 'previous' | 'next';
  readonly isThere: boolean;
  readonly onPress: () => void;
}

function Step({ to, isThere, onPress }: StepProps) {
  const { t } = useTranslation('search');
  return (
    <button
      type="button"
      className={styles.step[to]}
      aria-label={t(to === 'previous' ? 'calendar.previous' : 'calendar.next')}
      // It keeps the focus at the last month.
      aria-disabled={!isThere}
      onClick={() => isThere && onPress()}
    >
      <Icon name={to === 'previous' ? 'chevron-left' : 'chevron-right'} size="medium" />
    </button>
  );
}

/** Of the place that is chosen: months before it are of no use. */
function firstDeparture(
  calendar: SearchCalendar | null,
  { first, last }: { readonly first: CalendarDate; readonly last: CalendarDate },
): CalendarDate | undefined {
  const days = [...(calendar?.days.keys() ?? [])];
  return days.find((day) => day >= first && day <= last);
}

/** The first month of the page that shows a month, turned no further than it must be. */
function pageOf(month: number, now: number, count: number): number {
  const nearest = month < now ? month : Math.max(now, month - MONTHS_OF_PAGE + 1);
  return Math.max(0, Math.min(nearest, count - MONTHS_OF_PAGE));
}

/** A range of which only the start is chosen reaches to the day that is pointed at. */
function rangeToShow(range: DateRange | null, pointed: CalendarDate | null): ShownRange | null {
  if (!range) return null;
  const { from, to } = range;
  if (to !== null) return { from, to, isPreview: false };
  if (pointed === null || pointed === from) return { from, to: from, isPreview: false };
  return pointed < from
    ? { from: pointed, to: from, isPreview: true }
    : { from, to: pointed, isPreview: true };
}

function dayOf({ target }: SyntheticEvent): CalendarDate | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  return cell?.dataset.day ?? null;
}

interface CalendarBounds {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/** The day that a key of the grid leads to (APG: date picker), never beyond the bounds; null for a key that leads to none. */
export function dayAfterKey(
  pressed: PressedKey,
  day: CalendarDate,
  { first, last }: CalendarBounds,
  firstDayOfWeek: Weekday,
): CalendarDate | null {
  const next = dayOfKey(day, pressed, firstDayOfWeek);
  if (next === null) return null;
  if (next < first) return first;
  return next > last ? last : next;
}
