/** Days and periods with departures, of the nested route that the when field asks (SRCH-12). */
import { useFetcher } from '@remix-run/react';
import { useEffect, useMemo } from 'react';
import { useSite } from '../i18n/site.ts';
import { calendarAddress } from './search-bar-paths.ts';
import { readCalendar, type CalendarAnswer, type SearchCalendar } from './state/search-calendar.ts';
import type { WhereSelection } from './state/where-selection.ts';

export interface LookedUpCalendar {
  readonly calendar: SearchCalendar | null;
  /** Whether nothing is known yet; a failure ends it. */
  readonly isLoading: boolean;
}

/**
 * Null until it is there, and where it could not be had. While another place's is on its way the former
 * one stays.
 *
 * @param isWanted whether it is about to be seen: nothing is asked before
 */
export function useSearchCalendar(where: WhereSelection, isWanted: boolean): LookedUpCalendar {
  const { load, data } = useFetcher<CalendarAnswer>();
  const { currency } = useSite();
  const address = calendarAddress(where, currency);
  useEffect(() => {
    if (isWanted) load(address);
  }, [isWanted, address, load]);
  const calendar = useMemo(() => (data?.calendar ? readCalendar(data.calendar) : null), [data]);
  return { calendar, isLoading: data === undefined };
}
