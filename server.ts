/**
 * The one process: settings, the embedded backend, the edge, Remix. Node runs this file as it is.
 * It says what it does, and a fault at start is one line and exit code 1.
 */
import { existsSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { readsCookies, sharedPageOf } from './app/pages/shared-page.server.ts';
import { createBackend, type Backend } from './backend/create-backend.ts';
import { createLogin, type Login } from './backend/identity/create-login.ts';
import { networkOf } from './domain/network-of.ts';
import { createLog, requestFields } from './config/log.ts';
import { logConnectionLimit } from './config/security-log.ts';
import { settingsOfProcess } from './config/environment.ts';
import { WrongSetting, type Settings } from './config/settings.ts';
import { readDeviceId } from './contract/device-cookie.ts';
import { IMAGE_PREFIX } from './contract/image-address.ts';
import { ALL_MARKETS } from './domain/market.ts';
import { pageAnswers } from './edge/cached-page.ts';
import { createFastPath } from './edge/fast-path.ts';
import { deviceIds } from './edge/device-id.ts';
import { createFeatureFlags, type FlagService } from './edge/flags/feature-flags.ts';
import { answerUnreadable, encodeBackslashes, listen } from './edge/listen.ts';
import { createPageCache } from './edge/page-cache.ts';
import { pageHandler, type CachedPagesOptions } from './edge/pages.ts';
import { endOnSignal, runProcess, say } from './edge/process-life.ts';
import { remoteImage, watchRemoteVersion, type RemoteVersion } from './edge/remote-backend.ts';
import { addSecurityHeaders, securityHeaders } from './edge/security-headers.ts';
import { createSiteApp, type Readiness } from './edge/site-app.ts';
import { staticFiles } from './edge/static-files.ts';
import { createForwardedReader } from './edge/visitor-address.ts';

/** A backend that is asked each second and has not answered for so long does not answer pages either. */
const DEGRADED_AFTER_MS = 10_000;

const SERVER_BUILD = './build/server/index.js';
const CLIENT_FOLDER = './build/client';

await runProcess(async () => {
  // Paths of build, content and data are relative to the project, wherever the process was started.
  process.chdir(import.meta.dirname);
  const settings = settingsOfProcess();
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
  const cached = cachedPages(site, { settings, log, version, flags });
  const app = createSiteApp({
    settings,
    log,
    readiness: async () => readinessOf({ backend, remote, isDraining }),
    identity: login.identity,
    files: settings.isDevelopment ? null : staticFiles(CLIENT_FOLDER),
    images: ({ req }) => backend?.fetch(req.raw) ?? remoteImage(req.raw, settings),
    developerPages:
      settings.mode === 'demonstration'
        ? developerPages(backend?.mailPages ?? login.mailPages)
        : null,
    pages: pageHandler<AppLoadContext>({
      sharedContext: (address) => ({
        address,
        embeddedApi: backend?.fetch,
        log,
        requestFields: requestFields(),
        catalogueVersion: version(),
        flags,
      }),
      visitorContext: ({ visitor }) => ({
        sessions: login.sessions,
        network: networkOf(visitor.address),
        country: visitor.country,
      }),
      render: createRequestHandler(
        site.build,
        settings.isDevelopment ? 'development' : 'production',
      ),
      deviceIdFor: deviceIds(settings),
      cached,
    }),
  });
  // An `await` of its own: Hono may answer without a promise.
  const listener = getRequestListener(async (request, env) => await app.fetch(request, env), {
    overrideGlobalObjects: false,
    errorHandler: answerUnreadable(settings),
  });
  const answer =
    cached?.fastPath.wrap(listener as RequestListener) ?? (listener as RequestListener);
  const sockets = await listen(site.wrap(encodeBackslashes(answer)), {
    port: settings.port,
    portSetting: 'PORT',
    address: settings.listenAddress,
    mostConnections: settings.mostConnections,
    logConnectionLimit: (address) => logConnectionLimit(address, settings, log),
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

/** Null where every page is rendered anew. */
function cachedPages(
  { build }: SiteSource,
  {
    settings,
    log,
    version,
    flags,
  }: {
    readonly settings: Settings;
    readonly log: Logger;
    readonly version: () => string | null;
    readonly flags: FlagService;
  },
): CachedPagesOptions<AppLoadContext> | null {
  const { mostBytes, cdnMaxAgeS } = settings.htmlCache;
  if (mostBytes === 0 || typeof build === 'function') return null;
  const { sharedPageOf: shared, readsCookies: reads } = build.entry.module as unknown as SiteEntry;
  const { countryHeader } = settings;
  const answers = pageAnswers({ cdnMaxAgeS, countryHeader });
  const cache = createPageCache({
    mostBytes,
    version,
    flagsVersion: flags.version,
    addHeaders: (headers) => addSecurityHeaders(headers, settings),
    onFailure: (error) => log.error({ err: error }, 'page not made'),
  });
  const readVisitor = createForwardedReader(settings);
  const deviceIdFor = deviceIds(settings);
  const isSecure = settings.origins['en-WE'].startsWith('https:');
  const fastPath = createFastPath({
    cache,
    answers,
    log,
    readsCookies: (header) =>
      reads(header) || (flags.hasShares() && readDeviceId(header, isSecure) !== null),
    countryOf: ({ socket, headers }) =>
      countryHeader === null
        ? null
        : readVisitor(socket.remoteAddress, (name) => headers[name]?.toString()).country,
    version: () => `${version()} ${flags.version()}`,
    ownHeaders: ({ headers }, cacheControl): Record<string, string> => {
      const id = deviceIdFor({ cookies: headers.cookie, cacheControl, isRenewal: false });
      return id === null ? {} : { 'set-cookie': id };
    },
  });
  return { cache, answers, fastPath, sharedPageOf: shared };
}

/** Under `/dev`, beside the pages that the site has there. */
function developerPages(mailPages: Hono | null): Hono {
  const app = new Hono();
  app.get(`${IMAGE_PREFIX}/:size/:id/:scene`, async (context) => {
    const { drawExamplePoster } = await import('@cordata/posters');
    const svg = drawExamplePoster(context.req.param('scene'));
    if (svg === null) return context.text('Not Found', 404);
    return context.body(svg, 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=3600',
    });
  });
  if (mailPages) app.route('/mail', mailPages);
  return app;
}

function sayReady(settings: Settings, { demonstrationPeople }: Login): void {
  say(`ready      ${Math.round(performance.now())} ms after the start of the process`);
  for (const market of ALL_MARKETS)
    say(`  ${market.label.padEnd(16)} ${settings.origins[market.id]}`);
  if (settings.mode === 'demonstration') {
    const origin = settings.origins['en-WE'];
    say(`  ${'Mail'.padEnd(16)} ${origin}/dev/mail`);
    say(`  ${'Blocks'.padEnd(16)} ${origin}/dev/blocks`);
  }
  for (const { email, password, note } of demonstrationPeople) {
    const how = password === null ? '' : `, password ${password}`;
    say(`  ${'Log in as'.padEnd(16)} ${email}${how} (${note})`);
  }
}

async function readinessOf({
  backend,
  remote,
  isDraining,
}: {
  readonly backend: Backend | null;
  readonly remote: RemoteVersion | null;
  readonly isDraining: boolean;
}): Promise<Readiness> {
  const silentForMs = remote ? remote.silentForMs() : 0;
  const hasContent = backend ? await backend.hasContent() : silentForMs !== null;
  return {
    isReady: !isDraining && hasContent,
    problem: await problemOf(backend, silentForMs),
    oldestMailS: (await backend?.oldestMailS()) ?? null,
    lastRoll: (await backend?.lastRoll()) ?? null,
  };
}

async function problemOf(
  backend: Backend | null,
  silentForMs: number | null,
): Promise<string | null> {
  if (backend) return (await backend.storage.isReady()) ? null : 'the database cannot be used';
  if (silentForMs === null || silentForMs <= DEGRADED_AFTER_MS) return null;
  return `no answer of the backend for ${Math.round(silentForMs / 1000)} s`;
}
