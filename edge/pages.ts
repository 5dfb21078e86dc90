/**
 * The last step of the pipeline: a page. One that is the same for everybody comes from the cache
 * (decision 0027), every other one is rendered for its request. The site says which pages are
 * shared, and as what request each is to be rendered.
 */
import type { Context, Handler } from 'hono';
import { PREFETCH, PREFETCH_MAX_AGE_S, PURPOSE_HEADER } from '../contract/prefetch.ts';
import { resolveAddress, type ResolvedAddress } from '../contract/resolve-address.ts';
import type { deviceIds } from './device-id.ts';
import type { PageAnswers } from './cached-page.ts';
import type { FastPath } from './fast-path.ts';
import type { PageCache, PageMaker } from './page-cache.ts';
import type { SiteEnvironment, SiteVariables } from './site-environment.ts';

interface SharedPage {
  /** All that the page's bytes depend on, but for the catalogue and the time. */
  readonly request: Request;
  /** A visitor's choices that it shows, and what flags came to for them; empty for what everybody sees. */
  readonly choices: string;
  /** What flags by visitor came to, for loaders. */
  readonly outcomes?: object;
  /** Whether everybody of the same country gets it, whatever else they send. */
  readonly isOfCountry: boolean;
  readonly changesAtMs: number;
}

export interface PagesOptions<LoadContext extends object> {
  /** What loaders get beside the request, the same whoever asks. */
  readonly sharedContext: (address: ResolvedAddress) => LoadContext;
  /** What they get besides for one visitor's own request. */
  readonly visitorContext: (variables: SiteVariables) => Partial<LoadContext>;
  readonly render: (
    request: Request,
    context: LoadContext & Partial<PageMaker>,
  ) => Promise<Response>;
  /** The `Set-Cookie` header that gives the browser an id, where it has none. */
  readonly deviceIdFor: ReturnType<typeof deviceIds>;
  /** Null where every page is rendered anew. */
  readonly cached: CachedPagesOptions<LoadContext> | null;
}

export interface CachedPagesOptions<LoadContext> {
  readonly cache: PageCache;
  readonly answers: PageAnswers;
  readonly fastPath: FastPath;
  /** Null for a page that is one visitor's own. */
  readonly sharedPageOf: (
    request: Request,
    context: LoadContext,
    country: string | null,
  ) => Promise<SharedPage | null>;
}

/** The cookie of `app/auth/session-cookie.server.ts`; whoever plants another one has pages that are not kept. */
const HAS_SESSION = /(?:^|;\s*)(?:__Host-)?session=./;
const OF_ONE_VISITOR = 'private, no-cache';
const OF_ONE_PERSON = 'private, no-store';
/** For the link that is about to be followed (API-07); with another cookie, `Vary` has it asked for again. */
const FOR_THE_NEXT_PRESS = `private, max-age=${PREFETCH_MAX_AGE_S}`;

/** What a proxy or another page may claim about where the request comes from. */
const ORIGIN_HEADERS = ['origin', 'x-forwarded-host', 'forwarded'];

