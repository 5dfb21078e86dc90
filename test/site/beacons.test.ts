/** Beacons that a browser would not send, or not so: each gets a short answer, and nothing of it is stored. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStorage } from '../../backend/storage/storage.ts';
import { saveToWishlist } from '../../backend/storage/queries/wishlist.ts';
import { PAGE_ERRORS_PATH, PAGE_EVENTS_PATH } from '../../contract/beacon-paths.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { newFilledFolder } from '../support/filled-data.ts';
import { insertAccount } from '../support/sample-account.ts';
import { startServer, type StartedServer } from '../support/started-server.ts';
import { startSite, type SiteProcess } from '../support/site-process.ts';
import { hostOf, visit } from '../support/visit.ts';
import { rm } from 'node:fs/promises';

const run = promisify(execFile);

let folder: string;
let site: SiteProcess;
/** Receives errors, and answers each with an error of its own. */
let receiver: StartedServer;
const received: string[] = [];
beforeAll(async () => {
  folder = await newFilledFolder();
  receiver = await startServer((request, response) => {
    request.setEncoding('utf8').on('data', (part: string) => {
      received.push(`${request.headers.authorization} ${part}`);
      response.writeHead(500).end();
    });
  });
  site = await startSite({
    ANALYTICS_COLLECTOR: 'on',
    ERROR_REPORTS_URL: `${receiver.address}/errors?source=site`,
    ERROR_REPORTS_TOKEN: 'receiver-token',
    DATA_FOLDER: folder,
    LOG_LEVEL: 'info',
    FORMS_PER_NETWORK: '1',
    TRUSTED_PROXIES: '127.0.0.1',
  });
});
afterAll(async () => {
  await site.stop();
  await receiver.close();
  await rm(folder, { recursive: true, force: true });
});

const JAPAN = 'japan-tokyo-kyoto';
const ALBANIA = 'albania-mountains-coast';

const CONSENT = 'consent=statistics';

/** From a network of the test's own. */
async function send(
  path: string,
  body: unknown,
  { network = 1, ...headers }: { network?: number; cookie?: string; origin?: string } = {},
) {
  const answer = await visit('it', path, {
    port: site.port,
    method: 'POST',
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      origin: `http://${hostOf('it', site.port)}`,
      'x-forwarded-for': `198.51.${network}.7`,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return answer.status;
}

const event = (body: unknown, options = {}) =>
  send(PAGE_EVENTS_PATH, body, { cookie: CONSENT, ...options });
const search = (key: string) => ({ kind: 'search-without-results', key });

async function counted(): Promise<string> {
  const env = { ...process.env, DATA_FOLDER: folder };
  const { stdout } = await run(process.execPath, ['scripts/analytics.ts', '--days', '2'], { env });
  return stdout;
}

test('ANA-01 SEC-01 only what a page of the site sends with a consent is counted, in its shape', async () => {
  expect(await event({ kind: 'travel-view', key: 'JPN' })).toBe(204);
  expect(await event(search('  Atlantis   by bus '))).toBe(204);

  expect(await event(search('no consent'), { cookie: 'consent=' })).toBe(204);
  expect(await event(search('foreign page'), { origin: 'https://evil.example' })).toBe(403);
  for (const personal of ['ada@example.com', 'call +39 333 123 4567', 'www.ada.example']) {
    expect(await event(search(personal))).toBe(204);
  }
  const wrong = [
    '',
    '{',
    'null',
    '[]',
    { kind: 'unknown', key: 'a' },
    search(''),
    search('\u001b[2J'),
  ];
  const others = [
    { kind: 'travel-view', key: 'a b' },
    { kind: 'page-view' },
    search('x'.repeat(101)),
  ];
  for (const body of [...wrong, ...others]) {
    expect(await event(body), JSON.stringify(body)).toBe(400);
  }
  expect(await event(search('x'.repeat(4_100)))).toBe(413);

  const printed = await counted();
  expect(printed).toMatch(/ 1 {2}JPN\n/);
  expect(printed).toMatch(/without results, last 2 days\n +1 {2}Atlantis by bus\nMost viewed/);
});

test('ANA-01 the travels that most people have saved are printed from the wishlists', async () => {
  const storage = await openStorage({ databaseUrl: undefined, dataFolder: folder });
  try {
    const save = async (travelIds: readonly string[], savedAt = Date.now()) => {
      const account = await insertAccount(storage.db, savedAt);
      for (const travelId of travelIds) {
        const item = { travelId, tourCode: null, price: null, savedAt };
        await saveToWishlist(storage.db, account, item);
      }
    };
    await save([JAPAN, ALBANIA]);
    await save([JAPAN]);
    // Too long ago for what is asked.
    await save([ALBANIA], Date.now() - 5 * DAY_MS);
  } finally {
    await storage.close();
  }
  expect(await counted()).toMatch(/Most wished travels, last 2 days\n +2 {2}JPN\n +1 {2}ALB\nWays/);
});

test('ANA-01 what is sent again and again is counted up to the limit of its network', async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < 52; count++) {
    statuses.add(await event({ kind: 'search-opened', key: 'menu' }, { network: 2 }));
  }
  expect(statuses).toEqual(new Set([204, 429]));
  expect(await counted()).toMatch(/ 50 {2}menu\n/);
});

test('ERR-02 an error of a browser is a line of the log and goes to the receiver, without queries, secrets and addresses', async () => {
  const report = {
    message: 'TypeError: no /request/abc-secret?token=t of ada@example.com\nat once',
    source: '/assets/a.js?v=1:2:3',
    path: '/request/abc-secret',
  };
  const error = (body: unknown, options = {}) => send(PAGE_ERRORS_PATH, body, options);
  expect(await error(report)).toBe(204);
  const line = () => site.output().match(/^.*"event":"browser-error".*$/m)?.[0] ?? '{}';
  await expect
    .poll(() => JSON.parse(line()))
    .toMatchObject({
      error: 'TypeError: no /request/… of … at once',
      page: '/request/…',
      market: 'it',
    });
  await expect.poll(() => received.join('\n')).toContain('TypeError: no /request/… of … at once');
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/^Bearer receiver-token \{"level":40,/);
  expect(received[0]).not.toContain('"network"');
  expect(site.output() + received.join()).not.toMatch(/abc-secret|token=|ada@example/);

  expect(await error({ ...report, path: 'no path' })).toBe(400);
  expect(await error('{')).toBe(400);
  expect(await error({ ...report, message: 'x'.repeat(5_000) })).toBe(413);
  expect(await error(report, { origin: 'https://evil.example' })).toBe(403);
  const statuses = [];
  for (let count = 0; count < 61; count++) statuses.push(await error(report, { network: 3 }));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test.each([PAGE_EVENTS_PATH, PAGE_ERRORS_PATH])('RTE-06 %s is no page', async (path) => {
  expect((await visit('it', path, { port: site.port })).status).toBe(405);
});
