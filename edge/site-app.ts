/**
 * The HTTP edge as one Hono app, the way of a request (architecture: "How a page gets to a visitor"):
 * health, refusals, then the embedded OpenID provider on its own host, or finished files and whatever the
 * site mounts; security headers on all of it.
 */
import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import type { Settings } from '../config/settings.ts';
import { marketOfHost } from '../config/market-of-host.ts';
import { SECRET_ADDRESS_HEADERS, secretPathOf, withoutSecret } from '../contract/secret-paths.ts';
import { compress } from './compress.ts';
import { createForwardedReader, type VisitorAddress } from './forwarded.ts';
import { limitBody } from './limit-body.ts';
import { oneAddress } from './one-address.ts';
import { isOwnMachine } from './own-machine.ts';
import { judge } from './refuse-request.ts';
import { refusalPages, takesPages, type RefusalKind } from './refusal-page.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';

/** Forms are small; nothing of ours is uploaded. */
const LARGEST_BODY_BYTES = 256 * 1024;
/** For the log alone; the number that nginx gives it. */
const CLIENT_GONE = 499;

export interface SiteVariables {
  readonly requestId: string;
  readonly visitor: VisitorAddress;
}
export type SiteEnvironment = { Bindings: HttpBindings; Variables: SiteVariables };

export interface SiteAppOptions {
  readonly settings: Settings;
  readonly log: Logger;
  /** Whether the process can answer pages now: false while it starts and while it drains. */
  readonly isReady: () => Promise<boolean>;
  /** The embedded OpenID provider; null where another signs people in (AUTH-02). */
  readonly identity: Hono<{ Bindings: HttpBindings & { readonly visitorAddress: string } }> | null;
  /** Mounts what answers behind the edge: files, developer pages, Remix. */
  readonly mount: (app: Hono<SiteEnvironment>) => void;
}

export function createSiteApp({
  settings,
  log,
  isReady,
  identity,
  mount,
}: SiteAppOptions): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const readVisitor = createForwardedReader(settings);
  const refusalPage = refusalPages(settings);
  /** For people; null for programs, and on a host that is no market's. */
  const pageFor = ({ req }: Context<SiteEnvironment>, kind: RefusalKind) => {
    const market = marketOfHost(req.header('host'), settings);
    return market && takesPages(req.header('accept')) ? refusalPage(kind, market) : null;
  };

  app.use(async (context, next) => {
    const started = performance.now();
    const header = (name: string) => context.req.header(name);
    context.set('requestId', randomUUID());
    context.set('visitor', readVisitor(context.env.incoming?.socket.remoteAddress, header));
    await next();
    const { headers, status } = context.res;
    // However it came about, a redirect or an error too.
    if (secretPathOf(context.req.path)) {
      for (const [name, value] of Object.entries(SECRET_ADDRESS_HEADERS)) headers.set(name, value);
    }
    addSecurityHeaders(headers, settings);
    // What is refused now may be there in a minute.
    if (status >= 400 && !headers.has('cache-control')) headers.set('cache-control', 'no-store');
    log.info(
      {
        requestId: context.var.requestId,
        method: context.req.method,
        host: header('host'),
        path: withoutSecret(context.req.path),
        ...(isGone(context)
          ? { status: status < 500 ? status : CLIENT_GONE, aborted: true }
          : { status }),
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
  });

  const now = { 'cache-control': 'no-store' };
  app.get('/healthz', (context) => context.text('ok', 200, now));
  app.get('/readyz', async (context) =>
    (await isReady()) ? context.text('ready', 200, now) : context.text('not ready', 503, now),
  );

  app.use(async (context, next) => {
    const verdict = judge(
      {
        method: context.req.method,
        target: context.env.incoming?.url ?? context.req.path,
        header: (name) => context.req.header(name),
        hostHeaders: context.env.incoming?.headersDistinct?.host?.length ?? 0,
        isFromOwnMachine: isOwnMachine(context.var.visitor.address, context.env.incoming?.socket),
      },
      settings,
    );
    if (!verdict.refusal) {
      if (verdict.place === 'site') return next();
      return identity ? answerIdentity(identity, context, settings) : context.notFound();
    }
    const { refusal } = verdict;
    log.warn(
      { requestId: context.var.requestId, event: 'refused', reason: refusal.reason },
      'request refused',
    );
    const isBadAddress = refusal.status === 400 && BAD_ADDRESSES.includes(refusal.reason);
    const page = isBadAddress ? await pageFor(context, 'badAddress') : null;
    return (
      page ?? context.text(REFUSAL_TEXTS[refusal.status], refusal.status, { ...refusal.headers })
    );
  });

  app.use(
    limitBody<SiteEnvironment>(
      LARGEST_BODY_BYTES,
      (context) => pageFor(context, 'tooLarge') ?? context.text('Content Too Large', 413),
    ),
  );
  app.use(compress);
  app.use(oneAddress);
  mount(app);

  app.onError((error, context) => {
    // Nobody reads it: whoever went in the middle of a form is no fault of ours.
    if (isGone(context)) return new Response(null, { status: CLIENT_GONE });
    log.error({ err: error, requestId: context.var.requestId }, 'request failed');
    return context.text('Internal Server Error', 500);
  });
  return app;
}

/** Whether the client closed the connection before it was answered. */
function isGone({ env }: Context<SiteEnvironment>): boolean {
  return env.incoming?.socket?.destroyed === true;
}

/**
 * The provider writes answers of its own to the socket, where headers set on an answer of Hono do not
 * reach; so they are there before it writes.
 */
function answerIdentity(
  identity: NonNullable<SiteAppOptions['identity']>,
  context: Context<SiteEnvironment>,
  settings: Settings,
): Response | Promise<Response> {
  for (const [name, value] of securityHeaders(settings))
    context.env.outgoing.setHeader(name, value);
  const visitorAddress = context.var.visitor.address;
  return identity.fetch(context.req.raw, { ...context.env, visitorAddress });
}

/** Reasons of refusals that people may come by: what they typed or were sent as a link. */
const BAD_ADDRESSES: readonly string[] = ['path', '_data'];

/** Protocol errors of software, not of people: plain words, no page but for a mistyped address. */
const REFUSAL_TEXTS = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  421: 'Misdirected Request',
} as const;
