/**
 * When one can go (TRV-06): the months, the calendar of one of them (TRV-05), and the departures that fit.
 * The calendar of all months is a modal's: on the page it would be as much again as all the rest.
 */
import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../domain/date-format.ts';
import { yearMonthOf } from '../../domain/calendar-date.ts';
import { calendarMonth, monthsOfCalendar } from '../../domain/departure-calendar.ts';
import { fitsDeparture } from '../../domain/departure-filters.ts';
import { useSite } from '../i18n/site.ts';
import { ModalLinks } from '../modals/modal-links.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import { CalendarKeys } from './calendar-keys.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import { useDepartureAddress } from './departure-address.ts';
import { DepartureFilterForm } from './departure-filter-form.tsx';
import { DepartureList } from './departure-list.tsx';
import type { MonthOfDepartures } from './departure.ts';
import { DeparturesLink } from './departures-link.tsx';
import * as styles from './departures-part.css.ts';
import { MonthStrip } from './month-strip.tsx';

export interface DeparturesPartProps {
  readonly months: readonly MonthOfDepartures[];
  readonly travelSlug: string;
}

export function DeparturesPart({ months, travelSlug }: DeparturesPartProps) {
  const { t } = useTranslation('travel');
  const departures = months.flatMap((month) => month.departures);
  return (
    <div className={styles.part}>
      <div className={styles.calendar}>
        <MonthCalendar months={months} travelSlug={travelSlug} />
        <ModalLinks
          links={[{ name: 'available-dates', icon: 'calendar', text: t('modal.dates') }]}
        />
      </div>
      <div className={styles.choices}>
        <MonthStrip months={months} />
        <DepartureFilterForm departures={departures} />
        <DepartureList departures={departures} travelSlug={travelSlug} />
      </div>
    </div>
  );
}

/** The month that is asked for, or the first that one can go in; only departures that fit are in it. */
function MonthCalendar({ months, travelSlug }: DeparturesPartProps) {
  const { market, today } = useSite();
  const { filters } = useDepartureAddress();
  const departures = months
    .flatMap((month) => month.departures)
    .filter((departure) => fitsDeparture(departure, { ...filters, month: undefined }));
  const all = monthsOfCalendar(
    months.flatMap((month) => month.departures),
    today,
  );
  const first = months.find(({ openCount }) => openCount > 0) ?? months[0];
  const shown = [filters.month, first?.month, all[0]].find(
    (month) => month !== undefined && all.includes(month),
  );
  if (shown === undefined) return null;
  // Past those without a departure, so that a step never leads to nothing.
  const steps = new Set(departures.map(({ startingDate }) => yearMonthOf(startingDate)));
  const previous = all.findLast((month) => month < shown && steps.has(month));
  const next = all.find((month) => month > shown && steps.has(month));
  const { firstDayOfWeek } = market;
  return (
    <CalendarKeys className={styles.month}>
      <StepLink month={previous} kind="previous" />
      <CalendarMonth
        key={shown}
        month={calendarMonth(shown, { tours: departures, today, firstDayOfWeek })}
        travelSlug={travelSlug}
        departures={new Map(departures.map((departure) => [departure.code, departure]))}
      />
      <StepLink month={next} kind="next" />
    </CalendarKeys>
  );
}

const STEP_ICONS = { previous: 'chevron-left', next: 'chevron-right' } as const;

/** To the next month that has departures, or the one before; nothing where there is none. */
function StepLink({
  month,
  kind,
}: {
  readonly month: string | undefined;
  readonly kind: keyof typeof STEP_ICONS;
}) {
  const { market } = useSite();
  const { filters, hrefOf } = useDepartureAddress();
  if (month === undefined) return null;
  return (
    <DeparturesLink
      to={hrefOf({ ...filters, month, all: undefined })}
      rel="nofollow"
      data-step={kind}
      className={styles.step[kind]}
    >
      <Icon name={STEP_ICONS[kind]} />
      <VisuallyHidden>{formatMonth(month, market)}</VisuallyHidden>
    </DeparturesLink>
  );
}
