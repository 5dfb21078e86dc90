/** When to go (SRCH-12): months and holidays, or exact days, or whenever. */
import { useState, type Dispatch, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween, yearMonthOf } from '../../../domain/calendar-date.ts';
import { isGoodBridge } from '../../../domain/days-off.ts';
import { formatMonth } from '../../../domain/date-format.ts';
import { FLEXIBLE_DAYS, PERIOD_TYPES, type Period } from '../../../domain/date-range.ts';
import { DEFAULT_STATUSES } from '../../../domain/tour-status.ts';
import { useSite } from '../../i18n/site.ts';
import { chip } from '../../ui/chip/chip.css.ts';
import { skeleton } from '../../ui/skeleton/skeleton.css.ts';
import { useSkeleton } from '../../ui/skeleton/use-skeleton.ts';
import { list as tabList, tab as tabClass } from '../../ui/tabs/tabs.css.ts';
import { datesText, type DatesContext } from '../dates-text.ts';
import {
  departuresWithin,
  type CountedPeriod,
  type SearchCalendar,
} from '../state/search-calendar.ts';
import type { SearchBarEvent } from '../state/search-bar.ts';
import { daysOf, isWhenever, WHEN_TABS, type WhenSelection } from '../state/when-selection.ts';
import { StatusDot } from './calendar-month.tsx';
import { RangeCalendar } from './range-calendar.tsx';
import * as styles from './when.css.ts';
import { heading } from './where.css.ts';

export interface WhenSectionProps {
  readonly id: string;
  readonly when: WhenSelection;
  readonly send: Dispatch<SearchBarEvent>;
  readonly calendar: SearchCalendar | null;
  /** Whether the calendar is on its way. */
  readonly isLoading: boolean;
  readonly layout: 'pages' | 'scroll';
}

