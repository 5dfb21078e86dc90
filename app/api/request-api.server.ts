/** The client for a request: embedded or remote by `API_BASE_URL`, its market by the host. */
import type { AppLoadContext } from '@remix-run/node';
import { siteLog } from '../site-log.server.ts';
import { siteSettings } from '../site-settings.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { createApiClient, type ApiClient } from './api-client.server.ts';
import { embeddedTransport } from './embedded.server.ts';

/** Host of calls in process; no socket is ever opened for it. */
const EMBEDDED_BASE_URL = 'http://backend.invalid';

export async function apiOf(request: Request, context: AppLoadContext): Promise<ApiClient> {
  const settings = siteSettings();
  const url = new URL(request.url);
  return createApiClient({
    transport: settings.apiBaseUrl
      ? (call) => fetch(call)
      : (context.embeddedApi ?? (await embeddedTransport())),
    baseUrl: settings.apiBaseUrl ?? EMBEDDED_BASE_URL,
    market: marketOfRequest(request),
    timeoutMs: settings.apiTimeoutMs,
    log: context.log ?? siteLog(),
    visitor:
      settings.mode === 'live' ? { path: url.pathname, anonymousId: anonymousIdOf(request) } : null,
  });
}

/** The device id, which is the anonymous id (ANA-01). */
function anonymousIdOf(request: Request): string | null {
  const match = /(?:^|;\s*)device-id=([0-9a-f-]{36})(?:;|$)/.exec(
    request.headers.get('cookie') ?? '',
  );
  return match?.[1] ?? null;
}
