/** Starts the site as people do, `node server.ts` over the build, on a port and a folder of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newFilledFolder } from './filled-data.ts';

const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url));
const READY_LIMIT_MS = 90_000;

export interface SiteProcess {
  readonly port: number;
  readonly child: ChildProcess;
  /** Everything that it has printed so far. */
  readonly output: () => string;
  /** Resolves with the exit code, or the signal's name. */
  readonly ended: Promise<number | string>;
  readonly stop: () => Promise<void>;
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export interface SiteSource {
  /** Of Node itself. */
  readonly flags?: readonly string[];
  /** What Node runs, and with what. */
  readonly file?: string;
  readonly args?: readonly string[];
  /** The project's, or that of a copy of it. */
  readonly folder?: string;
}

/** Whether it would fill its own folder with the content. */
function showsContent(environment: Readonly<Record<string, string>>): boolean {
  const elsewhere = ['APP_MODE', 'API_BASE_URL', 'DATABASE_URL', 'DATA_FOLDER'];
  return elsewhere.every((name) => environment[name] === undefined);
}

/** Starts the process without waiting for it. `environment` replaces what the defaults would be. */
export async function spawnSite(
  environment: Readonly<Record<string, string>> = {},
  { flags = [], file = 'server.ts', args = [], folder = PROJECT_FOLDER }: SiteSource = {},
): Promise<SiteProcess> {
  const dataFolder = await (showsContent(environment)
    ? newFilledFolder()
    : mkdtemp(join(tmpdir(), 'cordata-site-')));
  const port = Number(environment.PORT ?? (await freePort()));
  const child = spawn(process.execPath, [...flags, file, ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TZ: process.env.TZ,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      DATA_FOLDER: dataFolder,
      // On a busy machine a backend and a provider are slower than a visitor would wait for them; what is
      // silent is tested with times of its own.
      API_TIMEOUT_MS: '10000',
      OIDC_TIMEOUT_MS: '10000',
      // All visitors of the tests are in one network; a limit is tested with one of its own.
      FORMS_PER_NETWORK: '10000',
      // It would take a quarter of a core from each test.
      IMAGES_AHEAD: 'off',
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  return {
    port,
    child,
    output: () => output,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Starts the site and waits until it says that it is ready. */
export async function startSite(
  environment: Readonly<Record<string, string>> = {},
  source: SiteSource = {},
): Promise<SiteProcess> {
  const site = await spawnSite(environment, source);
  const deadline = Date.now() + READY_LIMIT_MS;
  while (!site.output().includes('ready  ')) {
    const isOver = await Promise.race([
      site.ended.then(() => true),
      new Promise<false>((resolve) => setTimeout(() => resolve(false), 50)),
    ]);
    if (isOver || Date.now() > deadline) {
      throw new Error(`The site did not start:\n${site.output()}`);
    }
  }
  return site;
}
