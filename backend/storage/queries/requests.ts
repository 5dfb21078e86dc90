/** Requests for seats as whoever answers them works with them (BOOK-03), and what their travellers know of the tour (TRV-17). */
import type { Selectable } from 'kysely';
import { watchedPrice } from '../../../domain/alert-rules.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { MARKETS, type Currency, type MarketId } from '../../../domain/market.ts';
import {
  requestNews,
  type KnownTour,
  type RequestNews,
  type RequestState,
} from '../../../domain/request-news.ts';
import type { TourRecord } from '../../catalogue/records.ts';
import { fromJson, toJson, type JsonText } from '../stored-values.ts';
import type { EnquiriesTable } from '../tables/mail-tables.ts';
import type { Executor, WritingTransaction } from './executor.ts';

export type RequestRow = Selectable<EnquiriesTable>;

export interface RequestFilters {
  readonly state?: RequestState;
  readonly tourCode?: string;
  /** Sent at this moment or later, in milliseconds since 1970. */
  readonly since?: number;
}

/** The newest first. */
export async function listRequests(
  db: Executor,
  { state, tourCode, since }: RequestFilters,
): Promise<RequestRow[]> {
  let query = db.selectFrom('enquiries').selectAll();
  if (state) query = query.where('state', '=', state);
  if (tourCode) query = query.where('tour_code', '=', tourCode);
  if (since !== undefined) query = query.where('created_at', '>=', since);
  return query.orderBy('created_at', 'desc').orderBy('id').execute();
}

/**
 * Ids of requests by the id, or by the number that mails have (`enquiryNumber`), which is its beginning: nearly always
 * one.
 */
export async function findRequestIds(db: Executor, idOrNumber: string): Promise<string[]> {
  const id = idOrNumber.toLowerCase();
  const isNumber = /^[0-9a-f]{8}$/.test(id);
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    .where('id', isNumber ? 'like' : '=', isNumber ? `${id}-%` : id)
    .limit(2)
    .execute();
  return rows.map((row) => row.id);
}

/** The request, which nobody else changes until the transaction ends. */
export async function lockRequest(
  transaction: WritingTransaction,
  id: string,
): Promise<RequestRow | null> {
  const row = await transaction
    .updateTable('enquiries')
    .set(({ ref }) => ({ state: ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** What is left out stays. */
export async function updateRequest(
  transaction: WritingTransaction,
  id: string,
  changes: Partial<Pick<RequestRow, 'state' | 'owner' | 'note'>>,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('enquiries')
    .set({ ...changes, changed_at: now })
    .where('id', '=', id)
    .execute();
}

/** The tour as a traveller of the market reads of it, in the currency that the price was shown in. */
export function knownTour(
  {
    startingDate,
    endingDate,
    isWithdrawn,
    price,
  }: Omit<KnownTour, 'price'> & Pick<TourRecord, 'price'>,
  { currency, marketId }: { readonly currency?: Currency | null; readonly marketId: MarketId },
): KnownTour {
  return {
    startingDate,
    endingDate,
    isWithdrawn,
    price: watchedPrice(price, currency ?? MARKETS[marketId].currency),
  };
}

/** A request whose traveller does not know yet what became of the tour. */
export interface UntoldRequest {
  readonly request: RequestRow & { readonly known: JsonText<KnownTour> };
  readonly known: KnownTour;
  readonly tour: KnownTour;
  readonly news: readonly RequestNews[];
}

/** @param from of tours that start before that day nobody is told */
export async function listUnnotifiedRequests(
  db: Executor,
  from: CalendarDate,
): Promise<UntoldRequest[]> {
  const rows = await db
    .selectFrom('enquiries')
    .innerJoin('tours', 'tours.code', 'enquiries.tour_code')
    .innerJoin('travels', 'travels.id', 'tours.travel_id')
    .selectAll('enquiries')
    .select([
      'tours.starting_date',
      'tours.ending_date',
      'tours.price',
      'tours.is_withdrawn',
      'travels.withdrawn_at as travel_withdrawn_at',
    ])
    .where('tours.starting_date', '>=', from)
    .where('enquiries.state', '!=', 'refused')
    .where('enquiries.withdrawn_at', 'is', null)
    .where('enquiries.known', 'is not', null)
    .orderBy('enquiries.tour_code')
    .orderBy('enquiries.id')
    .$narrowType<{ known: JsonText<KnownTour> }>()
    .execute();
  return rows.flatMap((row) => {
    const { starting_date, ending_date, price, is_withdrawn, travel_withdrawn_at, ...request } =
      row;
    const known = fromJson(request.known);
    const tour = knownTour(
      {
        startingDate: starting_date,
        endingDate: ending_date,
        isWithdrawn: is_withdrawn === 1 || travel_withdrawn_at !== null,
        price: fromJson(price),
      },
      { currency: request.currency, marketId: request.market_id },
    );
    const news = requestNews({ state: request.state, isTakenBack: false }, known, tour);
    return news.length > 0 ? [{ request, known, tour, news }] : [];
  });
}

/** @returns false where somebody else has told of it, or the request has changed since it was read */
export async function markRequestNotified(
  transaction: WritingTransaction,
  { request, known, tour, news }: UntoldRequest,
): Promise<boolean> {
  const told = [...new Set([...(known.told ?? []), ...news])];
  const marked = await transaction
    .updateTable('enquiries')
    .set({ known: toJson({ ...tour, told }) })
    .where('id', '=', request.id)
    .where('known', '=', request.known)
    .where('state', '=', request.state)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}
