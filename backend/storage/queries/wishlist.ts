/** Travels and tours that an account has saved (WISH-01), and why things were removed (WISH-03). */
import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { PriceMap } from '../../../domain/money.ts';
import { fromJson, toJson } from '../stored-values.ts';
import type { RemovalReasonsTable } from '../tables/wishlist-tables.ts';
import type { Executor } from './executor.ts';

/** A travel, or a tour of it. */
export interface CatalogueItem {
  readonly travelId: string;
  /** Null: the travel itself. */
  readonly tourCode: string | null;
}

export function isSameItem(one: CatalogueItem, other: CatalogueItem): boolean {
  return one.travelId === other.travelId && one.tourCode === other.tourCode;
}

export interface WishlistItem extends CatalogueItem {
  /** When it was saved; null where it had none. */
  readonly price: PriceMap | null;
  readonly savedAt: number;
}

/** The newest first. */
export async function listWishlist(db: Executor, accountId: string): Promise<WishlistItem[]> {
  const rows = await db
    .selectFrom('wishlist_items')
    .select(['travel_id as travelId', 'tour_code as tourCode', 'price', 'created_at as savedAt'])
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('travel_id')
    .orderBy('tour_code')
    .execute();
  return rows.map((row) => ({ ...row, price: row.price && fromJson(row.price) }));
}

/** Saves it; what is saved already stays as it is, and what was removed of late comes back as it was. */
export async function saveToWishlist(
  db: Executor,
  accountId: string,
  { travelId, tourCode, price, savedAt }: WishlistItem,
): Promise<void> {
  await db
    .insertInto('wishlist_items')
    .values({
      id: randomUUID(),
      account_id: accountId,
      travel_id: travelId,
      tour_code: tourCode,
      price: price && toJson(price),
      created_at: savedAt,
      removed_at: null,
    })
    .onConflict((conflict) =>
      (tourCode === null
        ? conflict.columns(['account_id', 'travel_id']).where('tour_code', 'is', null)
        : conflict.columns(['account_id', 'tour_code']).where('tour_code', 'is not', null)
      ).doUpdateSet({ removed_at: null }),
    )
    .execute();
}

/**
 * Removes a tour, or a travel with its tours, so that `restoreToWishlist` can bring them back.
 * @returns what was there
 */
export async function removeFromWishlist(
  db: Executor,
  accountId: string,
  { travelId, tourCode }: CatalogueItem,
  now: number,
): Promise<CatalogueItem[]> {
  const removal = db
    .updateTable('wishlist_items')
    .set({ removed_at: now })
    .where('account_id', '=', accountId)
    .where('travel_id', '=', travelId)
    .where('removed_at', 'is', null);
  return (tourCode === null ? removal : removal.where('tour_code', '=', tourCode))
    .returning(['travel_id as travelId', 'tour_code as tourCode'])
    .execute();
}

/** Brings a removed travel back as it was, or a tour with its travel. */
export async function restoreToWishlist(
  db: Executor,
  accountId: string,
  { travelId, tourCode }: CatalogueItem,
): Promise<void> {
  await db
    .updateTable('wishlist_items')
    .set({ removed_at: null })
    .where('account_id', '=', accountId)
    .where('travel_id', '=', travelId)
    .where('removed_at', 'is not', null)
    .where(({ eb, or }) => or([eb('tour_code', 'is', null), eb('tour_code', '=', tourCode)]))
    .execute();
}

/** Deletes what was removed before a moment. */
export async function forgetRemovedItems(db: Executor, before: number): Promise<void> {
  await db.deleteFrom('wishlist_items').where('removed_at', '<', before).execute();
}

/** Of whom it came from nothing is stored. */
export async function saveRemovalReason(
  db: Executor,
  reason: Omit<Insertable<RemovalReasonsTable>, 'id'>,
): Promise<void> {
  await db
    .insertInto('removal_reasons')
    .values({ id: randomUUID(), ...reason })
    .execute();
}

export async function forgetRemovalReasons(db: Executor, before: CalendarDate): Promise<void> {
  await db.deleteFrom('removal_reasons').where('day', '<', before).execute();
}
