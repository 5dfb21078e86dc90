import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import type { FlagPlace } from '../../contract/feature-flags.ts';
import { startServer, type StartedServer } from '../../test/support/started-server.ts';
import { createFeatureFlags, type FlagService } from './feature-flags.ts';

const HOME: FlagPlace = {
  url: 'https://cordata.it/?a=b',
  market: 'it',
  country: 'IT',
  visitor: null,
};
const DEVICE = '9b2f6a52-3c1e-4d6f-8a7b-1c2d3e4f5a6b';
const PATIENCE = { timeout: 60_000, interval: 20 };

let logged: { readonly level: number; readonly problem?: string; readonly errorCode?: string }[];
const log = pino({ level: 'warn' }, { write: (line) => logged.push(JSON.parse(line)) });
beforeEach(() => (logged = []));

let flags: FlagService;
afterEach(() => flags.close());
const open = async (of: { file?: string; url?: string | null; token?: string | null }) => {
  const settings = { flags: { file: 'none.json', url: null, token: null, ...of } };
  flags = await createFeatureFlags({ settings, log });
};
const isOn = () => flags.isOn('search-engine', HOME);

describe('API-05 flags of a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cordata-flags-'));
  const file = join(folder, 'flags.json');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const write = (value: boolean) =>
    writeFileSync(file, JSON.stringify({ 'search-engine': { isOn: value } }));
  /** The file is looked at as the test says. */
  const useSteppedTime = () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
  };

  test('a change is there without a restart, and what is kept under the old version is no more', async () => {
    write(false);
    await open({ file });
    expect(await isOn()).toBe(false);
    const before = flags.version();
    write(true);
    await vi.waitFor(async () => expect(await isOn()).toBe(true), PATIENCE);
    await vi.waitFor(() => expect(flags.version()).not.toBe(before), PATIENCE);
    // As editors and deployments replace a file.
    writeFileSync(`${file}.new`, '{}');
    renameSync(`${file}.new`, file);
    await vi.waitFor(async () => expect(await isOn()).toBe(false), PATIENCE);
  });

  test('one that became wrong changes nothing, and the log names the field', async () => {
    write(true);
    await open({ file });
    writeFileSync(file, '{"search-engine":{"isOn":1}}');
    await vi.waitFor(() => expect(logged[0]?.problem).toMatch(/search-engine\.isOn/), PATIENCE);
    expect(await isOn()).toBe(true);
  });

  test('one that cannot be read any more is told once, however often it is looked for', async () => {
    useSteppedTime();
    onTestFinished(() => rmSync(file, { recursive: true }));
    write(true);
    await open({ file });
    rmSync(file);
    mkdirSync(file);
    vi.advanceTimersByTime(60_000);
    expect(logged).toMatchObject([{ problem: expect.stringMatching(/EISDIR/) }]);
    expect(await isOn()).toBe(true);
  });

  test.each([
    ['with an unknown flag', '{"serch":{"isOn":true}}', /flags\.json: .*serch/],
    ['empty', '', /flags\.json: is not valid JSON/],
    ['half-written', '{"search-engine":{"isOn":tr', /flags\.json: is not valid JSON/],
    ['of 10 MB', ' '.repeat(10_000_000), /flags\.json: has 10000000 bytes/],
    ['a folder', null, /flags\.json: EISDIR/],
  ])('one that is %s is refused at the start, and named', async (_, text, problem) => {
    rmSync(file, { recursive: true, force: true });
    onTestFinished(() => rmSync(file, { recursive: true }));
    if (text === null) mkdirSync(file);
    else writeFileSync(file, text);
    await expect(open({ file })).rejects.toThrow(problem);
  });

  test.each([
    ['empty', ''],
    ['half-written', '{"search-engine":{"isOn":fa'],
    ['of 10 MB', `{"search-engine":{"isOn":false}}${' '.repeat(10_000_000)}`],
  ])('one that became %s changes nothing, and is told once', async (_, text) => {
    useSteppedTime();
    write(true);
    await open({ file });
    const before = flags.version();
    writeFileSync(file, text);
    vi.advanceTimersByTime(60_000);
    expect(await isOn()).toBe(true);
    expect(flags.version()).toBe(before);
    expect(logged).toMatchObject([{ problem: expect.stringContaining('flags.json: ') }]);
    expect(logged[0]?.problem?.length).toBeLessThan(500);
  });

  test('one that is replaced each 50 ms is on all the time, though it is often wrong', async () => {
    useSteppedTime();
    write(true);
    await open({ file });
    const whole = readFileSync(file, 'utf8');
    const texts = [whole, whole.slice(0, -2), '', `${whole} `, '{"serch":{}}', '[]', '{'];
    for (let at = 0; at < 200; at += 1) {
      writeFileSync(`${file}.new`, texts[at % texts.length] ?? '');
      renameSync(`${file}.new`, file);
      vi.advanceTimersByTime(50);
      expect(await isOn(), `after ${at} replacements`).toBe(true);
    }
    expect(logged.length).toBeGreaterThan(1);
    // Once for each look at most.
    expect(logged.length).toBeLessThanOrEqual(20);
  });

  test('without one every flag has its default, until it is there', async () => {
    rmSync(file, { force: true });
    await open({ file });
    expect(await isOn()).toBe(false);
    write(true);
    await vi.waitFor(async () => expect(await isOn()).toBe(true), PATIENCE);
  });
});

