/**
 * The HTTP edge as one Hono app. `createSiteApp` lists the way of a request step by step, in order
 * (docs/architecture.md); the steps that are only a few lines stand below it.
 */
import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context, type Handler, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { withRequestFields } from '../config/log.ts';
import { networkInLog } from '../config/security-log.ts';
import type { Settings } from '../config/settings.ts';
import { IMAGE_PREFIX } from '../contract/image-address.ts';
import { SECRET_ADDRESS_HEADERS, secretPathOf, withoutSecret } from '../contract/secret-paths.ts';
import { isSystemSegment } from '../contract/system-paths.ts';
import type { CalendarDate } from '../domain/calendar-date.ts';
import { compress } from './compress.ts';
import { guard } from './guard.ts';
import { offlineRoutes } from './offline.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';
import type { SiteEnvironment } from './site-environment.ts';
import { createForwardedReader } from './visitor-address.ts';

/** For the log alone; the number that nginx gives it. */
const CLIENT_GONE = 499;

/** What a load balancer and whoever watches the process ask (REL-03). */
export interface Readiness {
  /** Whether it has anything to show: not while it starts or drains, nor before its backend has ever answered. */
  readonly isReady: boolean;
  /** What it cannot do now, though it shows what it has; null where it can do everything. */
  readonly problem: string | null;
  /** For how many seconds the mail is tried that waits longest; null where none waits, or mail is not ours. */
  readonly oldestMailS: number | null;
  /** Of which day departures are, and when (ms since 1970) they were made; null where they are not ours. */
  readonly lastRoll: { readonly day: CalendarDate; readonly at: number } | null;
}

export interface SiteAppOptions {
  readonly settings: Settings;
  readonly log: Logger;
  readonly readiness: () => Promise<Readiness>;
  /** The embedded OpenID provider; null where another signs people in (AUTH-02). */
  readonly identity: {
    fetch(
      request: Request,
      bindings: HttpBindings & { readonly visitorAddress: string },
    ): Response | Promise<Response>;
  } | null;
  /** Finished files of the build; null in development, where Vite serves them. */
  readonly files: Hono | null;
  readonly images: Handler<SiteEnvironment>;
  /** What stands under `/dev` in demonstration mode beside pages of the site. */
  readonly developerPages: Hono | null;
  readonly pages: Handler<SiteEnvironment>;
}

export function createSiteApp({
  settings,
  log,
  readiness,
  identity,
  files,
  images,
  developerPages,
  pages,
}: SiteAppOptions): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  app.use(identifyRequest(settings));
  app.use(logRequest(log));
  app.use(addHeaders(settings));
  app.get('/healthz', (context) => context.text('ok', 200, OF_THIS_MOMENT));
  app.get('/readyz', async (context) => {
    const { isReady, problem, oldestMailS, lastRoll } = await readiness();
    if (!isReady) return context.text('not ready', 503, OF_THIS_MOMENT);
    const lines = [
      problem === null ? 'ready' : `degraded: ${problem}`,
      ...(oldestMailS === null ? [] : [`oldest waiting mail: ${oldestMailS} s`]),
      ...(lastRoll === null
        ? []
        : [`departures of ${lastRoll.day}, made ${new Date(lastRoll.at).toISOString()}`]),
    ];
    return context.text(lines.join('\n'), 200, OF_THIS_MOMENT);
  });
  app.use(guard({ settings, log, answerIdentity: identityHandler(identity, settings) }));
  app.use(compress);
  app.use(redirectToCanonicalPath);
  app.route('/', offlineRoutes(settings));
  if (files) app.route('/', files);
  app.get(`${IMAGE_PREFIX}/*`, images);
  if (developerPages) app.route('/dev', developerPages);
  app.all('*', pages);
  app.onError(answerError(log));
  return app;
}

function identifyRequest(settings: Settings): MiddlewareHandler<SiteEnvironment> {
  const readVisitor = createForwardedReader(settings);
  return async (context, next) => {
    const header = (name: string) => context.req.header(name);
    const visitor = readVisitor(context.env.incoming?.socket.remoteAddress, header);
    context.set('visitor', visitor);
    await withRequestFields(
      {
        requestId: randomUUID(),
        network: networkInLog(visitor.address, settings, Date.now()),
      },
      next,
    );
  };
}

function logRequest(log: Logger): MiddlewareHandler<SiteEnvironment> {
  return async (context, next) => {
    const started = performance.now();
    await next();
    const { status } = context.res;
    log.info(
      {
        method: context.req.method,
        host: context.req.header('host'),
        path: withoutSecret(context.req.path),
        ...(isGone(context)
          ? { status: status < 500 ? status : CLIENT_GONE, aborted: true }
          : { status }),
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
  };
}

/** Headers on every answer (SEC-04), however it came about: a redirect or an error too. */
function addHeaders(settings: Settings): MiddlewareHandler<SiteEnvironment> {
  return async (context, next) => {
    await next();
    const { headers, status } = context.res;
    if (secretPathOf(context.req.path)) {
      for (const [name, value] of Object.entries(SECRET_ADDRESS_HEADERS)) headers.set(name, value);
    }
    addSecurityHeaders(headers, settings);
    // What is refused now may be there in a minute.
    if (status >= 400 && !headers.has('cache-control')) headers.set('cache-control', 'no-store');
  };
}

const OF_THIS_MOMENT = { 'cache-control': 'no-store' };

/**
 * The provider writes answers of its own to the socket, where headers set on an answer of Hono do not
 * reach; so they are there before it writes.
 */
function identityHandler(
  identity: SiteAppOptions['identity'],
  settings: Settings,
): (context: Context<SiteEnvironment>) => Response | Promise<Response> {
  return (context) => {
    if (!identity) return context.notFound();
    for (const [name, value] of securityHeaders(settings)) {
      context.env.outgoing.setHeader(name, value);
    }
    const visitorAddress = context.var.visitor.address;
    return identity.fetch(context.req.raw, { ...context.env, visitorAddress });
  };
}

const READING: readonly string[] = ['GET', 'HEAD'];

/**
 * One address for each answer (RTE-06): what has one under an address with slashes too many, or in
 * capitals, leads to its own. Pages do so themselves, since theirs may lead further in the same step.
 */
export const redirectToCanonicalPath: MiddlewareHandler = async (context, next) => {
  await next();
  if (!READING.includes(context.req.method) || context.res.status !== 200) return;
  const { pathname, search } = new URL(context.req.url);
  const path = canonicalPathOf(pathname);
  if (path === pathname) return;
  await context.res.body?.cancel();
  // Else the headers of the answer would stay.
  context.res = undefined;
  context.res = new Response(null, { status: 301, headers: { location: path + search } });
};

/** Capitals may mean something in what follows the name of a part of the site: a token, a tour. */
function canonicalPathOf(pathname: string): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const [first, ...others] = segments;
  const isPart = first !== undefined && isSystemSegment(first.toLowerCase());
  return `/${(isPart ? [first.toLowerCase(), ...others] : segments).join('/')}`;
}

function answerError(log: Logger): (error: Error, context: Context<SiteEnvironment>) => Response {
  return (error, context) => {
    // Nobody reads it: whoever went in the middle of a form is no fault of ours.
    if (isGone(context)) return new Response(null, { status: CLIENT_GONE });
    log.error({ err: error }, 'request failed');
    return context.text('Internal Server Error', 500);
  };
}

/** Whether the client closed the connection before it was answered. */
function isGone({ env }: Context<SiteEnvironment>): boolean {
  return env.incoming?.socket?.destroyed === true;
}
