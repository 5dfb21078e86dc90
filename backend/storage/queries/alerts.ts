/** What an account wants to be told about travels and tours (NTFY-01). */
import { randomUUID } from 'node:crypto';
import type { Currency, MarketId } from '../../../domain/market.ts';
import type { PriceMap } from '../../../domain/money.ts';
import type { NotificationType } from '../../../domain/notification-type.ts';
import { fromJson, toJson } from '../stored-values.ts';
import type { Executor } from './executor.ts';
import { isSameItem, type CatalogueItem } from './wishlist.ts';

export interface AlertKey extends CatalogueItem {
  readonly type: NotificationType;
}

/** Whether both are the same alert, turned on once or again. */
export function isSameAlert(one: AlertKey, other: AlertKey): boolean {
  return one.type === other.type && isSameItem(one, other);
}

export interface Alert extends AlertKey {
  readonly marketId: MarketId;
  /** In which the person looked at the price. */
  readonly currency: Currency;
  /** When it was asked for; null where there was none. */
  readonly price: PriceMap | null;
  readonly createdAt: number;
}

/** The newest first. */
export async function listAlerts(db: Executor, accountId: string): Promise<Alert[]> {
  const rows = await db
    .selectFrom('notification_subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('travel_id')
    .orderBy('tour_code')
    .orderBy('type')
    .execute();
  return rows.map((row) => ({
    type: row.type,
    travelId: row.travel_id,
    tourCode: row.tour_code,
    marketId: row.market_id,
    currency: row.currency,
    price: row.price && fromJson(row.price),
    createdAt: row.created_at,
  }));
}

/** Turns it on; one that is on stays as it is. */
export async function saveAlert(db: Executor, accountId: string, alert: Alert): Promise<void> {
  await db
    .insertInto('notification_subscriptions')
    .values({
      id: randomUUID(),
      account_id: accountId,
      type: alert.type,
      travel_id: alert.travelId,
      tour_code: alert.tourCode,
      market_id: alert.marketId,
      currency: alert.currency,
      price: alert.price && toJson(alert.price),
      known_price: null,
      price_told_at: null,
      look_at: null,
      created_at: alert.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteAlert(
  db: Executor,
  accountId: string,
  { type, travelId, tourCode }: AlertKey,
): Promise<void> {
  await db
    .deleteFrom('notification_subscriptions')
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .where('travel_id', '=', travelId)
    .where('tour_code', tourCode === null ? 'is' : '=', tourCode)
    .execute();
}

export async function deleteAllAlerts(db: Executor, accountId: string): Promise<void> {
  await db.deleteFrom('notification_subscriptions').where('account_id', '=', accountId).execute();
}