describe('API-05 flags of a remote service', () => {
  type Asked = Pick<IncomingMessage, 'url' | 'headers'> & { readonly body: string };
  let asked: Asked[];
  let answer: (response: ServerResponse) => void;
  let service: StartedServer;
  beforeAll(async () => {
    service = await startServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      asked.push({ url: request.url, headers: request.headers, body });
      answer(response);
    });
  });
  afterAll(() => service.close());
  const says = (status: number, value: unknown) => (response: ServerResponse) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ key: 'search-engine', reason: 'STATIC', variant: 'on', value }));
  beforeEach(async () => {
    asked = [];
    answer = says(200, true);
    await open({ url: `${service.address}/base`, token: 'token-of-test' });
  });

  test('are asked for with address, market and country, and change with the next answer', async () => {
    expect(await isOn()).toBe(true);
    expect(asked[0]?.url).toBe('/base/ofrep/v1/evaluate/flags/search-engine');
    expect(asked[0]?.headers.authorization).toBe('Bearer token-of-test');
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      context: { url: HOME.url, market: 'it', country: 'IT', targetingKey: 'it' },
    });
    answer = says(200, false);
    expect(await isOn()).toBe(false);
  });

  test.each([
    ['known', { country: 'FR', deviceId: DEVICE }, DEVICE],
    ['of no device yet', { country: 'FR', deviceId: null }, 'it'],
    ['of no known country', { country: null, deviceId: DEVICE }, DEVICE],
  ])('a visitor who is %s is in the context, and asked about once', async (_, visitor, key) => {
    const place = { ...HOME, visitor };
    for (let time = 0; time < 3; time += 1)
      expect(await flags.isOn('search-engine', place)).toBe(true);
    expect(asked.map(({ body }) => JSON.parse(body))).toEqual([
      { context: { url: HOME.url, market: 'it', country: 'IT', visitor, targetingKey: key } },
    ]);
  });

  test('pages that are kept are made again after a while: nobody tells of a change', async () => {
    const version = flags.version();
    await vi.waitFor(() => expect(flags.version()).not.toBe(version), PATIENCE);
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['that hangs', () => {}],
    ['that hangs within its answer', (response) => response.writeHead(200).write('{')],
    ['that hangs up', (response) => response.destroy()],
    ['in trouble', says(500, true)],
  ])('a service %s gives the default, and is left alone then', async (_, trouble) => {
    answer = trouble;
    expect(await isOn()).toBe(false);
    answer = says(200, true);
    expect(await isOn()).toBe(false);
    expect(asked).toHaveLength(1);
    // And asked again later.
    await vi.waitFor(async () => expect(await isOn()).toBe(true), PATIENCE);
    expect(logged.filter(({ errorCode }) => errorCode).length).toBe(1);
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['no flag', says(404, undefined)],
    ['a text', says(200, 'true')],
    ['no JSON', (response) => response.writeHead(200).end('<html>')],
    ['a redirect', (response) => response.writeHead(302, { location: '/' }).end()],
    ['no access', says(401, undefined)],
  ])('an answer that is %s gives the default', async (_, wrong) => {
    answer = wrong;
    expect(await isOn()).toBe(false);
  });
});