export function pageHandler<LoadContext extends object>({
  sharedContext,
  visitorContext,
  render,
  deviceIdFor,
  cached,
}: PagesOptions<LoadContext>): Handler<SiteEnvironment> {
  return async (context) => {
    const { raw: request } = context.req;
    // The guard has checked where the request comes from; Remix would check again by headers that
    // anybody may send.
    for (const name of ORIGIN_HEADERS) request.headers.delete(name);
    const loadContext = sharedContext(resolveAddress(request.url, context.var.market));
    const { country } = context.var.visitor;
    const shared = await cached?.sharedPageOf(request, loadContext, country);
    const { outcomes } = shared ?? {};
    const cachedAnswer =
      cached && shared
        ? await answerFromCache(cached, shared, context, (maker) =>
            render(shared.request, { ...loadContext, ...(outcomes && { outcomes }), ...maker }),
          )
        : null;
    const answer =
      cachedAnswer ??
      (await render(normalizeRequest(request), {
        ...loadContext,
        ...visitorContext(context.var),
      }));
    // A page may hold a name, a currency, closed bars: no cache between us and the visitor keeps it. What somebody
    // sees who is logged in is kept by their browser neither: others may use it after them (SEC-05).
    const isPersonal = HAS_SESSION.test(context.req.header('cookie') ?? '');
    const isPrefetched = cachedAnswer && context.req.header(PURPOSE_HEADER) === PREFETCH;
    const caching =
      isPrefetched && !isPersonal
        ? FOR_THE_NEXT_PRESS
        : (answer.headers.get('cache-control') ?? OF_ONE_VISITOR);
    answer.headers.set(
      'cache-control',
      isPersonal && caching === OF_ONE_VISITOR ? OF_ONE_PERSON : caching,
    );
    if (!cachedAnswer) answer.headers.append('vary', 'cookie');
    const deviceId = deviceIdFor({
      cookies: context.req.header('cookie'),
      cacheControl: answer.headers.get('cache-control') ?? '',
      isRenewal: isFreshDocument(answer, cachedAnswer !== null),
    });
    if (deviceId) answer.headers.append('set-cookie', deviceId);
    if (answer.status !== 405 || answer.headers.has('allow')) return answer;
    // Remix says of a route that only reads no more than that it does (RFC 9110, 15.5.6).
    answer.headers.set('allow', 'GET, HEAD');
    if (answer.headers.get('content-type')?.startsWith('text/html')) return answer;
    // A file's: in the words of other files, where Remix describes its error as JSON.
    answer.headers.set('content-type', 'text/plain; charset=utf-8');
    return new Response('Method Not Allowed', answer);
  };
}

/** A document of one visitor's own: with it the id gets another year, so that pages that are kept need not say so. */
function isFreshDocument({ headers }: Response, isCached: boolean): boolean {
  return !isCached && (headers.get('content-type') ?? '').startsWith('text/html');
}

/** How the cache came to a page, in the words of RFC 9211. */
const CACHE_STATUS = {
  cache: 'hit',
  stale: 'hit; detail=stale',
  origin: 'fwd=miss; stored',
} as const;

/** Null where the visitor gets an answer of their own. */
async function answerFromCache<LoadContext>(
  { cache, answers, fastPath }: CachedPagesOptions<LoadContext>,
  { request, choices, isOfCountry, changesAtMs }: SharedPage,
  context: Context<SiteEnvironment>,
  make: (maker: PageMaker) => Promise<Response>,
): Promise<Response | null> {
  const key = `${request.url} ${choices}`;
  const { headers: asked, method, url } = context.env.incoming;
  // Else a cache between us and the visitor would give it to whoever is offered another market.
  const isForAll = choices === '' && isOfCountry;
  const found = await cache.open({ key, changesAtMs, make });
  if (found.kind === 'own') return null;
  if (found.kind === 'answer') return found.answer();
  const { host } = asked;
  if (isOfCountry && host && url && isAddressOf(url, request)) {
    fastPath.admit({ host, target: url, country: context.var.visitor.country }, { key, isForAll });
  }
  const { status, headers, body } = await answers.make(
    found.page,
    {
      isHead: method === 'HEAD',
      acceptEncoding: context.req.header('accept-encoding'),
      ifNoneMatch: context.req.header('if-none-match'),
      isForAll,
    },
    CACHE_STATUS[found.from],
  );
  return new Response(body, { status, headers });
}

/** Whether the raw target is the page's own, in its canonical form. */
function isAddressOf(target: string, { url }: Request): boolean {
  const { pathname, search } = new URL(url);
  return target === `${pathname}${search}`;
}

/**
 * HEAD is rendered as GET, so that it has the same headers; Hono leaves the body off. And Remix takes a form
 * sent to `/` for one of the root, whose errors have no page around them; `?index` names the home page,
 * which refuses it. Nothing reads the form.
 */
function normalizeRequest(request: Request): Request {
  if (request.method === 'HEAD') return new Request(request.url, { headers: request.headers });
  if (request.method !== 'POST') return request;
  const url = new URL(request.url);
  if (url.pathname !== '/') return request;
  url.searchParams.set('index', '');
  return new Request(url, { method: request.method, headers: request.headers });
}