export function WhenSection(props: WhenSectionProps) {
  const { id, when, send } = props;
  const { t } = useTranslation('search');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    // There are two: either way leads to the other.
    const tab = when.tab === 'periods' ? 'dates' : 'periods';
    send({ type: 'tabChosen', tab });
    document.getElementById(`${id}-tab-${tab}`)?.focus();
  };
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <div role="tablist" aria-label={t('listing:form.when')} className={tabList.solid}>
          {WHEN_TABS.map((tab) => (
            <button
              key={tab}
              type="button"
              role="tab"
              id={`${id}-tab-${tab}`}
              className={`${tabClass.solid} ${styles.tab}`}
              aria-selected={when.tab === tab}
              aria-controls={`${id}-panel`}
              tabIndex={when.tab === tab ? 0 : -1}
              data-event={`when_${tab}`}
              onClick={() => send({ type: 'tabChosen', tab })}
              onKeyDown={onKeyDown}
            >
              {t(`when.${tab}`)}
            </button>
          ))}
        </div>
        <button
          type="button"
          className={styles.whenever}
          aria-pressed={isWhenever(when)}
          onClick={() => send({ type: 'wheneverChosen' })}
        >
          {t('when.whenever')}
        </button>
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${when.tab}`}>
        {when.tab === 'periods' ? <Periods {...props} /> : <Dates {...props} />}
      </div>
    </div>
  );
}

function Periods({ when, send, calendar, isLoading }: WhenSectionProps) {
  const { t } = useTranslation('search');
  const hasSkeleton = useSkeleton(isLoading);
  if (hasSkeleton) return <WaitingChips />;
  if (calendar && calendar.periods.length > 0)
    return (
      <div className={styles.years}>
        <PeriodChips periods={calendar.periods} when={when} send={send} />
      </div>
    );
  return <p className={styles.note}>{t(calendar ? 'when.noDepartures' : 'when.noPeriods')}</p>;
}

interface PeriodChipsProps {
  readonly periods: readonly CountedPeriod[];
  readonly when: WhenSelection;
  readonly send: Dispatch<SearchBarEvent>;
}

/** Months first: everybody knows them. */
const TYPES_IN_ORDER = PERIOD_TYPES.toReversed();

/** Months, and below them holidays and seasons, year by year, each with its departures. */
function PeriodChips({ periods, when, send }: PeriodChipsProps) {
  const { t } = useTranslation('search');
  const years = [...new Set(periods.map(({ year }) => year))];
  return years.map((year) => (
    <section key={year} aria-label={String(year)}>
      <h3 className={heading}>{year}</h3>
      {TYPES_IN_ORDER.map((type) => {
        const ofType = periods.filter((period) => period.year === year && period.type === type);
        if (ofType.length === 0) return null;
        return (
          <ul key={type} className={styles.chips} aria-label={t(`when.${type}`)}>
            {ofType.map((period) => (
              <li key={`${period.startingDate} ${period.endingDate} ${period.name}`}>
                <button
                  type="button"
                  className={styles.chip[type]}
                  aria-pressed={isChosen(period, when)}
                  onClick={() => send({ type: 'periodChosen', period })}
                >
                  {period.icon && (
                    <img src={period.icon.url} alt={period.icon.altText} width="20" height="20" />
                  )}
                  <span className={styles.chipName}>{period.name}</span>{' '}
                  <span className={styles.chipCount}>
                    {t('listing:search.toursCount', { count: period.departures })}
                  </span>
                  <Bridge {...period} />
                </button>
              </li>
            ))}
          </ul>
        );
      })}
    </section>
  ));
}

/** What a few days of leave give: said of those that give more for each than any week does. */
function Bridge({ startingDate: from, endingDate: to, leaveDays }: CountedPeriod) {
  const { t } = useTranslation('search');
  if (leaveDays === null || !isGoodBridge({ from, to }, leaveDays)) return null;
  const days = daysBetween(from, to) + 1;
  return (
    <span className={styles.bridge}>
      {leaveDays === 0
        ? t('when.bridgeFree', { days })
        : t('when.bridge', { days, count: leaveDays })}
    </span>
  );
}

/** By its days: an address knows no names. */
function isChosen({ startingDate, endingDate }: Period, when: WhenSelection): boolean {
  const days = daysOf(when);
  return days?.startingDate === startingDate && days.endingDate === endingDate;
}

/** As many as a page of them mostly has: nothing jumps when they come. */
function WaitingChips() {
  return (
    <div className={styles.chips} aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) => (
        <span key={index} className={`${skeleton.button} ${styles.waitingChip}`} />
      ))}
    </div>
  );
}

function Dates({ id, when, send, calendar, layout }: WhenSectionProps) {
  const { t } = useTranslation('search');
  const { today } = useSite();
  const flexibility = <Flexibility when={when} send={send} calendar={calendar} />;
  const shown = new Set([...(calendar?.days.values() ?? [])].map(({ status }) => status));
  return (
    <div className={styles.dates}>
      {layout === 'pages' && flexibility}
      <RangeCalendar
        id={id}
        layout={layout}
        range={when.range ?? rangeOfPeriod(when)}
        calendar={calendar}
        onChoose={(day) => send({ type: 'dayChosen', day, today })}
      />
      <div className={styles.foot[layout]}>
        {/* What is above months that go on and on is out of sight. */}
        {layout === 'scroll' && flexibility}
        <Chosen when={when} send={send} calendar={calendar} />
      </div>
      {shown.size > 0 && (
        <ul className={styles.legend[layout]} aria-label={t('calendar.legend')}>
          {DEFAULT_STATUSES.filter((status) => shown.has(status)).map((status) => (
            <li key={status} className={styles.legendEntry}>
              <StatusDot status={status} />
              {t(`listing:status.${status}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Days around the chosen ones, and whole months: ways not to say a day exactly. */
