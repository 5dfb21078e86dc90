/** Departures of a list by date that leave too soon to be cancelled free of charge (decision 0109). */
import type { Filters } from '../../contract/filters.ts';
import { addDays, type CalendarDate } from '../../domain/calendar-date.ts';
import { DEFAULT_SORT } from '../../domain/sort.ts';
import type { ApiClient } from '../api/api-client.server.ts';

interface Terms {
  /** The market's own day. */
  readonly today: CalendarDate;
  readonly freeCancellationDays: number;
}

/** Whether a list of departures is by date and of no days in particular. */
export function isByDateAlone({
  sort = DEFAULT_SORT.tours,
  dateFrom,
  dateTo,
}: Pick<Filters, 'sort' | 'dateFrom' | 'dateTo'>): boolean {
  return sort === 'date:asc' && dateFrom === undefined && dateTo === undefined;
}

/** The days on which departures leave too soon, and those after them: together they are all. */
export function splitByCancellation({ today, freeCancellationDays }: Terms) {
  const dateFrom = addDays(today, freeCancellationDays);
  return { soon: { dateTo: addDays(dateFrom, -1) }, cancellable: { dateFrom } };
}

/** How many of them fit; null without an answer. */
export async function countSoon(
  asked: Filters,
  { api, ...terms }: Terms & { readonly api: ApiClient },
): Promise<number | null> {
  const answer = await api.counts('tours', [{ ...asked, ...splitByCancellation(terms).soon }]);
  return answer.outcome === 'success' ? (answer.data.data[0] ?? null) : null;
}
