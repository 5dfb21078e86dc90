/** POST alerts/links/show and alerts/links/use: what an alert's mail leads to (NTFY-03). */
import { Hono } from 'hono';
import { alertLinkSchema, endAlertsSchema, type LinkedAlert } from '../../contract/alert-links.ts';
import type { Market } from '../../domain/market.ts';
import { presentTravelName } from '../catalogue/presenters.ts';
import { ApiError } from '../content-api/api-error.ts';
import type { BackendParts } from '../content-api/backend-parts.ts';
import { bodyOfCall, marketOfCall } from '../content-api/call-input.ts';
import { hashOfLinkToken } from '../newsletter/link-token.ts';
import { findAlertLink, type AlertLink } from '../storage/queries/alert-delivery.ts';
import {
  deleteAlert,
  deleteAllAlerts,
  isSameAlert,
  listAlerts,
} from '../storage/queries/alerts.ts';
import type { Executor } from '../storage/queries/executor.ts';
import { privateAnswer } from './account-of-call.ts';

export function alertLinkCalls(parts: BackendParts): Hono {
  const app = new Hono();
  const { db } = parts.storage;

  app.post('/alerts/links/show', async (context) => {
    const market = marketOfCall(context);
    const { token } = await bodyOfCall(context, alertLinkSchema);
    return privateAnswer(context, await present(db, await find(db, token), market, parts));
  });

  app.post('/alerts/links/use', async (context) => {
    const market = marketOfCall(context);
    const { token, all } = await bodyOfCall(context, endAlertsSchema);
    const link = await find(db, token);
    await (all ? deleteAllAlerts(db, link.accountId) : deleteAlert(db, link.accountId, link));
    return privateAnswer(context, await present(db, link, market, parts));
  });

  return app;
}

/** @throws ApiError where no mail had it. It is nothing to be suspicious of: links of the newsletter look the same. */
async function find(db: Executor, token: string): Promise<AlertLink> {
  const link = await findAlertLink(db, hashOfLinkToken(token));
  if (!link) throw new ApiError('NOT_FOUND', 'There is no such link');
  return link;
}

async function present(
  db: Executor,
  link: AlertLink,
  market: Market,
  { catalogue }: BackendParts,
): Promise<LinkedAlert> {
  const { view } = catalogue(market);
  const travel = view.findTravel(link.travelId);
  const tour = link.tourCode === null ? null : view.findTour(link.tourCode);
  const alerts = await listAlerts(db, link.accountId);
  const others = alerts.filter((alert) => !isSameAlert(alert, link)).length;
  return {
    type: link.type,
    travel: travel && presentTravelName(travel, market),
    startingDate: tour?.startingDate ?? null,
    endingDate: tour?.endingDate ?? null,
    isOn: others < alerts.length,
    others,
  };
}
