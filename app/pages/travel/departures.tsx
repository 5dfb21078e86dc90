/**
 * When one can go (TRV-06): the months, the calendar of one of them (TRV-05), and the departures that fit.
 * The calendar of all months is in a modal: on the page it would be as long as all the rest.
 */
import { Form, useNavigate } from '@remix-run/react';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { yearMonthOf } from '../../../domain/calendar-date.ts';
import { formatMonth } from '../../../domain/date-format.ts';
import { calendarMonth, monthsOfCalendar } from '../../../domain/departure-calendar.ts';
import {
  ASKED_STATUSES,
  type AskedStatus,
  CERTAIN,
  DEPARTURE_KEYS,
  type DepartureFilters,
  fitsDeparture,
  isNarrowed,
  parseDepartureFilters,
  priceLimits,
  printDepartureFilters,
} from '../../../domain/departure-filters.ts';
import { formatMoney } from '../../../domain/money.ts';
import { useSite } from '../../i18n/site.ts';
import { useHasScripts } from '../../is-page-hydrated.ts';
import { queryWithoutModal } from '../../modals/modal-address.ts';
import { quietButton } from '../../modals/modal-link.css.ts';
import { ModalLinks } from '../../modals/modal-link.tsx';
import { usePageLocation } from '../../page-location.ts';
import { isHeadedFor } from '../../site-router.ts';
import { CalendarKeys, CalendarMonth } from '../../travel/calendar.tsx';
import { DepartureRow } from '../../travel/departure-row.tsx';
import type { Departure, MonthOfDepartures } from '../../travel/departure.ts';
import { applyWhereWide } from '../../ui/apply-where-wide.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { chip } from '../../ui/chip/chip.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link, type LinkProps } from '../../ui/link.tsx';
import { NarrowFold } from '../../ui/narrow-fold/narrow-fold.tsx';
import { opensElsewhere } from '../../ui/opens-elsewhere.ts';
import { Select } from '../../ui/select/select.tsx';
import { textLink } from '../../ui/text-link/text-link.css.ts';
import { useFieldsOf } from '../../ui/use-fields-of.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import * as styles from './page.css.ts';

interface DeparturesPartProps {
  readonly months: readonly MonthOfDepartures[];
  readonly travelSlug: string;
}

export function DeparturesPart({ months, travelSlug }: DeparturesPartProps) {
  const { t } = useTranslation('travel');
  const { filters } = useDepartureAddress();
  // Of the address that one comes to: what is pressed later unfolds nothing above itself.
  const [asked] = useState(filters);
  const departures = months.flatMap((month) => month.departures);
  return (
    <div className={styles.departuresPart}>
      <div className={styles.departuresCalendar}>
        <NarrowFold summary={t('departures.calendar')} open={asked.month !== undefined}>
          <div className={styles.departuresCalendarPart}>
            <MonthCalendar months={months} travelSlug={travelSlug} />
            <ModalLinks
              links={[{ name: 'available-dates', icon: 'calendar', text: t('modal.dates') }]}
            />
          </div>
        </NarrowFold>
      </div>
      <div className={styles.departuresChoices}>
        <MonthStrip months={months} />
        <NarrowFold
          summary={t('departures.narrow')}
          open={isNarrowed({ ...asked, month: undefined })}
        >
          <DepartureFilterForm departures={departures} />
        </NarrowFold>
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
    <CalendarKeys className={styles.departuresMonth}>
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
      className={styles.monthStep[kind]}
    >
      <Icon name={STEP_ICONS[kind]} />
      <VisuallyHidden>{formatMonth(month, market)}</VisuallyHidden>
    </DeparturesLink>
  );
}

/** The months that one can go in, each with as many departures as its link shows; one may be chosen. */
function MonthStrip({ months }: { readonly months: readonly MonthOfDepartures[] }) {
  const { t } = useTranslation(['travel', 'listing']);
  const { market } = useSite();
  const { filters, hrefOf } = useDepartureAddress();
  const departures = months.flatMap((month) => month.departures);
  const choices = [
    { month: undefined, text: t('departures.allMonths') },
    ...months.flatMap(({ month }) => {
      const { listed, isSoldOut } = listedDepartures(departures, { ...filters, month });
      // A chosen one stays, so that it is seen what is chosen.
      if ((listed.length === 0 || isSoldOut) && month !== filters.month) return [];
      const name = formatMonth(month, market);
      const text = isSoldOut
        ? `${name} · ${t('listing:status.SOLD_OUT')}`
        : `${name} (${listed.length})`;
      return [{ month, text }];
    }),
  ];
  return (
    <nav aria-label={t('departures.byMonth')} className={styles.monthStrip}>
      {choices.map(({ month, text }) => {
        const isChosen = month === filters.month;
        return (
          <DeparturesLink
            key={text}
            to={hrefOf({ ...filters, month, all: undefined })}
            rel="nofollow"
            aria-current={isChosen ? 'true' : undefined}
            className={chip({ selected: isChosen })}
          >
            {text}
          </DeparturesLink>
        );
      })}
    </nav>
  );
}

