/** What the delivery of alerts reads and writes (NTFY-03). */
import type { Selectable } from 'kysely';
import {
  QUIET_MS,
  watchedPrice,
  type Amount,
  type UntoldChange,
} from '../../../domain/alert-rules.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { Currency, MarketId } from '../../../domain/market.ts';
import { pricedTour } from '../../catalogue/prior-price.ts';
import type { PricedTour } from '../../catalogue/records.ts';
import { fromJson, toJson } from '../stored-values.ts';
import type { NotificationSubscriptionsTable } from '../tables/wishlist-tables.ts';
import type { AlertKey } from './alerts.ts';
import type { Executor, WritingTransaction } from './executor.ts';
import { tourReader } from './tour-rows.ts';
import { findTourByCode, listPriceHistory } from './tours.ts';

/** An alert that is on, and whom it is for. */
export interface OpenAlert extends AlertKey {
  readonly id: string;
  readonly accountId: string;
  readonly marketId: MarketId;
  readonly currency: Currency;
  readonly createdAt: number;
  readonly knownPrice: Amount | null;
  /** As it stands in the database, to write only over what was read. */
  readonly storedPrice: NotificationSubscriptionsTable['known_price'];
  readonly priceToldAt: number | null;
  readonly lookAt: number | null;
  /** Null where nobody has proven one. */
  readonly email: string | null;
  readonly fullName: string;
}

/** How many changes are marked in one statement: few enough that others wait for it only briefly. */
const MARKED_AT_ONCE = 500;

/**
 * Marks changes of tours that nobody has an alert for. They are left alone as long as others wait before they are told:
 * somebody may turn an alert on at a price that has just changed.
 *
 * @returns whether there may be more
 */
export async function markChangesOfNobody(db: Executor, now: number): Promise<boolean> {
  const changes = await db
    .selectFrom('tour_changes')
    .select('id')
    .where('handled_at', 'is', null)
    .where('changed_at', '<=', now - QUIET_MS)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notification_subscriptions as alert')
            .select('alert.id')
            .whereRef('alert.tour_code', '=', 'tour_changes.tour_code'),
        ),
      ),
    )
    .orderBy('changed_at')
    .orderBy('id')
    .limit(MARKED_AT_ONCE)
    .execute();
  if (changes.length === 0) return false;
  const ids = changes.map(({ id }) => id);
  await db
    .updateTable('tour_changes')
    .set({ handled_at: now })
    .where('id', 'in', ids)
    .where('handled_at', 'is', null)
    .execute();
  return changes.length === MARKED_AT_ONCE;
}

/** Tours with alerts that have changed, with the moments of the first and the newest change that nobody was told of. */
export async function listChangedTours(
  db: Executor,
): Promise<{ readonly tourCode: string; readonly firstAt: number; readonly newestAt: number }[]> {
  const rows = await db
    .selectFrom('tour_changes')
    .select(({ fn }) => [
      'tour_code',
      fn.min('changed_at').as('first_at'),
      fn.max('changed_at').as('newest_at'),
    ])
    .where('handled_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('notification_subscriptions as alert')
          .select('alert.id')
          .whereRef('alert.tour_code', '=', 'tour_changes.tour_code'),
      ),
    )
    .groupBy('tour_code')
    .execute();
  return rows.map((row) => ({
    tourCode: row.tour_code,
    firstAt: Number(row.first_at),
    newestAt: Number(row.newest_at),
  }));
}

/** Tours of alerts that are to be looked at by now. */
export async function listToursToLookAt(db: Executor, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('notification_subscriptions')
    .select('tour_code')
    .distinct()
    .where('look_at', 'is not', null)
    .where('look_at', '<=', now)
    .where('tour_code', 'is not', null)
    .$narrowType<{ tour_code: string }>()
    .execute();
  return rows.map(({ tour_code: code }) => code);
}

/** Tours with alerts that have departed by that day, or are withdrawn, alone or with their travel. */
export async function listGoneTours(db: Executor, day: CalendarDate): Promise<string[]> {
  const rows = await db
    .selectFrom('notification_subscriptions as alert')
    .innerJoin('tours', 'tours.code', 'alert.tour_code')
    .innerJoin('travels', 'travels.id', 'tours.travel_id')
    .select('tours.code')
    .distinct()
    .where(({ or, eb }) =>
      or([
        eb('tours.starting_date', '<=', day),
        eb('tours.is_withdrawn', '=', 1),
        eb('travels.withdrawn_at', 'is not', null),
      ]),
    )
    .execute();
  return rows.map(({ code }) => code);
}

/**
 * Travels with alerts that wait for departures, which have some after that day, or are withdrawn. Tours that have
 * changed within the last minutes do not count yet, as no change is told at once.
 */
