/** How the process begins and ends: one clear line for each fault, and a drained end. */
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openStorage } from '../../backend/storage/storage.ts';
import { freePort, spawnSite, startSite } from '../support/site-process.ts';
import { hostOf, visit } from '../support/visit.ts';
import { LIVE_ENVIRONMENT } from '../support/live-environment.ts';

const LIVE = {
  ...LIVE_ENVIRONMENT,
  MARKET_HOSTS: 'it=viaggi.example.org',
  BRAND_DOMAIN: 'www.brand.example',
  LOGIN_HOST: 'login.brand.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  HOST: '127.0.0.1',
};

async function failureOf(environment: Record<string, string>): Promise<string> {
  const site = await spawnSite(environment);
  try {
    expect(await site.ended).toBe(1);
    return site.output();
  } finally {
    await site.stop();
  }
}

/** The line for the person at the keyboard: one, and no stack trace. */
function onlyLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.startsWith('Cannot start'));
  expect(lines).toHaveLength(1);
  expect(output).not.toMatch(/\n\s+at /);
  return lines[0] ?? '';
}

describe('faults at start', () => {
  test('a port in use', async () => {
    const output = await failureOf({ PORT: String(inject('sitePort')) });
    expect(onlyLine(output)).toContain(`Port ${inject('sitePort')} is in use`);
  });

  test('a data folder that cannot be written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cordata-closed-'));
    const file = join(folder, 'file');
    await writeFile(file, '');
    await chmod(file, 0o400);
    // A file where the folder should be stops root as well.
    expect(onlyLine(await failureOf({ DATA_FOLDER: join(file, 'data') }))).toContain(file);
  });

  test('a wrong setting is named', async () => {
    expect(onlyLine(await failureOf({ API_TIMEOUT_MS: 'soon' }))).toContain('API_TIMEOUT_MS');
  });

  test('a PostgreSQL that is not there', async () => {
    const port = await freePort();
    const output = await failureOf({ DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none` });
    expect(onlyLine(output)).toMatch(/PostgreSQL/);
  });

  // Which others it wants: config/settings.test.ts.
  test('live mode on the demonstration’s secret', async () => {
    const output = await failureOf({ ...LIVE, SESSION_SECRET: '' });
    expect(onlyLine(output)).toContain('SESSION_SECRET');
  });
});

describe('SEC-02 live mode', () => {
  let live: Readonly<Record<string, string>> & { readonly DATA_FOLDER: string };
  beforeAll(async () => {
    live = { ...LIVE, DATA_FOLDER: await mkdtemp(join(tmpdir(), 'cordata-live-')) };
    const imported = await spawnSite(live, { file: 'scripts/content-import.ts' });
    const exitCode = await imported.ended;
    if (exitCode !== 0) throw new Error(imported.output());
  });
  afterAll(() => rm(live.DATA_FOLDER, { recursive: true, force: true }));

  test('answers 421 to an unknown host, and has no developer pages', async () => {
    expect(await takenSeatsIn(live.DATA_FOLDER)).toBe(0);
    const site = await startSite(live);
    try {
      const ask = (path: string, host: string) =>
        visit('it', path, { port: site.port, headers: { host } });
      expect((await ask('/', 'viaggi.example.org')).status).toBe(200);
      expect((await ask('/readyz', 'viaggi.example.org')).status).toBe(200);
      for (const host of ['it.localhost', `127.0.0.1:${site.port}`, 'evil.example', '']) {
        expect((await ask('/', host)).status, host).toBe(421);
      }
      for (const path of ['/dev/mail', '/dev/mail/1', '/dev/blocks']) {
        expect((await ask(path, 'viaggi.example.org')).status, path).toBe(404);
      }
      const { headers } = await ask('/', 'www.brand.de');
      expect(headers['strict-transport-security']).toContain('max-age=');
      expect((await ask('/healthz', '10.0.0.1')).status).toBe(200);
    } finally {
      await site.stop();
    }
  });
});

/** TRV-14: what nobody has told is not made up. */
async function takenSeatsIn(dataFolder: string): Promise<number> {
  const storage = await openStorage({ databaseUrl: undefined, dataFolder });
  try {
    const tours = await storage.db.selectFrom('tours').select('taken_seats').execute();
    expect(tours.length).toBeGreaterThan(500);
    return tours.reduce((sum, { taken_seats: taken }) => sum + taken, 0);
  } finally {
    await storage.close();
  }
}

test('REL-03 a live site without content is not ready, and no page of it is "not found"', async () => {
  const site = await startSite(LIVE);
  try {
    const ask = (path: string) =>
      visit('it', path, { port: site.port, headers: { host: 'viaggi.example.org' } });
    expect((await ask('/readyz')).status).toBe(503);
    const home = await ask('/');
    expect(home.status).toBe(503);
    expect(home.headers['retry-after']).toBeDefined();
  } finally {
    await site.stop();
  }
});

test('REL-03 SIGTERM drains: the answer under way arrives, the exit code is 0', async () => {
  const site = await startSite({ LOG_LEVEL: 'info' });
  const body = 'currency=USD';
  const asked = request({
    host: '127.0.0.1',
    port: site.port,
    path: '/currency',
    method: 'POST',
    headers: {
      host: hostOf('it', site.port),
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  asked.flushHeaders();
  // So the process has the request, and waits for the form.
  await once(asked, 'continue');
  site.child.kill('SIGTERM');
  await expect.poll(site.output, { timeout: 30_000 }).toContain('"draining"');
  asked.end(body);
  const [answer] = await once(asked, 'response');
  expect(answer.statusCode).toBe(303);
  expect(answer.headers['set-cookie']?.join()).toContain(body);
  answer.resume();
  expect(await site.ended).toBe(0);
  await site.stop();
});