interface DepartureFilterFormProps {
  /** All of the travel's: nothing is offered that none of them has. */
  readonly departures: readonly Departure[];
}

/** Fields that narrow the list of departures: a form that asks for the page itself (TRV-06). */
function DepartureFilterForm({ departures }: DepartureFilterFormProps) {
  const { t } = useTranslation(['travel', 'listing']);
  const { currency } = useSite();
  const { filters, otherEntries } = useDepartureAddress();
  const { pathname } = usePageLocation();
  const hasScripts = useHasScripts();
  const { month, status, isNoSharingRoomAvailable, priceTo } = filters;
  const form = useFieldsOf(JSON.stringify(filters), (element) => showFields(element, filters));
  const isOffered = (each: AskedStatus) =>
    each === status || departures.some((departure) => fitsDeparture(departure, { status: each }));
  const listable = listableDepartures(departures);
  const limits = new Set([...priceLimits(listable), ...(priceTo === undefined ? [] : [priceTo])]);
  const any = { value: '', label: t('departures.any') };
  const upTo = (cents: number) => t('departures.upTo', { amount: formatMoney(cents, currency) });
  return (
    <Form
      ref={form}
      action={`#${DEPARTURE_LIST_ID}`}
      preventScrollReset
      className={styles.departureForm}
      onChange={({ currentTarget }) => applyWhereWide(currentTarget, pathname)}
    >
      {[...otherEntries, ...(month === undefined ? [] : [['month', month] as const])].map(
        ([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ),
      )}
      <Select
        id="departures-status"
        name="status"
        label={t('runs.title')}
        defaultValue={status ?? ''}
        options={[
          any,
          ...ASKED_STATUSES.filter(isOffered).map((value) => ({
            value,
            label: value === CERTAIN ? t('departures.certain') : t(`listing:status.${value}`),
          })),
        ]}
      />
      {limits.size > 0 && (
        <Select
          id="departures-price"
          name="priceTo"
          label={t('departures.price')}
          defaultValue={priceTo ?? ''}
          options={[
            any,
            ...[...limits]
              .sort((a, b) => a - b)
              .map((cents) => ({ value: String(cents), label: upTo(cents) })),
          ]}
        />
      )}
      {(isNoSharingRoomAvailable || listable.some(({ hasPrivateRoom }) => hasPrivateRoom)) && (
        <Checkbox
          name="isNoSharingRoomAvailable"
          value="true"
          defaultChecked={isNoSharingRoomAvailable}
          label={t('listing:filter.isNoSharingRoomAvailable')}
        />
      )}
      <span className={styles.departureSend} data-scripted={hasScripts ? '' : undefined}>
        <Button size="small" variant="secondary">
          {t('departures.apply')}
        </Button>
      </span>
    </Form>
  );
}

/** Writes the filters into the fields: another address is another choice, whatever was typed. */
function showFields(form: HTMLFormElement, filters: DepartureFilters) {
  const { status = '', priceTo = '', isNoSharingRoomAvailable = false } = filters;
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      field.value = String(field.name === 'status' ? status : priceTo);
    } else if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = isNoSharingRoomAvailable;
    }
  }
}

/** As many as one compares at a glance. */
const SHOWN_AT_FIRST = 5;

interface DepartureListProps {
  readonly departures: readonly Departure[];
  readonly travelSlug: string;
}