export async function listTravelsToTell(
  db: Executor,
  day: CalendarDate,
  now: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('notification_subscriptions as alert')
    .innerJoin('travels', 'travels.id', 'alert.travel_id')
    .select('travels.id')
    .distinct()
    .where('alert.tour_code', 'is', null)
    .where('alert.type', '=', 'STOCKOUT_TRAVEL')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('travels.withdrawn_at', 'is not', null),
        exists(
          selectFrom('tours')
            .select('tours.code')
            .whereRef('tours.travel_id', '=', 'travels.id')
            .where('tours.starting_date', '>', day)
            .where('tours.is_withdrawn', '=', 0)
            .where('tours.status', '!=', 'SOLD_OUT')
            .where('tours.updated_at', '<=', now - QUIET_MS),
        ),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks what nobody was told of the tour; what it was, the oldest first. Another process gets none of it. */
export async function takeChanges(
  transaction: WritingTransaction,
  tourCode: string,
  now: number,
): Promise<UntoldChange[]> {
  const rows = await transaction
    .updateTable('tour_changes')
    .set({ handled_at: now })
    .where('tour_code', '=', tourCode)
    .where('handled_at', 'is', null)
    .returning(['changed_at', 'before'])
    .execute();
  return rows
    .map((row) => ({
      changedAt: row.changed_at,
      before: { status: fromJson(row.before).status },
    }))
    .toSorted((one, other) => one.changedAt - other.changedAt);
}

/** The tour as it is now, and whether it can be joined no more since its travel is withdrawn. */
export async function readTourOfAlerts(
  db: Executor,
  code: string,
  now: number,
): Promise<PricedTour | null> {
  const tour = await findTourByCode(db, code);
  if (!tour) return null;
  const isWithdrawn = tour.isWithdrawn || (await isTravelWithdrawn(db, tour.travelId));
  return { ...pricedTour(tour, await listPriceHistory(db, code), now), isWithdrawn };
}

/** True, too, of a travel that there is not. */
export async function isTravelWithdrawn(db: Executor, travelId: string): Promise<boolean> {
  const row = await db
    .selectFrom('travels')
    .select('withdrawn_at')
    .where('id', '=', travelId)
    .executeTakeFirst();
  return row?.withdrawn_at !== null;
}

/** The travel's tours after that day, in no order. */
export async function listToursAfter(db: Executor, travelId: string, day: CalendarDate) {
  const rows = await db
    .selectFrom('tours')
    .selectAll()
    .where('travel_id', '=', travelId)
    .where('starting_date', '>', day)
    .execute();
  return rows.map(tourReader());
}

/** Those about a tour, by account: everybody takes them in this order, so that no two wait for each other. */
export async function listAlertsOfTour(db: Executor, tourCode: string): Promise<OpenAlert[]> {
  return (await selectOpenAlerts(db).where('alert.tour_code', '=', tourCode).execute()).map(
    toOpenAlert,
  );
}

/** Those that wait for departures of a travel, by account. */
export async function listAlertsForDepartures(
  db: Executor,
  travelId: string,
): Promise<OpenAlert[]> {
  const rows = await selectOpenAlerts(db)
    .where('alert.travel_id', '=', travelId)
    .where('alert.type', '=', 'STOCKOUT_TRAVEL')
    .where('alert.tour_code', 'is', null)
    .execute();
  return rows.map(toOpenAlert);
}

function selectOpenAlerts(db: Executor) {
  return db
    .selectFrom('notification_subscriptions as alert')
    .innerJoin('accounts', 'accounts.id', 'alert.account_id')
    .selectAll('alert')
    .select([
      'accounts.email',
      'accounts.confirmed_at',
      'accounts.first_name',
      'accounts.last_name',
    ])
    .orderBy('alert.account_id')
    .orderBy('alert.type');
}

function toOpenAlert(
  row: Selectable<NotificationSubscriptionsTable> & {
    readonly email: string | null;
    readonly confirmed_at: number | null;
    readonly first_name: string | null;
    readonly last_name: string | null;
  },
): OpenAlert {
  const knownPrice = row.known_price
    ? fromJson(row.known_price)
    : row.price && watchedPrice(fromJson(row.price), row.currency);
  return {
    id: row.id,
    type: row.type,
    accountId: row.account_id,
    travelId: row.travel_id,
    tourCode: row.tour_code,
    marketId: row.market_id,
    currency: row.currency,
    createdAt: row.created_at,
    knownPrice,
    storedPrice: row.known_price,
    priceToldAt: row.price_told_at,
    lookAt: row.look_at,
    email: row.confirmed_at === null ? null : row.email,
    fullName: [row.first_name, row.last_name].filter(Boolean).join(' '),
  };
}

/** @returns false where it has ended already */
export async function endAlert(db: Executor, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('notification_subscriptions')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/**
 * Writes down what the person knows from now on.
 * @returns false where the alert has ended, or somebody else has written since it was read
 */
export async function updateAlert(
  db: Executor,
  alert: OpenAlert,
  state: {
    readonly knownPrice: Amount | null;
    readonly priceToldAt: number | null;
    readonly lookAt: number | null;
  },
): Promise<boolean> {
  const { knownPrice } = state;
  const updated = await db
    .updateTable('notification_subscriptions')
    .set({
      known_price: knownPrice && toJson({ cents: knownPrice.cents, currency: knownPrice.currency }),
      price_told_at: state.priceToldAt,
      look_at: state.lookAt,
    })
    .where('id', '=', alert.id)
    .where('known_price', alert.storedPrice === null ? 'is' : '=', alert.storedPrice)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** What a link in a mail is about, and whose it is. */
export interface AlertLink extends AlertKey {
  readonly accountId: string;
}

export async function saveAlertLink(
  db: Executor,
  { tokenHash, accountId, type, travelId, tourCode }: AlertLink & { readonly tokenHash: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('alert_links')
    .values({
      token_hash: tokenHash,
      account_id: accountId,
      type,
      travel_id: travelId,
      tour_code: tourCode,
      created_at: now,
    })
    .execute();
}

export async function findAlertLink(db: Executor, tokenHash: string): Promise<AlertLink | null> {
  const row = await db
    .selectFrom('alert_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row
    ? {
        accountId: row.account_id,
        type: row.type,
        travelId: row.travel_id,
        tourCode: row.tour_code,
      }
    : null;
}

export async function deleteAlertLinks(db: Executor, before: number): Promise<void> {
  await db.deleteFrom('alert_links').where('created_at', '<', before).execute();
}
