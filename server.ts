/**
 * The one process: settings, the embedded backend, the edge, Remix. Node runs this file as it is.
 * It says what it does, and a fault at start is one line and exit code 1.
 */
import { existsSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { readsCookies, sharedPageOf } from './app/pages/shared-page.server.ts';
import { createBackend, type Backend } from './backend/create-backend.ts';
import { createLogin, type Login } from './backend/identity/create-login.ts';
import { createLog } from './config/log.ts';
import { readSettings, WrongSetting, type Settings } from './config/settings.ts';
import { IMAGE_PREFIX } from './contract/image-address.ts';
import type { FeatureFlags } from './contract/feature-flags.ts';
import { ALL_MARKETS } from './domain/market.ts';
import { collectGarbage } from './edge/collect-garbage.ts';
import { encodeBackslashes } from './edge/encode-backslashes.ts';
import { createFeatureFlags } from './edge/flags/feature-flags.ts';
import { listen } from './edge/listen.ts';
import { endOnSignal, runProcess, say } from './edge/process-life.ts';
import { pageAnswers } from './edge/page-answer.ts';
import { createPageCache } from './edge/page-cache.ts';
import { createPageLane, type PageLane } from './edge/page-lane.ts';
import { remoteImage } from './edge/remote-images.ts';
import { watchRemoteVersion } from './edge/remote-version.ts';
import { addSecurityHeaders, securityHeaders } from './edge/security-headers.ts';
import { serveSharedPages, type SharedPagesOptions } from './edge/shared-pages.ts';
import { createSiteApp, type SiteEnvironment, type SiteVariables } from './edge/site-app.ts';
import { staticFiles } from './edge/static-files.ts';
import { answerUnreadable } from './edge/unreadable-request.ts';

const SERVER_BUILD = './build/server/index.js';
const CLIENT_FOLDER = './build/client';
const JUDGED_HEADERS = ['origin', 'x-forwarded-host', 'forwarded'];

await runProcess(async () => {
  // Paths of build, content and data are relative to the project, wherever the process was started.
  process.chdir(import.meta.dirname);
  const settings = readSettings(process.env);
  // React reads it when the build is loaded, and its other half takes twice the time for a page.
  process.env.NODE_ENV ??= 'production';
  const log = createLog(settings);
  say(`${settings.brand.name}, ${settings.mode} mode`);

  const flags = await createFeatureFlags({ settings, log });
  const backend = settings.apiBaseUrl ? null : await createBackend({ settings, log, report: say });
  if (!backend) say(`backend    ${settings.apiBaseUrl}`);
  const login = await createLogin({ settings, log, storage: backend?.storage ?? null });

  let isDraining = false;
  const site = await loadSite(settings);
  const remote = settings.apiBaseUrl
    ? watchRemoteVersion({ ...settings, apiBaseUrl: settings.apiBaseUrl })
    : null;
  const version = (): string | null => (backend ?? remote)?.catalogueVersion() ?? null;
  const pages = keptPages(site, { settings, log, version, flagsVersion: flags.version });
  const app = createSiteApp({
    settings,
    log,
    isReady: async () => !isDraining && (backend === null || (await backend.isReady())),
    identity: login.identity,
    mount: (edge) =>
      mountSite(edge, { settings, log, backend, login, site, version, flags, pages }),
  });
  // An `await` of its own: Hono may answer without a promise.
  const listener = getRequestListener(async (request, env) => await app.fetch(request, env), {
    overrideGlobalObjects: false,
    errorHandler: answerUnreadable(settings),
  });
  const answer = pages?.lane.wrap(listener as RequestListener) ?? (listener as RequestListener);
  collectGarbage();
  const sockets = await listen(site.wrap(encodeBackslashes(answer)), {
    port: settings.port,
    portSetting: 'PORT',
    address: settings.listenAddress,
    errorHeaders: securityHeaders(settings),
  });
  sayReady(settings, login);
  const close = async (): Promise<void> => {
    await site.close();
    remote?.close();
    await flags.close();
    await login.close();
    await backend?.close();
  };
  endOnSignal(sockets, log, close, () => {
    isDraining = true;
  });
});

/** Where pages come from: the build, or Vite in development. */
interface SiteSource {
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly wrap: (listener: RequestListener) => RequestListener;
  readonly close: () => Promise<void>;
}

async function loadSite(settings: Settings): Promise<SiteSource> {
  if (!settings.isDevelopment) {
    if (!existsSync(SERVER_BUILD)) {
      throw new WrongSetting('There is no build yet: run `npm run build`, or `npm start`.');
    }
    const build = (await import(SERVER_BUILD)) as ServerBuild;
    return { build, wrap: (listener) => listener, close: async () => {} };
  }
  const { createServer } = await import('vite');
  // Hot reload has a socket of its own beside the site's, which is opened later.
  const hotReload = createHttpServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => hotReload.once('listening', resolve));
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: hotReload, clientPort: portOf(hotReload) } },
    appType: 'custom',
  });
  return {
    build: () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>,
    wrap: (listener) => (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
    close: async () => {
      await vite.close();
      hotReload.close();
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** What the site's build tells of its pages, beside Remix's own hooks. */
interface SiteEntry {
  readonly sharedPageOf: typeof sharedPageOf;
  readonly readsCookies: typeof readsCookies;
}

interface KeptPages extends Omit<SharedPagesOptions, 'make'> {
  readonly site: SiteEntry;
  readonly lane: PageLane;
}

/** Null where every page is made anew. */
function keptPages(
  { build }: SiteSource,
  {
    settings,
    log,
    version,
    flagsVersion,
  }: {
    readonly settings: Settings;
    readonly log: Logger;
    readonly version: () => string | null;
    readonly flagsVersion: () => string;
  },
): KeptPages | null {
  const { mostBytes, cdnMaxAgeS } = settings.htmlCache;
  if (mostBytes === 0 || typeof build === 'function') return null;
  const site = build.entry.module as unknown as SiteEntry;
  const answers = pageAnswers({ cdnMaxAgeS });
  const cache = createPageCache({
    mostBytes,
    version,
    flagsVersion,
    addHeaders: (headers) => addSecurityHeaders(headers, settings),
    onFailure: (error) => log.error({ err: error }, 'page not made'),
  });
  const { readsCookies: reads } = site;
  return {
    site,
    cache,
    answers,
    lane: createPageLane({ cache, answers, log, readsCookies: reads }),
  };
}

function mountSite(
  app: Hono<SiteEnvironment>,
  parts: {
    readonly settings: Settings;
    readonly log: Logger;
    readonly backend: Backend | null;
    readonly login: Login;
    readonly site: SiteSource;
    readonly version: () => string | null;
    readonly flags: FeatureFlags;
    readonly pages: KeptPages | null;
  },
): void {
  const { settings, log, backend, login, site, version, flags, pages } = parts;
  if (!settings.isDevelopment) app.route('/', staticFiles(CLIENT_FOLDER));
  app.get(`${IMAGE_PREFIX}/*`, (context) => {
    if (backend) return backend.fetch(context.req.raw);
    return remoteImage(context.req.raw, settings);
  });
  if (settings.mode === 'demonstration') {
    app.get(`/dev${IMAGE_PREFIX}/:size/:id/:scene`, async (context) => {
      const { drawExamplePoster } = await import('@cordata/posters');
      const svg = drawExamplePoster(context.req.param('scene'));
      if (svg === null) return context.text('Not Found', 404);
      return context.body(svg, 200, {
        'Content-Type': 'image/svg+xml',
        'Cache-Control': 'public, max-age=3600',
      });
    });
  }
  if (settings.mode === 'demonstration' && backend) app.route('/dev/mail', backend.mailPages);
  const remix = createRequestHandler(
    site.build,
    settings.isDevelopment ? 'development' : 'production',
  );
  const forEverybody = ({ requestId }: SiteVariables): AppLoadContext => ({
    embeddedApi: backend?.fetch,
    log: log.child({ requestId }),
    catalogueVersion: version(),
    flags,
  });
  const serveShared =
    pages &&
    serveSharedPages({
      ...pages,
      make: (request, maker, { var: variables }) =>
        remix(request, { ...forEverybody(variables), ...maker }),
    });
  app.all('*', async (context) => {
    const request = context.req.raw;
    // The edge has judged where the request comes from; Remix would judge again by headers that
    // anybody may send.
    for (const name of JUDGED_HEADERS) request.headers.delete(name);
    const loadContext = forEverybody(context.var);
    const shared = await pages?.site.sharedPageOf(request, loadContext);
    const kept = shared && serveShared ? await serveShared(shared, context) : null;
    const answer =
      kept ??
      (await remix(asMade(request), {
        ...loadContext,
        sessions: login.sessions,
        country: context.var.visitor.country,
      }));
    // A page may hold a name, a currency, closed bars: no cache between us and the visitor keeps it.
    if (!answer.headers.has('cache-control'))
      answer.headers.set('cache-control', 'private, no-cache');
    if (!kept) answer.headers.append('vary', 'cookie');
    return answer;
  });
}

/**
 * HEAD is made as GET, so that it has the same headers; Hono leaves the body off. And Remix takes a form
 * sent to `/` for one of the root, whose errors have no page around them; `?index` names the home page,
 * which refuses it. Nothing reads the form.
 */
function asMade(request: Request): Request {
  if (request.method === 'HEAD') return new Request(request.url, { headers: request.headers });
  if (request.method !== 'POST') return request;
  const url = new URL(request.url);
  if (url.pathname !== '/') return request;
  url.searchParams.set('index', '');
  return new Request(url, { method: request.method, headers: request.headers });
}

function sayReady(settings: Settings, { demonstrationAccount }: Login): void {
  say(`ready      ${Math.round(performance.now())} ms after the start of the process`);
  for (const market of ALL_MARKETS)
    say(`  ${market.label.padEnd(16)} ${settings.origins[market.id]}`);
  if (settings.mode === 'demonstration') {
    const origin = settings.origins['en-WE'];
    say(`  ${'Mail'.padEnd(16)} ${origin}/dev/mail`);
    say(`  ${'Blocks'.padEnd(16)} ${origin}/dev/blocks`);
  }
  if (demonstrationAccount) {
    const { email, password } = demonstrationAccount;
    say(`  ${'Log in as'.padEnd(16)} ${email}, password ${password}`);
  }
}
