/** Turns alerts on and off for who is logged in, and asks before they are turned off (NTFY-01, WISH-03). */
import { data, redirect, redirectDocument, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { alertKeySchema, enableAlertSchema, type AccountAlert } from '../../contract/alerts.ts';
import { CURRENCIES } from '../../domain/market.ts';
import type { ApiResult } from '../api/api-result.ts';
import { apiOf } from '../api/request-api.server.ts';
import { accountAddress } from '../auth/account-address.ts';
import { loginPath } from '../auth/return-path.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { isFormRefused, noteRefusedForm } from '../network/refused-form.server.ts';
import { giveReason, reasonErrors, refusedReason, typedReason } from '../wishlist/reason.server.ts';
import { stepsAddress } from '../wishlist/steps-address.ts';
import {
  backWithNotice,
  isNavigation,
  PRIVATE,
  RETRY,
  returnToOf,
} from '../wishlist/wishlist-form.server.ts';
import { whoseRequest } from '../auth/whose-request.server.ts';
import {
  ALERT_PROBLEMS,
  turnOffAddress,
  type AlertFormProblem,
  type AlertReply,
  type WantedAlert,
} from './alert-form.ts';

const wantedSchema = enableAlertSchema.extend({
  // In which the page shows prices: one that we do not have is no reason to refuse.
  currency: z.enum(CURRENCIES).optional().catch(undefined),
});

const STATUS_OF: Readonly<Record<AlertFormProblem, number>> = {
  missing: 404,
  notOffered: 409,
  tooManyAlerts: 409,
  noEmail: 409,
  unavailable: 503,
  invalid: 400,
};

/**
 * Turns an alert on. A browser without scripts goes back to `returnTo`, where a notice says what came of it; a fetcher
 * gets an `AlertReply` with the status of the problem. A visitor, who may have logged out in another tab, goes on with
 * the steps that need no account.
 */
export async function turnAlertOn(request: Request, context: AppLoadContext) {
  const market = marketOfRequest(request, context);
  const form = await request.formData().catch(() => new FormData());
  const returnTo = returnToOf(form.get('returnTo'), market);
  const sent = wantedSchema.safeParse(Object.fromEntries(form));
  const refuse = (problem: AlertFormProblem) =>
    isNavigation(request)
      ? backWithNotice(returnTo, `alert.${problem}`, market)
      : data<AlertReply>(
          { problem },
          {
            status: STATUS_OF[problem],
            headers: problem === 'unavailable' ? { ...PRIVATE, ...RETRY } : PRIVATE,
          },
        );

  const whose = await whoseRequest(request, context, returnTo);
  if (whose.kind === 'visitor') {
    const to = sent.success
      ? stepsAddress({ ...sent.data, alert: sent.data.type }, returnTo)
      : loginPath(returnTo);
    return redirectDocument(to, { status: 303, headers: PRIVATE });
  }
  if (!sent.success) return refuse('invalid');
  if (whose.kind === 'unknown') return refuse('unavailable');
  const api = await apiOf(request, context);
  const problem = problemOf(await api.enableAlert(whose.person, sent.data));
  if (problem) return refuse(problem);
  if (isNavigation(request)) return backWithNotice(returnTo, 'alert.on', market);
  return data<AlertReply>({ isOn: true }, { headers: PRIVATE });
}

/** Null where it was done. */
function problemOf(result: ApiResult<unknown>): AlertFormProblem | null {
  switch (result.outcome) {
    case 'success':
      return null;
    case 'missing':
      return 'missing';
    case 'refused':
      if (result.key === 'CONFLICT')
        return ALERT_PROBLEMS.find((known) => known === result.extra?.problem) ?? 'unavailable';
      return result.key === 'BAD_REQUEST' ? 'invalid' : 'unavailable';
    default:
      return 'unavailable';
  }
}

/** What the page asks about that turns alerts off. */
export interface TurnOffStep {
  /** Null: all of them. */
  readonly wanted: WantedAlert | null;
  /** The alert, or all of them; null while the backend gives no answer. */
  readonly alerts: readonly AccountAlert[] | null;
  readonly returnTo: string;
}

/**
 * The alert that is to be turned off, or all of them.
 * @throws Response 404 for what is no alert; 303 to the login for a visitor, and back where there is nothing to turn off
 */
export async function loadTurnOff(request: Request, context: AppLoadContext): Promise<TurnOffStep> {
  const market = marketOfRequest(request, context);
  const { searchParams } = new URL(request.url);
  const wanted = wantedOf(searchParams);
  if (wanted === undefined) throw new Response(null, { status: 404 });
  const returnTo = returnToOf(searchParams.get('returnTo') ?? DEFAULT_RETURN, market);
  const own = turnOffAddress(wanted, returnTo);
  const whose = await whoseRequest(request, context, own);
  if (whose.kind === 'visitor' && !isFormRefused(context))
    throw redirect(loginPath(own), { status: 303, headers: PRIVATE });
  if (whose.kind !== 'person') return { wanted, alerts: null, returnTo };
  const result = await (await apiOf(request, context)).accountAlerts(whose.person);
  // The account area ends the session of an account that is gone.
  if (result.outcome === 'missing')
    throw redirect(accountAddress('account-profile'), { status: 303, headers: PRIVATE });
  if (result.outcome !== 'success') return { wanted, alerts: null, returnTo };
  const alerts = result.data.data.filter((alert) => wanted === null || isSame(alert, wanted));
  // Turned off in another tab, or by the link of a mail.
  if (alerts.length === 0) throw backWithNotice(returnTo, offNotice(wanted), market);
  return { wanted, alerts, returnTo };
}

const DEFAULT_RETURN = accountAddress('account-communications');

/** Null for all; undefined for what is no alert. */
function wantedOf(entries: URLSearchParams | FormData): WantedAlert | null | undefined {
  if (entries.has('all')) return null;
  const sent = alertKeySchema.safeParse(Object.fromEntries(entries));
  return sent.success ? sent.data : undefined;
}

function isSame(alert: AccountAlert, { type, travelId, tourCode }: WantedAlert): boolean {
  return (
    alert.type === type && alert.travelId === travelId && alert.tourCode === (tourCode ?? null)
  );
}

function offNotice(wanted: WantedAlert | null): 'alert.off' | 'alert.allOff' {
  return wanted ? 'alert.off' : 'alert.allOff';
}

/**
 * Turns off what the form says, and stores the reason, where one is given, without the person. Twice is as once.
 *
 * @returns what keeps the form from being taken
 * @throws Response 400 for what is no alert; 303 back, where a notice says what came of it
 */
export async function turnAlertsOff(request: Request, context: AppLoadContext) {
  const market = marketOfRequest(request, context);
  const form = await request.formData().catch(() => new FormData());
  const wanted = wantedOf(form);
  if (wanted === undefined) throw new Response(null, { status: 400 });
  const returnTo = returnToOf(form.get('returnTo') ?? DEFAULT_RETURN, market);
  const typed = typedReason(form);
  const whose = await whoseRequest(request, context, turnOffAddress(wanted, returnTo));
  // What it returns is the form.
  noteRefusedForm(context);
  if (whose.kind === 'visitor') return refusedReason(typed, { problem: 'loggedOut' });
  const errors = reasonErrors(typed);
  if (errors) return refusedReason(typed, { errors });
  if (whose.kind === 'unknown') return refusedReason(typed, { problem: 'unavailable' });
  const api = await apiOf(request, context);
  const { person } = whose;
  const result = await (wanted ? api.disableAlert(person, wanted) : api.disableAllAlerts(person));
  if (result.outcome === 'missing')
    throw redirect(accountAddress('account-profile'), { status: 303, headers: PRIVATE });
  if (result.outcome !== 'success') return refusedReason(typed, { problem: 'unavailable' });
  await giveReason(typed, 'alert', { api, person });
  throw backWithNotice(returnTo, offNotice(wanted), market);
}