/** The departures that fit what the address asks for: the first of them, and the way to all (TRV-06). */
function DepartureList({ departures, travelSlug }: DepartureListProps) {
  const { t } = useTranslation(['travel', 'listing']);
  const { origins, marketId } = useSite();
  const { filters, hrefOf } = useDepartureAddress();
  const { listed: fitting, isSoldOut } = listedDepartures(departures, filters);
  const shown = filters.all ? fitting : fitting.slice(0, SHOWN_AT_FIRST);
  const more = fitting.length - shown.length;
  // Links that are gone once pressed: their addresses say where one goes on.
  const toAll = hrefOf({ ...filters, all: true }, DEPARTURE_LIST_ID);
  return (
    <div id={DEPARTURE_LIST_ID} className={styles.departureList}>
      <output className={styles.departureCount}>
        {fitting.length === 0
          ? t('departures.noneFits')
          : t('departures.shown', { shown: shown.length, count: fitting.length })}
        {isSoldOut && ` · ${t('listing:status.SOLD_OUT')}`}
        {isNarrowed(filters) && (
          <>
            {' '}
            <Link to={hrefOf({}, DEPARTURE_LIST_ID)} rel="nofollow" className={textLink()}>
              {t('departures.clear')}
            </Link>
          </>
        )}
      </output>
      {shown.length > 0 && (
        <ul className={styles.departureRows}>
          {shown.map((departure) => (
            <li key={departure.code}>
              <DepartureRow departure={departure} travelSlug={travelSlug} isNarrow />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <>
          <Link
            to={toAll}
            // The whole list is how a search engine comes to each departure (SEO-01).
            rel={isNarrowed(filters) ? 'nofollow' : undefined}
            className={quietButton}
          >
            {t('departures.showAll', { count: fitting.length })}
          </Link>
          <p className={styles.departuresOnPaper}>
            {t('departures.moreAt', { count: more, address: origins[marketId] + toAll })}
          </p>
        </>
      )}
    </div>
  );
}

interface DeparturesLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  /** With the part of the page that it leads to without scripts. */
  readonly to: string;
}

/** A link to another month; the page stays where it is scrolled to. Pressed twice it is one step of the history. */
function DeparturesLink({ to, ...rest }: DeparturesLinkProps) {
  const navigate = useNavigate();
  const go = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    // The router would go to the part that is named, wherever one is.
    const [page = to] = to.split('#');
    if (!isHeadedFor(page)) navigate(page, { preventScrollReset: true });
  };
  return <Link {...rest} to={to} preventScrollReset onClick={go} />;
}

/** The part of the page that has the calendar, the filters and the list. */
const DEPARTURES_ID = 'departures';
/** The list in it, with its count: what a filter shows. On a phone it is a screen below the part's heading. */
const DEPARTURE_LIST_ID = 'departure-list';

interface DepartureAddress {
  readonly filters: DepartureFilters;
  /** The same page with other filters; what else its address says stays. `id` is what it leads to of it. */
  readonly hrefOf: (filters: DepartureFilters, id?: string) => string;
  /** What a form with the filters' fields has to send along. */
  readonly otherEntries: readonly (readonly [string, string])[];
}

function useDepartureAddress(): DepartureAddress {
  const location = usePageLocation();
  const others = queryWithoutModal(location.search);
  const filters = parseDepartureFilters(others);
  for (const key of DEPARTURE_KEYS) {
    others.delete(key);
    others.delete(`${key}[]`);
  }
  return {
    filters,
    hrefOf: (asked, id = DEPARTURES_ID) => {
      const query = String(new URLSearchParams([...printDepartureFilters(asked), ...others]));
      return `${location.pathname}${query && `?${query}`}#${id}`;
    },
    otherEntries: [...others],
  };
}

interface ListedDepartures {
  readonly listed: readonly Departure[];
  /** Whether they are of a month in which everything that fits is sold out. */
  readonly isSoldOut: boolean;
}

/**
 * The departures that fit and can still be had: counts and lists are of the same ones (RES-10). What nobody can get is there for who asks for it by its
 * status, or where the travel has nothing else, or the month that is asked for: the calendar marks it there.
 */
function listedDepartures(
  departures: readonly Departure[],
  filters: DepartureFilters,
): ListedDepartures {
  const fits = (departure: Departure) => fitsDeparture(departure, filters);
  const listed = listableDepartures(departures, filters).filter(fits);
  if (listed.length > 0 || filters.month === undefined) return { listed, isSoldOut: false };
  const gone = departures.filter(fits);
  return { listed: gone, isSoldOut: gone.length > 0 };
}

/** Those that the list may show, whatever else is asked for. */
function listableDepartures(
  departures: readonly Departure[],
  { status }: Pick<DepartureFilters, 'status'> = {},
): readonly Departure[] {
  const open = departures.filter(({ isOpen }) => isOpen);
  return status === 'SOLD_OUT' || open.length === 0 ? departures : open;
}
