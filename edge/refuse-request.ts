/**
 * What the edge refuses before anything else sees a request: broken paths, unknown methods, foreign
 * hosts, forged form posts, and Remix's `_data` requests (SEC-01, SEC-02, SEC-08, RTE-06).
 */
import { marketOfHost } from '../config/market-of-host.ts';
import type { Settings } from '../config/settings.ts';

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD'];
const METHODS: readonly string[] = [...SAFE_METHODS, 'POST'];

export interface Refusal {
  readonly status: 400 | 403 | 405 | 421;
  readonly reason: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface IncomingRequest {
  readonly method: string;
  /** The raw request target: path and query, as it came. */
  readonly target: string;
  readonly header: (name: string) => string | undefined;
}

/** Why the request is refused, or null when it may pass. */
export function refusalOf(
  request: IncomingRequest,
  settings: Pick<Settings, 'mode' | 'origins'>,
): Refusal | null {
  if (!METHODS.includes(request.method)) {
    return { status: 405, reason: 'method', headers: { allow: METHODS.join(', ') } };
  }
  const [path = '', query = ''] = splitTarget(request.target);
  if (!isReadablePath(path)) return { status: 400, reason: 'path' };
  // Remix 2 runs an action for a foreign Origin through `?_data`; nothing of ours asks that way.
  if (new URLSearchParams(query).has('_data')) return { status: 400, reason: '_data' };
  if (!marketOfHost(request.header('host'), settings)) return { status: 421, reason: 'host' };
  if (!SAFE_METHODS.includes(request.method) && !isSameOrigin(request, settings)) {
    return { status: 403, reason: 'origin' };
  }
  return null;
}

function splitTarget(target: string): string[] {
  const mark = target.indexOf('?');
  return mark < 0 ? [target] : [target.slice(0, mark), target.slice(mark + 1)];
}

/** Whether the path is text without control characters; `%E0%A4%A` and `%00` are not. */
function isReadablePath(path: string): boolean {
  if (!path.startsWith('/')) return false;
  try {
    // eslint-disable-next-line no-control-regex
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * Whether an unsafe request comes from a page of the same site (SEC-01): by `Sec-Fetch-Site`, which a
 * page cannot forge, else by `Origin`. A request with neither is refused.
 */
function isSameOrigin(
  request: IncomingRequest,
  settings: Pick<Settings, 'mode' | 'origins'>,
): boolean {
  const site = request.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = request.header('origin');
  const host = request.header('host');
  if (origin === undefined || host === undefined || !URL.canParse(origin)) return false;
  const market = marketOfHost(host, settings);
  if (market && origin === settings.origins[market.id]) return true;
  return settings.mode !== 'live' && new URL(origin).host === host;
}
