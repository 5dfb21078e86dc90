/** All that the fields of the search bar and their panels draw, in one place: state, answers, history. */
import { useFetcher } from '@remix-run/react';
import {
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  type Dispatch,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '../../../domain/date-range.ts';
import { printSearchFilters, type SearchFilters } from '../../../domain/filters/search-filters.ts';
import type { Region } from '../../../domain/region.ts';
import { shownSearches } from '../../../domain/search-history.ts';
import { useSite } from '../../i18n/site.ts';
import { datesText } from '../dates-text.ts';
import { datesOfMonth, whenValue } from '../month-value.ts';
import { calendarAddress, CURRENCY_KEY, placesAddress } from '../search-bar-paths.ts';
import { destinationNames, type SearchChoices } from '../search-choices.ts';
import { useSearchHistory } from '../search-history.ts';
import { createLookupDriver, type PlacesAnswer } from '../state/lookup-driver.ts';
import type { Origin, Section } from '../state/panel.ts';
import { NO_LOOKUP, type FoundPlace, type PlaceLookup } from '../state/place-lookup.ts';
import {
  RANGE_SETTLES_MS,
  searchBarReducer,
  startingState,
  type SearchBarEvent,
  type SearchBarState,
} from '../state/search-bar.ts';
import {
  readCalendar,
  type CalendarAnswer,
  type SearchCalendar,
} from '../state/search-calendar.ts';
import { otherChoices, selectionOf } from '../state/search-target.ts';
import { isSameWhen } from '../state/when-selection.ts';
import { lookupText, type WhereSelection } from '../state/where-selection.ts';
import { whenText } from './when-section.tsx';
import { useWhereList } from './where-list.ts';
import { areKnown, whereOptions } from './where-options.ts';

interface SearchOptions {
  readonly id: string;
  readonly choices: SearchChoices;
  readonly filters: SearchFilters;
  readonly origin: Origin;
  /** With the dropdown: a press anywhere else closes it. */
  readonly form: HTMLFormElement;
  /** Whether panels open as dropdowns; as a modal otherwise. */
  readonly isWide: boolean;
  /** What the fields hold already. */
  readonly begun: Begun;
}

interface Begun {
  /** Null where they were left as they were drawn. */
  readonly text: string | null;
  readonly month: string | null;
  /** What was asked for before there was anything to open. */
  readonly section: Section | null;
}

export type Search = ReturnType<typeof useSearch>;

export function useSearch({ id, choices, filters, origin, form, isWide, begun }: SearchOptions) {
  const { t } = useTranslation('search');
  const { market, currency, today } = useSite();
  const history = shownSearches(useSearchHistory());
  const hasHistory = history.length > 0;

  const query = printSearchFilters(filters).toString();
  const given = useMemo(() => {
    const names = destinationNames(choices);
    return selectionOf(filters, {
      nameOf: (code) => names.get(code),
      periods: [...knownMonths(choices), ...(choices.period ? [choices.period] : [])],
    });
    // By what they say: each answer of the server has objects of its own.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [query]);
  const opened = (section: Section): SearchBarEvent => {
    const { scrollY, innerWidth: width } = window;
    const panel = isWide ? 'dropdown' : 'modal';
    return { type: 'opened', section, form: panel, origin, scrollY, width, hasHistory };
  };
  const [reducer] = useState(() => searchBarReducer());
  const [state, send] = useReducer(reducer, given, (selection) =>
    [
      ...(begun.section ? [opened(begun.section)] : []),
      ...(begun.text === null ? [] : [{ type: 'typed', text: begun.text } as const]),
      ...(begun.month === null ? [] : [monthChosen(begun.month, today)]),
    ].reduce(reducer, startingState(selection)),
  );
  useGiven(given, state, send);
  useClosing(state, send, form);
  useSettlingRange(state, send);
  const { where, when, panel } = state;

  const others = otherChoices(state, filters);
  // A price is one of the currency that is shown.
  const counted = others && `${others}&${CURRENCY_KEY}=${currency}`;
  const placesOf = useCallback((text: string) => placesAddress(text, counted), [counted]);
  const lookup = usePlaceLookup(lookupText(where), placesOf);
  const section = panel.isOpen ? panel.section : null;
  const { calendar, isLoading: isCalendarLoading } = useSearchCalendar(
    where,
    filters.region,
    section === 'when',
  );
  const popular = usePopularPlaces(placesOf(''), section === 'where' && !areKnown(choices));
  const isGivenWhen = isSameWhen(when, given.when);
  const options = useMemo(
    () => whereOptions(where, lookup, choices, popular, isGivenWhen),
    [where, lookup, choices, popular, isGivenWhen],
  );
  const list = useWhereList(`${id}-places`, options, send);

  const open = (wanted: Section) => {
    if (section === wanted) return;
    send(panel.isOpen ? { type: 'sectionToggled', section: wanted, hasHistory } : opened(wanted));
  };
  const continents = where.continents.map((code) => t(`listing:continents.${code}`));
  return {
    id,
    choices,
    state,
    send,
    isWide,
    section,
    history,
    lookup,
    calendar,
    isCalendarLoading,
    list,
    open,
    whereText: where.input || continents.join(', '),
    // The bar's own choices have no open end and no days around them; an address may.
    whenText: isGivenWhen
      ? datesText(filters, { t, market, period: choices.period })
      : whenText(when, { t, market }),
  };
}

/** The months that a form offers: what an address names is one of them before any calendar comes. */
function knownMonths({ months }: SearchChoices): readonly Period[] {
  return months.flatMap(({ month }): readonly Period[] => {
    const days = datesOfMonth(month);
    if (!days) return [];
    const { dateFrom: startingDate, dateTo: endingDate } = days;
    return [
      { type: 'month', name: month, year: Number(month.slice(0, 4)), startingDate, endingDate },
    ];
  });
}

/** @param month a value of the list of months: one of them, or empty for any */
function monthChosen(month: string, today: string): SearchBarEvent {
  const days = datesOfMonth(month);
  return days
    ? { type: 'datesTyped', from: days.dateFrom, to: days.dateTo, today }
    : { type: 'whenCleared' };
}

/** What the text field and the list of months hold, where that is not what they were drawn with. */
export function changedFields(
  text: HTMLInputElement,
  month: HTMLSelectElement,
  { dateFrom, dateTo }: SearchFilters,
): Pick<Begun, 'text' | 'month'> {
  return {
    text: text.value === text.defaultValue ? null : text.value,
    month: month.value === whenValue({ dateFrom, dateTo }) ? null : month.value,
  };
}

/** The page has another address. */
function useGiven(
  given: SearchBarState['given'],
  state: SearchBarState,
  send: Dispatch<SearchBarEvent>,
): void {
  useEffect(() => {
    if (given !== state.given) send({ type: 'given', selection: given });
    // The state's own is what was told last.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [given]);
}

function useSettlingRange(
  { when: { range, daysSpan } }: SearchBarState,
  send: Dispatch<SearchBarEvent>,
) {
  // Days around a range that are chosen begin the rest anew.
  const settling = range && [range.from, range.to, daysSpan].join();
  useEffect(() => {
    if (!settling) return;
    const timer = setTimeout(() => send({ type: 'rangeSettled' }), RANGE_SETTLES_MS);
    return () => clearTimeout(timer);
  }, [settling, send]);
}

/** What closes it from outside (SRCH-11). */
function useClosing(
  { panel: { isOpen } }: SearchBarState,
  send: Dispatch<SearchBarEvent>,
  form: HTMLFormElement,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const ending = new AbortController();
    const listening = { signal: ending.signal, passive: true };
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && form.contains(target))) {
        send({ type: 'dismissed', by: 'outside' });
      }
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') send({ type: 'dismissed', by: 'escape' });
    };
    document.addEventListener('pointerdown', onPress, listening);
    document.addEventListener('keydown', onKey, listening);
    window.addEventListener('scroll', () => send({ type: 'scrolled', y: scrollY }), listening);
    window.addEventListener(
      'resize',
      () => send({ type: 'resized', width: innerWidth }),
      listening,
    );
    return () => ending.abort();
  }, [isOpen, form, send]);
}

