/**
 * What the edge refuses before anything else sees a request: broken paths, unknown methods, foreign hosts,
 * forged form posts, Remix's `_data` requests (SEC-01, SEC-02, SEC-08, RTE-06), and bodies that are too large
 * (ERR-01). What passes has a market: nothing behind the guard asks for it again.
 */
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import {
  isBackChannelHost,
  isLoginHost,
  isProviderPath,
  PROVIDER_PATH,
} from '../config/login-settings.ts';
import { marketOfHost, originBesidesWww } from '../config/market-hosts.ts';
import { logSecurityEvent, type SecurityEvent } from '../config/security-log.ts';
import type { Settings } from '../config/settings.ts';
import { isOneClickPath } from '../contract/newsletter-paths.ts';
import { isReadablePath } from '../contract/site-path.ts';
import type { Market } from '../domain/market.ts';
import { refusalPages, takesPages, type RefusalKind } from './refusal-page.ts';
import { METHODS, type SiteEnvironment } from './site-environment.ts';
import { isOwnMachine } from './visitor-address.ts';

type GuardSettings = Pick<Settings, 'mode' | 'origins' | 'weekStartsOn' | 'login'>;

/** Which part of the process answers: a market's site, or the embedded OpenID provider. */
type Place =
  | { readonly place: 'site'; readonly market: Market }
  /** `back-channel` is the site itself, asking its provider from this very machine. */
  | { readonly place: 'login' | 'back-channel' }
  /** At a host that is a market's but for `www.`. */
  | { readonly place: 'elsewhere'; readonly address: string };

interface Refusal {
  readonly status: 400 | 403 | 404 | 405 | 421;
  readonly event: SecurityEvent;
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
  /** The market is the host's; null where it belongs to none. */
  | { readonly refusal: Refusal; readonly market: Market | null }
  | ({ readonly refusal: null } & Place);

export interface GuardOptions {
  readonly settings: GuardSettings & Pick<Settings, 'brand'>;
  readonly log: Logger;
  /** Answers requests to the embedded OpenID provider. */
  readonly answerIdentity: (context: Context<SiteEnvironment>) => Response | Promise<Response>;
}

/** Refuses a request, hands it to the OpenID provider, or lets it pass with its market. */
export function guard({
  settings,
  log,
  answerIdentity,
}: GuardOptions): MiddlewareHandler<SiteEnvironment> {
  const refusalPage = refusalPages(settings);
  /** Null for programs that take no pages, and on a host that belongs to no market. */
  const pageFor = ({ req }: Context, kind: RefusalKind, market: Market | null) =>
    market && takesPages(req.header('accept')) ? refusalPage(kind, market) : null;

  return async (context, next) => {
    const { req, env, var: variables } = context;
    const verdict = guardRequest(
      {
        method: req.method,
        target: env.incoming?.url ?? req.path,
        header: (name) => req.header(name),
        hostHeaders: env.incoming?.headersDistinct?.host?.length ?? 0,
        isFromOwnMachine: isOwnMachine(variables.visitor.address, env.incoming?.socket),
      },
      settings,
    );
    if (verdict.refusal) {
      const { refusal, market } = verdict;
      logSecurityEvent(log, refusal.event, { reason: refusal.reason });
      const kind = READABLE[`${refusal.status} ${refusal.reason}`];
      const page = kind ? await pageFor(context, kind, market) : null;
      return (
        page ?? context.text(REFUSAL_TEXTS[refusal.status], refusal.status, { ...refusal.headers })
      );
    }
    if (verdict.place === 'elsewhere') return context.redirect(verdict.address, 301);
    if (verdict.place !== 'site') return answerIdentity(context);
    if (req.header('transfer-encoding') !== undefined) return context.text('Length Required', 411);
    if (Number(req.header('content-length') ?? 0) > LARGEST_BODY_BYTES) {
      const answer =
        (await pageFor(context, 'tooLarge', verdict.market)) ??
        context.text('Content Too Large', 413);
      // The rest of the body is not wanted, so the connection is of no more use.
      answer.headers.set('connection', 'close');
      return answer;
    }
    context.set('market', verdict.market);
    await next();
    return undefined;
  };
}

/**
 * Forms are small; nothing of ours is uploaded. Only a body that says its length is taken: browsers always
 * do, and Node holds a client to what it said, so nothing has to be counted while it streams.
 */
const LARGEST_BODY_BYTES = 256 * 1024;

/**
 * Refusals that people may come by: what they typed or were sent as a link, and a form of a browser that is set
 * to tell no site where it comes from.
 */
const READABLE: Readonly<Record<string, RefusalKind>> = {
  '400 path': 'badAddress',
  '400 _data': 'badAddress',
  '403 origin': 'unknownOrigin',
};

/** Protocol errors of software, not of people: plain words. */
const REFUSAL_TEXTS = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  421: 'Misdirected Request',
} as const;

