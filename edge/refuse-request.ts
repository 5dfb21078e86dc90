/**
 * What the edge refuses before anything else sees a request: broken paths, unknown methods, foreign
 * hosts, forged form posts, and Remix's `_data` requests (SEC-01, SEC-02, SEC-08, RTE-06).
 */
import { isProviderPath } from '../config/login-host.ts';
import { marketOfHost } from '../config/market-of-host.ts';
import type { Settings } from '../config/settings.ts';
import { isReadablePath } from '../contract/site-path.ts';
import { isForPrograms, placeOf, type RequestPlace } from './request-place.ts';

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD'];
export const METHODS: readonly string[] = [...SAFE_METHODS, 'POST'];

interface Refusal {
  readonly status: 400 | 403 | 404 | 405 | 421;
  readonly reason: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface IncomingRequest {
  readonly method: string;
  /** The raw request target: path and query, as it came. */
  readonly target: string;
  readonly header: (name: string) => string | undefined;
  /** Node gives the first of several; who stands before us may have read the last. */
  readonly hostHeaders: number;
  /** Whether it was sent on the machine that this process runs on. */
  readonly isFromOwnMachine: boolean;
}

export type Verdict =
  | { readonly refusal: Refusal }
  /** What answers a request that may pass. */
  | { readonly refusal: null; readonly place: RequestPlace };

type EdgeSettings = Pick<Settings, 'mode' | 'origins' | 'login'>;

/** Why the request is refused, or who answers it. */
export function judge(request: IncomingRequest, settings: EdgeSettings): Verdict {
  const refuse = (
    status: Refusal['status'],
    reason: string,
    headers?: Refusal['headers'],
  ): Verdict => ({ refusal: { status, reason, headers } });

  if (!METHODS.includes(request.method)) {
    return refuse(405, 'method', { allow: METHODS.join(', ') });
  }
  if (request.hostHeaders > 1) return refuse(400, 'hosts');
  const [path = '', query = ''] = splitTarget(request);
  if (!isReadablePath(path)) return refuse(400, 'path');
  // Remix 2 runs an action for a foreign Origin through `?_data`; nothing of ours asks that way.
  if (new URLSearchParams(query).has('_data')) return refuse(400, '_data');
  const place = placeOf({ ...request, host: request.header('host'), path }, settings);
  if (!place) return refuse(421, 'host');
  if (place === 'login' && !isProviderPath(path)) return refuse(404, 'path');
  if (!SAFE_METHODS.includes(request.method) && !mayChange(request, place, path, settings)) {
    return refuse(403, 'origin');
  }
  return { refusal: null, place };
}

/** A whole address, as proxies are sent, counts where it names the host of the header (RFC 9112, 3.2.2). */
function splitTarget({ target: whole, header }: IncomingRequest): string[] {
  const start = `http://${header('host')}/`;
  const target = whole.startsWith(start) ? whole.slice(start.length - 1) : whole;
  const mark = target.indexOf('?');
  return mark < 0 ? [target] : [target.slice(0, mark), target.slice(mark + 1)];
}

/**
 * Whether an unsafe request comes from a page of the same site (SEC-01): by `Sec-Fetch-Site`, which a
 * page cannot forge, else by `Origin`. A request with neither is refused, but where only programs post.
 */
function mayChange(
  request: IncomingRequest,
  place: RequestPlace,
  path: string,
  settings: EdgeSettings,
): boolean {
  const site = request.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = request.header('origin');
  if (origin === undefined) return isForPrograms(place, path);
  const host = request.header('host');
  if (host === undefined || !URL.canParse(origin)) return false;
  if (origin === ownOrigin(host, place, settings)) return true;
  return settings.mode !== 'live' && new URL(origin).host === host;
}

function ownOrigin(host: string, place: RequestPlace, settings: EdgeSettings): string | null {
  if (place !== 'site') return new URL(settings.login.issuer).origin;
  const market = marketOfHost(host, settings);
  return market ? settings.origins[market.id] : null;
}
