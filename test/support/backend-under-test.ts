/**
 * The backend as a site meets it: in process on both databases, and as a process of its own behind HTTP
 * (API-04). What is between it and its database is the same in both processes, and so is how a call is read
 * and answered: what HTTP might do to the answers of some calls is tried with those of listings, pages and
 * tours, with forms and with every refusal.
 */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { pino, type Logger } from 'pino';
import { afterAll, beforeAll, describe, inject, vi } from 'vitest';
import { createApiClient, type ApiClient } from '../../app/api/api-client.server.ts';
import { createBackend } from '../../backend/create-backend.ts';
import { openStorage, type Storage } from '../../backend/storage/storage.ts';
import { readSettings } from '../../config/settings.ts';
import { API_PREFIX } from '../../contract/headers.ts';
import { MARKETS, type MarketId } from '../../domain/market.ts';
import { createEmptyDatabase, type TestDatabase } from '../storage/both-databases.ts';
import { SITE_CALLS } from './credentials.ts';
import { copyFolder, newFilledFolder } from './filled-data.ts';
import { FILLED_MOMENT } from './filled-moment.ts';
import { createOwnDatabase } from './postgres.ts';
import { fixedClock, type FixedClock } from './fixed-clock.ts';
import { freePort, spawnSite, type SiteProcess } from './site-process.ts';

export interface BackendUnderTest {
  /** Its database, to put into it what its calls do not write, and to read what they do not tell. */
  readonly storage: Storage;
  /** Milliseconds since 1970, by the backend's clock: a fixed one in process, the machine's else. */
  readonly now: () => number;
  /** The site's client, a new one each time: it shares answers within a request only. */
  /** As a visitor of the market; each client is in a network of its own unless said. */
  api(marketId?: MarketId, network?: string): ApiClient;
  /** A plain request of the contract, its body JSON; the path begins after `/v1`. */
  request(path: string, init?: RequestInit): Promise<Response>;
}

interface BackendKind {
  readonly transport: 'in process' | 'over HTTP';
  readonly dialect: Storage['dialect'];
}

const IN_PROCESS: readonly BackendKind[] = [
  { transport: 'in process', dialect: 'sqlite' },
  { transport: 'in process', dialect: 'postgres' },
];
const OVER_HTTP: BackendKind = { transport: 'over HTTP', dialect: 'sqlite' };

/** Longer than any machine under load takes: these tests ask what is answered and not how fast. */
const TIMEOUT_MS = 60_000;
const READY_LIMIT_MS = 90_000;
const START_ATTEMPTS = 3;

/** Gets what its tests, and only they, may use: it is there once they run. */
type Define = (backend: BackendUnderTest, kind: BackendKind) => void;

export function describeOnEveryBackend(title: string, define: Define): void {
  describeOn([...IN_PROCESS, OVER_HTTP], title, define);
}

export function describeOnBothDatabases(title: string, define: Define): void {
  describeOn(IN_PROCESS, title, define);
}

function describeOn(kinds: readonly BackendKind[], title: string, define: Define): void {
  for (const { transport, dialect } of kinds) {
    const isMissing = dialect === 'postgres' && !inject('postgresUrl');
    describe.skipIf(isMissing)(`${title}, ${transport}, on ${dialect}`, () => {
      let database: TestDatabase | undefined;
      let running: RunningBackend | undefined;
      beforeAll(async () => {
        database = await CREATE[transport](dialect);
        running = await START[transport](database);
      });
      afterAll(async () => {
        await running?.end();
        await database?.remove();
      });
      define(
        underTest(() => running as RunningBackend),
        { transport, dialect },
      );
    });
  }
}

export interface RunningBackend {
  readonly storage: Storage;
  readonly now: () => number;
  readonly baseUrl: string;
  readonly transport: (request: Request) => Promise<Response>;
  end(): Promise<void>;
}

const CREATE = { 'in process': createFilledDatabase, 'over HTTP': createDatabaseOfToday } as const;
const START = { 'in process': startInProcess, 'over HTTP': startProcess } as const;

/** A database that is filled as of `FILLED_MOMENT`. */
export async function createFilledDatabase(dialect: Storage['dialect']): Promise<TestDatabase> {
  if (dialect === 'postgres') {
    const { url, drop } = await createOwnDatabase(inject('postgresUrl'), inject('filledDatabase'));
    return { options: { databaseUrl: url, dataFolder: '' }, remove: drop };
  }
  const database = await createEmptyDatabase('sqlite');
  await copyFolder(inject('filledFolder'), database.options.dataFolder);
  return database;
}

