/** Who has joined a dated meet-up (MEET-01). */
import { fromJson, toFlag, toJson } from '../stored-values.ts';
import type { AnnouncedEvent } from '../../catalogue/meetup-records.ts';
import type { MarketId } from '../../../domain/market.ts';
import type { Executor, WritingTransaction } from './executor.ts';

export interface Guest {
  readonly eventId: string;
  readonly accountId: string;
  readonly isNameShown: boolean;
  readonly marketId: MarketId;
  readonly announced: AnnouncedEvent;
}

/**
 * Takes a place for somebody who has none there.
 *
 * @param freeFor how many may have joined; the event is locked (`lockMeetupDay`), so that of many at once the last
 *   place goes to one
 * @returns false where all places are taken
 */
export async function addGuest(
  transaction: WritingTransaction,
  { eventId, accountId, isNameShown, marketId, announced }: Guest,
  freeFor: number,
  now: number,
): Promise<boolean> {
  if ((await countGuests(transaction, eventId)) >= freeFor) return false;
  await transaction
    .insertInto('event_guests')
    .values({
      event_id: eventId,
      account_id: accountId,
      is_name_shown: toFlag(isNameShown),
      market_id: marketId,
      announced: toJson(announced),
      joined_at: now,
    })
    .execute();
  return true;
}

/** @returns false where they have not joined */
export async function showGuestName(
  db: Executor,
  eventId: string,
  accountId: string,
  isNameShown: boolean,
): Promise<boolean> {
  const changed = await db
    .updateTable('event_guests')
    .set({ is_name_shown: toFlag(isNameShown) })
    .where('event_id', '=', eventId)
    .where('account_id', '=', accountId)
    .returning('event_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** @returns false where they had not joined */
export async function removeGuest(
  db: Executor,
  eventId: string,
  accountId: string,
): Promise<boolean> {
  const removed = await db
    .deleteFrom('event_guests')
    .where('event_id', '=', eventId)
    .where('account_id', '=', accountId)
    .returning('event_id')
    .executeTakeFirst();
  return removed !== undefined;
}

export async function countGuests(db: Executor, eventId: string): Promise<number> {
  const { guests } = await db
    .selectFrom('event_guests')
    .select(({ fn }) => fn.countAll<number | string>().as('guests'))
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  return Number(guests);
}

/** How many have joined each event, by its id; none of those that nobody has. */
export async function countAllGuests(db: Executor): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('event_guests')
    .select(({ fn }) => ['event_id', fn.countAll<number | string>().as('guests')])
    .groupBy('event_id')
    .execute();
  return new Map(rows.map((row) => [row.event_id, Number(row.guests)]));
}

/** First names of those who let them be shown, who joined first first, and how many others there are. */
export async function nameGuests(
  db: Executor,
  eventId: string,
): Promise<{ readonly names: string[]; readonly others: number }> {
  const rows = await db
    .selectFrom('event_guests')
    .innerJoin('accounts', 'accounts.id', 'event_guests.account_id')
    .select(['accounts.first_name as firstName', 'is_name_shown as isNameShown'])
    .where('event_id', '=', eventId)
    .orderBy('joined_at')
    .orderBy('account_id')
    .execute();
  const names = rows.flatMap((row) => (row.isNameShown && row.firstName ? [row.firstName] : []));
  return { names, others: rows.length - names.length };
}

export interface JoinedRecord {
  readonly eventId: string;
  readonly isNameShown: boolean;
  readonly joinedAt: number;
  readonly announced: AnnouncedEvent;
}

/** What an account has joined, in no order. */
export async function listJoined(db: Executor, accountId: string): Promise<JoinedRecord[]> {
  const rows = await db
    .selectFrom('event_guests')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute();
  return rows.map((row) => ({
    eventId: row.event_id,
    isNameShown: row.is_name_shown === 1,
    joinedAt: row.joined_at,
    announced: fromJson(row.announced),
  }));
}

/** Events that somebody has joined, whether they are still there or not. */
export async function listJoinedEventIds(db: Executor): Promise<string[]> {
  const rows = await db.selectFrom('event_guests').select('event_id').distinct().execute();
  return rows.map((row) => row.event_id);
}

/** A guest as a mail to them needs it. */
export interface GuestToTell {
  readonly accountId: string;
  /** Proven to be theirs; null where none is. */
  readonly email: string | null;
  readonly firstName: string | null;
  readonly marketId: MarketId;
  readonly announced: AnnouncedEvent;
}

export async function listGuestsOf(db: Executor, eventId: string): Promise<GuestToTell[]> {
  const rows = await db
    .selectFrom('event_guests')
    .innerJoin('accounts', 'accounts.id', 'event_guests.account_id')
    .select([
      'account_id',
      'email',
      'confirmed_at',
      'first_name',
      'event_guests.market_id as joined_in',
      'announced',
    ])
    .where('event_id', '=', eventId)
    .execute();
  return rows.map((row) => ({
    accountId: row.account_id,
    email: row.confirmed_at === null ? null : row.email,
    firstName: row.first_name,
    marketId: row.joined_in,
    announced: fromJson(row.announced),
  }));
}

/** Keeps what a guest is told now of when and where it is. */
export async function announceAnew(
  db: Executor,
  eventId: string,
  accountId: string,
  announced: AnnouncedEvent,
): Promise<void> {
  await db
    .updateTable('event_guests')
    .set({ announced: toJson(announced) })
    .where('event_id', '=', eventId)
    .where('account_id', '=', accountId)
    .execute();
}
