/** What an account wants to be told about travels and tours (NTFY-01, NTFY-02). */
import { Hono } from 'hono';
import {
  alertKeySchema,
  disableAllAlertsSchema,
  enableAlertSchema,
  MAXIMUM_ALERTS,
  type AccountAlert,
  type AlertProblem,
  type EnableAlertRequest,
} from '../../contract/alerts.ts';
import { todayIn } from '../../domain/calendar-date.ts';
import { takesRequests } from '../../domain/closing-time.ts';
import type { Market } from '../../domain/market.ts';
import { notificationTypes, type NotificationType } from '../../domain/notification-type.ts';
import { presentTravelName } from '../catalogue/presenters.ts';
import type { PricedTour } from '../catalogue/records.ts';
import { ApiError } from '../content-api/api-error.ts';
import type { BackendParts } from '../content-api/backend-parts.ts';
import { bodyOfCall, marketOfCall } from '../content-api/call-input.ts';
import {
  deleteAlert,
  deleteAllAlerts,
  isSameAlert,
  listAlerts,
  saveAlert,
  type Alert,
} from '../storage/queries/alerts.ts';
import type { WritingTransaction } from '../storage/queries/executor.ts';
import { accountOfCall, lockOwnAccount, privateAnswer } from './account-of-call.ts';
import {
  findOfferedItem,
  priceOfItem,
  savedTourReader,
  writtenTourCode,
  type FoundItem,
} from './catalogue-item.ts';

export function alertCalls(parts: BackendParts): Hono {
  const app = new Hono();
  const { storage } = parts;

  app.get('/account/alerts', async (context) => {
    const market = marketOfCall(context);
    const { id } = await accountOfCall(context, parts);
    return privateAnswer(context, presentAlerts(await listAlerts(storage.db, id), market, parts));
  });

  app.post('/account/alerts/enable', async (context) => {
    const market = marketOfCall(context);
    const wanted = await bodyOfCall(context, enableAlertSchema);
    const { id, email, confirmed_at: provenAt } = await accountOfCall(context, parts);
    const alert = await alertToTurnOn(findOfferedItem(wanted, parts), wanted, market, parts);
    if (email === null || provenAt === null)
      throw refusedAlert('noEmail', 'The account has no address that was proven');
    await storage.inTransaction((transaction) => turnOn(transaction, id, alert));
    return privateAnswer(context, {});
  });

  app.post('/account/alerts/disable', async (context) => {
    marketOfCall(context);
    const unwanted = await bodyOfCall(context, alertKeySchema);
    const { id } = await accountOfCall(context, parts);
    const { type, travelId } = unwanted;
    const tourCode = writtenTourCode(unwanted, parts);
    await deleteAlert(storage.db, id, { type, travelId, tourCode });
    return privateAnswer(context, {});
  });

  app.post('/account/alerts/disable-all', async (context) => {
    marketOfCall(context);
    await bodyOfCall(context, disableAllAlertsSchema);
    const { id } = await accountOfCall(context, parts);
    await deleteAllAlerts(storage.db, id);
    return privateAnswer(context, {});
  });

  return app;
}

/** @throws ApiError for what cannot be told of the item now */
export async function alertToTurnOn(
  item: FoundItem,
  { type, currency }: Pick<EnableAlertRequest, 'type' | 'currency'>,
  market: Market,
  parts: BackendParts,
): Promise<Alert> {
  assertOffered(type, item, market, parts);
  const lookedAt = currency ?? market.currency;
  return {
    type,
    travelId: item.travel.id,
    tourCode: item.tour?.code ?? null,
    marketId: market.id,
    currency: lookedAt,
    price: await priceOfItem(item, { market, currency: lookedAt }, parts),
    createdAt: parts.now(),
  };
}

/** @throws ApiError for what cannot be told of the item now */
export function assertOffered(
  type: NotificationType,
  item: FoundItem,
  market: Market,
  parts: BackendParts,
): void {
  const types = offeredTypes(item, market, parts);
  if (!types.includes(type))
    throw refusedAlert('notOffered', 'Nothing of the kind can be told of it now', { types });
}

/** What can be told of it now; nothing of a tour that nobody can ask for any more. */
function offeredTypes(
  { travel, tour }: FoundItem,
  market: Market,
  { catalogue, now, closingDays }: BackendParts,
): readonly NotificationType[] {
  const today = todayIn(market.timeZone, now());
  const isOffered = (one: PricedTour) => !one.isWithdrawn && takesRequests(one, today, closingDays);
  if (tour && !isOffered(tour)) return [];
  const tours = catalogue().view.listToursOf(travel.id).filter(isOffered);
  return notificationTypes(tours.length, tour?.status ?? null);
}

/** @throws ApiError where the account would have too many */
export async function turnOn(
  transaction: WritingTransaction,
  accountId: string,
  alert: Alert,
): Promise<void> {
  await lockOwnAccount(transaction, accountId);
  const alerts = await listAlerts(transaction, accountId);
  if (alerts.some((other) => isSameAlert(alert, other))) return;
  if (alerts.length >= MAXIMUM_ALERTS)
    throw refusedAlert('tooManyAlerts', `An account has ${MAXIMUM_ALERTS} alerts at most`, {
      most: MAXIMUM_ALERTS,
    });
  await saveAlert(transaction, accountId, alert);
}

function refusedAlert(
  problem: AlertProblem,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): ApiError {
  return new ApiError('CONFLICT', message, { extra: { problem, ...details } });
}

function presentAlerts(
  alerts: readonly Alert[],
  market: Market,
  parts: BackendParts,
): AccountAlert[] {
  const { view } = parts.catalogue(market);
  const readTour = savedTourReader(market, parts);
  return alerts.map(({ type, travelId, tourCode, createdAt, price, currency }) => {
    const travel = view.findTravel(travelId);
    const saved = tourCode === null ? null : readTour(tourCode);
    return {
      type,
      travelId,
      tourCode,
      travel: travel && presentTravelName(travel, market),
      startingDate: saved?.tour?.startingDate ?? null,
      endingDate: saved?.tour?.endingDate ?? null,
      state: saved?.state ?? null,
      since: createdAt,
      price,
      currency,
    };
  });
}