function Flexibility({
  when,
  send,
  calendar,
}: Pick<WhenSectionProps, 'when' | 'send' | 'calendar'>) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  const months = calendar?.periods.filter(({ type }) => type === 'month') ?? [];
  // One of an address is none of those that are offered.
  const spans = [...new Set([0, ...FLEXIBLE_DAYS, when.daysSpan])].sort((a, b) => a - b);
  return (
    <div className={styles.flexible}>
      <ChipRow
        label={t('form.flexible')}
        chips={spans.map((daysSpan) => ({
          text: daysSpan === 0 ? t('form.exactDays') : t('form.daysAround', { count: daysSpan }),
          isChosen: when.daysSpan === daysSpan,
          choose: () => send({ type: 'spanChosen', daysSpan }),
        }))}
      />
      {months.length > 0 && (
        <ChipRow
          label={t('search:when.month')}
          chips={months.map((period) => ({
            text: formatMonth(yearMonthOf(period.startingDate), market),
            isChosen: isChosen(period, when),
            choose: () => send({ type: 'periodChosen', period }),
          }))}
        />
      )}
    </div>
  );
}

interface ChipRowProps {
  readonly label: string;
  readonly chips: readonly {
    readonly text: string;
    readonly isChosen: boolean;
    readonly choose: () => void;
  }[];
}

/** The tab key comes to one of them, and arrows go on from there (APG, toolbar). */
function ChipRow({ label, chips }: ChipRowProps) {
  const [reached, setReached] = useState<number | null>(null);
  const chosen = chips.findIndex(({ isChosen }) => isChosen);
  const current = Math.min(reached ?? Math.max(chosen, 0), chips.length - 1);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: -1 }[event.key];
    const button = [...event.currentTarget.children].at((next ?? 0) % chips.length);
    if (next === undefined || !(button instanceof HTMLElement)) return;
    event.preventDefault();
    button.focus();
  };
  return (
    // Its chips have the focus; it hears of the keys.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div role="toolbar" aria-label={label} className={styles.flexibleChips} onKeyDown={onKeyDown}>
      {chips.map(({ text, isChosen: isPressed, choose }, place) => (
        <button
          key={text}
          type="button"
          className={chip({ selected: isPressed })}
          aria-pressed={isPressed}
          tabIndex={place === current ? 0 : -1}
          onFocus={() => setReached(place)}
          onClick={choose}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** What was chosen, in words, and what comes next. */
function Chosen({ when, send, calendar }: Pick<WhenSectionProps, 'when' | 'send' | 'calendar'>) {
  const { t } = useTranslation('search');
  const { market } = useSite();
  const days = daysOf(when);
  const count = days && calendar ? departuresWithin(calendar, days, when.daysSpan) : null;
  const isHalf = when.range !== null && when.range.to === null;
  return (
    <p className={styles.chosen}>
      <span aria-live="polite">
        {days ? (
          <>
            <strong>{whenText(when, { t, market })}</strong>
            {count !== null && ` · ${t('listing:search.toursCount', { count })}`}
            {isHalf && ` · ${t('calendar.chooseEnd')}`}
          </>
        ) : (
          t('calendar.chooseStart')
        )}
      </span>
      {days && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => send({ type: 'whenCleared' })}
        >
          {t('calendar.clear')}
        </button>
      )}
    </p>
  );
}

/** The calendar shows the days of a period, too. */
function rangeOfPeriod({ period }: WhenSelection) {
  return period && { from: period.startingDate, to: period.endingDate };
}

/**
 * What the bar says of the chosen days: `Easter 2027, 20 March – 4 April 2027`, `May 2027`, `1 – 10 May 2027`;
 * null for whenever.
 */
export function whenText(when: WhenSelection, context: DatesContext): string | null {
  const days = daysOf(when);
  const { daysSpan } = when;
  const dates = days && { dateFrom: days.startingDate, dateTo: days.endingDate, daysSpan };
  return dates && datesText(dates, { ...context, period: when.period });
}
