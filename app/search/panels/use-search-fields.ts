/** All that the fields of the search bar and their panels draw, in one place: state, answers, history. */
import { useCallback, useMemo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { printSearchFilters } from '../../../domain/filters/search-filters.ts';
import { shownSearches } from '../../../domain/search-history.ts';
import { useSite } from '../../i18n/site.ts';
import type { FieldsProps } from '../plain-fields.tsx';
import { datesText } from '../dates-text.ts';
import { destinationNames } from '../search-choices.ts';
import { useSearchHistory } from '../search-history.ts';
import type { Origin, Section } from '../state/panel.ts';
import { CURRENCY_KEY, placesAddress } from '../search-bar-paths.ts';
import { otherChoices, selectionOf } from '../state/search-target.ts';
import { isSameWhen } from '../state/when-selection.ts';
import { lookupText } from '../state/where-selection.ts';
import { usePlaceLookup } from '../use-place-lookup.ts';
import { usePopularPlaces } from '../use-popular-places.ts';
import { useSearchBar } from '../use-search-bar.ts';
import { useSearchCalendar } from '../use-search-calendar.ts';
import { knownMonths } from './known-months.ts';
import { useIsWide } from './use-is-wide.ts';
import { useWhereList } from './use-where-list.ts';
import { whenText } from './when-text.ts';
import { areKnown, whereOptions } from './where-options.ts';

export type SearchFields = ReturnType<typeof useSearchFields>;

export function useSearchFields(
  { id, choices, filters, origin }: FieldsProps & { readonly origin: Origin },
  container: RefObject<HTMLElement>,
) {
  const { t } = useTranslation('search');
  const { market, currency } = useSite();
  const isWide = useIsWide();
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
  const { state, send } = useSearchBar({ given, container });
  const { where, when, panel } = state;

  const others = otherChoices(state, filters);
  // A price is one of the currency that is shown.
  const counted = others && `${others}&${CURRENCY_KEY}=${currency}`;
  const placesOf = useCallback((text: string) => placesAddress(text, counted), [counted]);
  const lookup = usePlaceLookup(lookupText(where), placesOf);
  const section = panel.isOpen ? panel.section : null;
  const { calendar, isLoading: isCalendarLoading } = useSearchCalendar(where, section === 'when');
  const popular = usePopularPlaces(placesOf(''), section === 'where' && !areKnown(choices));
  const isCounted = isSameWhen(when, given.when);
  const options = useMemo(
    () => whereOptions(where, lookup, choices, popular, isCounted),
    [where, lookup, choices, popular, isCounted],
  );
  const list = useWhereList(`${id}-places`, options, send);

  const form = isWide ? 'dropdown' : 'modal';
  const open = (wanted: Section) => {
    if (section === wanted) return;
    if (panel.isOpen) send({ type: 'sectionToggled', section: wanted, hasHistory });
    else {
      const { scrollY, innerWidth: width } = window;
      send({ type: 'opened', section: wanted, form, origin, scrollY, width, hasHistory });
    }
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
    whenText: isSameWhen(when, given.when)
      ? datesText(filters, { t, market, period: choices.period })
      : whenText(when, { t, market }),
  };
}