const EVENTS = {
  400: 'path-refused',
  403: 'origin-refused',
  404: 'path-refused',
  405: 'method-refused',
  421: 'host-refused',
} as const satisfies Record<Refusal['status'], SecurityEvent>;

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD'];

/** Why the request is refused, or who answers it. */
export function guardRequest(request: IncomingRequest, settings: GuardSettings): Verdict {
  const host = request.header('host');
  const market = marketOfHost(host, settings);
  const refuse = (
    status: Refusal['status'],
    reason: string,
    headers?: Refusal['headers'],
  ): Verdict => ({ refusal: { status, event: EVENTS[status], reason, headers }, market });

  if (!METHODS.includes(request.method)) {
    return refuse(405, 'method', { allow: METHODS.join(', ') });
  }
  if (request.hostHeaders > 1) return refuse(400, 'hosts');
  const [path = '', query = ''] = splitTarget(request);
  if (!isReadablePath(path)) return refuse(400, 'path');
  // Remix 2 runs an action for a foreign Origin through `?_data`; nothing of ours asks that way.
  if (new URLSearchParams(query).has('_data')) return refuse(400, '_data');
  const origin = SAFE_METHODS.includes(request.method) ? originBesidesWww(host, settings) : null;
  if (origin) {
    const address = origin + path + (query && `?${query}`);
    return { refusal: null, place: 'elsewhere', address };
  }
  const place = placeOf(request, { host, path, market }, settings);
  if (!place) return refuse(421, 'host');
  if (place.place === 'login' && !isProviderPath(path)) return refuse(404, 'path');
  if (!SAFE_METHODS.includes(request.method) && !mayChange(request, place, path, settings)) {
    return refuse(403, 'origin');
  }
  return { refusal: null, ...place };
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
  place: Place,
  path: string,
  settings: GuardSettings,
): boolean {
  const site = request.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = request.header('origin');
  if (origin === undefined) return isForPrograms(place, path);
  const host = request.header('host');
  if (host === undefined || !URL.canParse(origin)) return false;
  if (origin === ownOrigin(place, settings)) return true;
  return settings.mode !== 'live' && new URL(origin).host === host;
}

function ownOrigin(place: Place, settings: GuardSettings): string {
  return place.place === 'site'
    ? settings.origins[place.market.id]
    : new URL(settings.login.issuer).origin;
}

/** Programs post there; a page never does. */
const PROGRAM_PATHS: readonly string[] = [
  `${PROVIDER_PATH}/token`,
  `${PROVIDER_PATH}/token/revocation`,
];
const BACK_CHANNEL_PATHS: readonly string[] = [
  ...PROGRAM_PATHS,
  `${PROVIDER_PATH}/jwks`,
  `${PROVIDER_PATH}/me`,
];

/**
 * Whether programs post there, so that a request without word of its page is not forged: token and
 * revocation, which are worth nothing without the client's secret, and the newsletter's link to leave, whose
 * token is in the address (NEWS-01).
 */
function isForPrograms({ place }: Place, path: string): boolean {
  return place === 'site' ? isOneClickPath(path) : PROGRAM_PATHS.includes(path);
}

/**
 * The part of the process that a request is for; null where there is none: the host is unknown, or not the
 * path's own (421).
 */
function placeOf(
  { isFromOwnMachine }: IncomingRequest,
  asked: {
    readonly host: string | undefined;
    /** As it came, without the query: an encoded letter makes it another path. */
    readonly path: string;
    readonly market: Market | null;
  },
  settings: GuardSettings,
): Place | null {
  const { host, path, market } = asked;
  if (isLoginHost(host, settings)) return { place: 'login' };
  if (settings.login.isEmbedded && isProviderPath(path)) {
    const isBackChannel = isFromOwnMachine && isBackChannelHost(host, settings);
    return isBackChannel && BACK_CHANNEL_PATHS.includes(path) ? { place: 'back-channel' } : null;
  }
  return market ? { place: 'site', market } : null;
}