/**
 * The destinations for what is typed, of the nested route that the where field asks (SRCH-03).
 *
 * @param text what `lookupText` gives: empty where nothing is to be looked up
 * @param addressOf where a text is asked for, the same as long as it is asked in the same way
 */
function usePlaceLookup(text: string, addressOf: (text: string) => string): PlaceLookup {
  const { load, data } = useFetcher<PlacesAnswer>();
  const driver = useMemo(
    () => createLookupDriver((asked) => load(addressOf(asked))),
    // It is the same as long as the fetcher is, and what the answers depend on.
    [load, addressOf],
  );
  useEffect(() => driver.look(text), [driver, text]);
  useEffect(() => driver.end, [driver]);
  useEffect(() => {
    if (data) driver.answer(data);
  }, [driver, data]);
  return useSyncExternalStore(driver.subscribe, driver.read, () => NO_LOOKUP);
}

const NONE: readonly FoundPlace[] = [];

/**
 * Destinations to propose where the page itself knows none, as in the search of the header (SRCH-04).
 *
 * @param isWanted whether they are about to be seen: nothing is asked before, nor again once they came
 */
function usePopularPlaces(address: string, isWanted: boolean): readonly FoundPlace[] {
  const { load, data } = useFetcher<PlacesAnswer>();
  const asked = useRef<string | null>(null);
  useEffect(() => {
    const isThere = asked.current === address && data?.found;
    if (!isWanted || isThere) return;
    asked.current = address;
    load(address);
    // Once for each time that they are wanted: a failure is not asked for again and again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted, address, load]);
  return data?.found?.places ?? NONE;
}

/**
 * Days and periods with departures (SRCH-12). Null until they are there, and where they could not be had. While
 * another place's are on their way the former ones stay.
 *
 * @param isWanted whether they are about to be seen: nothing is asked before
 */
function useSearchCalendar(
  where: WhereSelection,
  region: Region | undefined,
  isWanted: boolean,
): { readonly calendar: SearchCalendar | null; readonly isLoading: boolean } {
  const { load, data } = useFetcher<CalendarAnswer>();
  const { currency } = useSite();
  const address = calendarAddress(where, currency, region);
  useEffect(() => {
    if (isWanted) load(address);
  }, [isWanted, address, load]);
  const calendar = useMemo(() => (data?.calendar ? readCalendar(data.calendar) : null), [data]);
  return { calendar, isLoading: data === undefined };
}
