/** The client for a request: embedded or remote by `API_BASE_URL`, its market by the host. */
import type { AppLoadContext } from '@remix-run/node';
import { CHAT_PATH } from '../../contract/chat-paths.ts';
import { readDeviceId } from '../../contract/device-cookie.ts';
import type { RoutingKey } from '../../contract/route-paths.ts';
import { secretPathOf } from '../../contract/secret-paths.ts';
import type { Market } from '../../domain/market.ts';
import { siteLog } from '../site-log.server.ts';
import { isSecureSite, siteSettings } from '../site-settings.server.ts';
import { addressOfRequest, marketOfRequest } from '../i18n/market.server.ts';
import { createApiClient, type ApiClient } from './api-client.server.ts';
import type { BackendCallOptions } from './backend-call.server.ts';
import { embeddedTransport } from './embedded.server.ts';

/** Host of calls in process; no socket is ever opened for it. */
const EMBEDDED_BASE_URL = 'http://backend.invalid';

/** A page may make calls after one another: half as long again as one of them may take. */
const PAGE_SHARE_OF_TIMEOUT = 1.5;
/** Pages that have a question read first, for which a language model may be asked (AI-01), beside that of the chat. */
const QUESTION_ROUTES: readonly RoutingKey[] = ['search-ai'];

const clients = new WeakMap<AppLoadContext, Promise<ApiClient>>();

/**
 * The client of a request, one for all its loaders and actions: they share answers, and the time that
 * the page has.
 */
export function apiOf(request: Request, context: AppLoadContext): Promise<ApiClient> {
  let client = clients.get(context);
  if (!client) {
    client = createClient(request, context);
    clients.set(context, client);
  }
  return client;
}

/** A client that speaks to the backend for another market than the request's, e.g. to know its slugs. */
export function apiInMarket(
  market: Market,
  request: Request,
  context: AppLoadContext,
): Promise<ApiClient> {
  return createClient(request, context, market);
}

async function createClient(
  request: Request,
  context: AppLoadContext,
  market?: Market,
): Promise<ApiClient> {
  return createApiClient(await callOptionsOf(request, context, market));
}

/** How the backend is called for a request. */
export async function callOptionsOf(
  request: Request,
  context: AppLoadContext,
  market = marketOfRequest(request, context),
): Promise<BackendCallOptions> {
  const settings = siteSettings();
  const { pathname } = new URL(request.url);
  // Without the secret of a mailed link: whoever answers logs it, perhaps (SEC-09).
  const path = secretPathOf(pathname)?.start ?? pathname;
  const modelTimeoutMs = settings.languageModel?.timeoutMs ?? 0;
  const page = addressOfRequest(request, context).path;
  const isQuestion =
    page?.path === CHAT_PATH || (page?.route && QUESTION_ROUTES.includes(page.route.key));
  const pageTimeoutMs =
    settings.apiTimeoutMs * PAGE_SHARE_OF_TIMEOUT + (isQuestion ? modelTimeoutMs : 0);
  return {
    transport: settings.apiBaseUrl
      ? (call) => fetch(call)
      : (context.embeddedApi ?? (await embeddedTransport())),
    baseUrl: settings.apiBaseUrl ?? EMBEDDED_BASE_URL,
    credentials: {
      token: settings.apiBaseUrl ? (settings.backendTokens[0] ?? null) : null,
      assertionSecret: settings.assertionSecrets[0],
    },
    market,
    network: context.network ?? null,
    timeoutMs: settings.apiTimeoutMs,
    modelTimeoutMs,
    mostBytes: settings.apiAnswerBytes,
    pageDeadline: context.pageDeadline ?? AbortSignal.timeout(pageTimeoutMs),
    log: context.log ?? siteLog(),
    // The embedded one writes the same lines anyway.
    requestFields: settings.apiBaseUrl ? context.requestFields : null,
    noteSource: context.noteSource,
    catalogueVersion: context.catalogueVersion,
    visitor: settings.tellsBackendOfVisitors
      ? { path, anonymousId: readDeviceId(request.headers.get('cookie'), isSecureSite(market)) }
      : null,
  };
}
