/**
 * The HTTP edge as one Hono app, the way of a request (architecture: "How a page gets to a visitor"):
 * health, refusals, finished files, then whatever the site mounts, and security headers on all of it.
 */
import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import type { Settings } from '../config/settings.ts';
import { compress } from './compress.ts';
import { createForwardedReader, type VisitorAddress } from './forwarded.ts';
import { refusalOf } from './refuse-request.ts';
import { addSecurityHeaders } from './security-headers.ts';

/** Forms are small; nothing of ours is uploaded. */
const LARGEST_BODY_BYTES = 256 * 1024;

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
  /** Mounts what answers behind the edge: files, developer pages, Remix. */
  readonly mount: (app: Hono<SiteEnvironment>) => void;
}

export function createSiteApp({
  settings,
  log,
  isReady,
  mount,
}: SiteAppOptions): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const readVisitor = createForwardedReader(settings);

  app.use(async (context, next) => {
    const started = performance.now();
    const header = (name: string) => context.req.header(name);
    context.set('requestId', randomUUID());
    context.set('visitor', readVisitor(context.env.incoming?.socket.remoteAddress, header));
    await next();
    addSecurityHeaders(context.res.headers, settings);
    log.info(
      {
        requestId: context.var.requestId,
        method: context.req.method,
        host: header('host'),
        path: context.req.path,
        status: context.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
  });

  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) =>
    (await isReady()) ? context.text('ready') : context.text('not ready', 503),
  );

  app.use(async (context, next) => {
    const refusal = refusalOf(
      {
        method: context.req.method,
        target: context.env.incoming?.url ?? context.req.path,
        header: (name) => context.req.header(name),
      },
      settings,
    );
    if (!refusal) return next();
    log.warn(
      { requestId: context.var.requestId, event: 'refused', reason: refusal.reason },
      'request refused',
    );
    return context.text(REFUSAL_TEXTS[refusal.status], refusal.status, { ...refusal.headers });
  });

  app.use(bodyLimit({ maxSize: LARGEST_BODY_BYTES }));
  app.use(compress);
  mount(app);

  app.onError((error, context) => {
    log.error({ err: error, requestId: context.var.requestId }, 'request failed');
    return context.text('Internal Server Error', 500);
  });
  return app;
}

/** Protocol errors of software, not of people: plain words, no page. */
const REFUSAL_TEXTS = {
  400: 'Bad Request',
  403: 'Forbidden',
  405: 'Method Not Allowed',
  421: 'Misdirected Request',
} as const;
