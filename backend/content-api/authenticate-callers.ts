/**
 * Who may call a backend that runs alone (API-04, SEC-08): sites that show one of its tokens. Without a token,
 * which only a demonstration on loopback may be, whoever is on this machine, but no page in a browser here.
 * The one call that is made with a person's own access token looks at that itself (AUTH-04).
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Logger } from 'pino';
import { isLoopback } from '../../config/live-security.ts';
import { logSecurityEvent } from '../../config/security-log.ts';
import { CALLS } from '../../contract/calls.ts';
import { API_PREFIX, bearerToken } from '../../contract/headers.ts';
import { ApiError } from './api-error.ts';

type Answer = (request: Request) => Promise<Response>;

const HEALTH_PATH = '/healthz';

export function authenticateCallers(
  answer: Answer,
  { tokens, log }: { readonly tokens: readonly string[]; readonly log: Logger },
): Answer {
  const hashes = tokens.map(hashOf);
  return async (request) => {
    const url = new URL(request.url);
    if (url.pathname === HEALTH_PATH) return answer(request);
    const refusal = refusalOf(request, url, hashes);
    if (!refusal) return answer(request);
    logSecurityEvent(log, 'caller-refused', { path: url.pathname, reason: refusal.key });
    const refused = refusal.toResponse();
    if (refused.status === 401) refused.headers.set('www-authenticate', 'Bearer');
    return refused;
  };
}

function refusalOf(request: Request, url: URL, hashes: readonly Buffer[]): ApiError | null {
  // Only browsers send it, and what a browser may call is the site.
  if (request.headers.has('origin')) return new ApiError('FORBIDDEN', 'Pages cannot call this');
  if (hashes.length > 0) {
    if (isByAccessToken(request, url)) return null;
    const token = bearerToken(request.headers);
    return token !== null && isOneOf(token, hashes)
      ? null
      : new ApiError('UNAUTHORIZED', 'A token is wanted: Authorization: Bearer …');
  }
  // A name of anybody's domain can lead here, and a page of that domain would be of the same origin.
  return isLoopback(url.hostname)
    ? null
    : new ApiError('FORBIDDEN', 'Without BACKEND_TOKEN only loopback addresses are answered');
}

const ACCESS_TOKEN_CALLS = CALLS.filter((call) => call.isByAccessToken).map(
  ({ method, path }) => `${method.toUpperCase()} ${API_PREFIX}${path}`,
);

function isByAccessToken({ method }: Request, { pathname }: URL): boolean {
  return ACCESS_TOKEN_CALLS.includes(`${method} ${pathname}`);
}

/** Compares with each, in the same time whatever is shown: hashes have one length. */
function isOneOf(token: string, hashes: readonly Buffer[]): boolean {
  const shown = hashOf(token);
  return hashes.filter((hash) => timingSafeEqual(hash, shown)).length > 0;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