/** For a process, which goes by the machine's clock. */
export async function createDatabaseOfToday(): Promise<TestDatabase> {
  const dataFolder = await newFilledFolder();
  return {
    options: { databaseUrl: undefined, dataFolder },
    remove: () => rm(dataFolder, { recursive: true, force: true }),
  };
}

/** A backend in this process, by its own clock. */
export async function startInProcess(
  database: TestDatabase,
  clock: FixedClock = fixedClock(FILLED_MOMENT),
  log?: Logger,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningBackend> {
  const { databaseUrl, dataFolder } = database.options;
  const settings = {
    ...readSettings({ NODE_ENV: 'test', IMAGES_AHEAD: 'off', ...environment }),
    databaseUrl,
    dataFolder,
  };
  const backend = await createBackend({ settings, log, now: clock.now });
  return {
    storage: backend.storage,
    now: clock.now,
    baseUrl: 'http://backend.invalid',
    transport: backend.fetch,
    end: () => backend.close(),
  };
}

/** `node backend-server.ts`, which knows nothing of tests. */
async function startProcess(database: TestDatabase): Promise<RunningBackend> {
  const { databaseUrl, dataFolder } = database.options;
  const { baseUrl, stop } = await startBackendAlone(
    databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_FOLDER: dataFolder },
  );
  const storage = await openStorage(database.options);
  return {
    storage,
    now: Date.now,
    baseUrl,
    transport: (request) => fetch(request),
    end: async () => {
      await storage.close();
      await stop();
    },
  };
}

export interface BackendAlone extends SiteProcess {
  readonly baseUrl: string;
}

/** Starts it on a free port and waits until it says that it is ready. */
export async function startBackendAlone(
  environment: Readonly<Record<string, string>>,
): Promise<BackendAlone> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const child = await spawnSite(
      // Its callers say the networks of visitors.
      { FORMS_PER_NETWORK: '30', ...environment, BACKEND_PORT: String(port) },
      { file: 'backend-server.ts' },
    );
    if (await isReady(child)) return { ...child, baseUrl: `http://127.0.0.1:${port}` };
    await child.stop();
    // Somebody else may have taken the port meanwhile.
    if (attempt === START_ATTEMPTS || !child.output().includes('in use')) {
      throw new Error(`The backend did not start:\n${child.output()}`);
    }
  }
}

async function isReady(child: SiteProcess): Promise<boolean> {
  const deadline = performance.now() + READY_LIMIT_MS;
  while (performance.now() < deadline) {
    if (child.output().includes('ready  ')) return true;
    if (await Promise.race([child.ended.then(() => true), pause(25)])) return false;
  }
  return false;
}

function underTest(running: () => RunningBackend): BackendUnderTest {
  return {
    get storage() {
      return running().storage;
    },
    now: () => running().now(),
    api: (marketId = 'en-WE', network = randomUUID()) => apiClient(running(), marketId, network),
    request: (path, init) => {
      const { baseUrl, transport } = running();
      const request = new Request(`${baseUrl}${API_PREFIX}${path}`, init);
      if (typeof init?.body === 'string' && !new Headers(init.headers).has('content-type'))
        request.headers.set('content-type', 'application/json');
      return transport(request);
    },
  };
}

export function apiClient(
  { transport, baseUrl }: Pick<RunningBackend, 'transport' | 'baseUrl'>,
  marketId: MarketId,
  network: string | null = null,
): ApiClient {
  return createApiClient({
    transport,
    baseUrl,
    market: MARKETS[marketId],
    ...SITE_CALLS,
    network,
    timeoutMs: TIMEOUT_MS,
    pageDeadline: new AbortController().signal,
    log: pino({ level: 'silent' }),
    visitor: null,
  });
}

function pause(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), milliseconds));
}

/** The data of a call that has to succeed; its failure is the test's. */
export async function dataOf<Data>(
  result: Promise<{ readonly outcome: string; readonly data?: Data }>,
): Promise<Data> {
  const answer = await result;
  if (answer.outcome !== 'success') throw new Error(`No success: ${JSON.stringify(answer)}`);
  return answer.data as Data;
}

/** Waits until the backend shows a tour that was written into its database: within two seconds (REL-04). */
export function untilShown(backend: BackendUnderTest, tourCode: string): Promise<void> {
  const look = async () => void (await dataOf(backend.api().tour(tourCode)));
  return vi.waitFor(look, { timeout: 30_000, interval: 50 });
}
