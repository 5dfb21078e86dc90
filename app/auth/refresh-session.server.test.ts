/** Refresh with a provider and a store that are real enough to be too late, silent, or to say no. */
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSessionStore } from '../../backend/identity/create-login.ts';
import { openStorage, type Storage } from '../../backend/storage/storage.ts';
import { readSettings } from '../../config/settings.ts';
import { MARKETS } from '../../domain/market.ts';
import { signInAtStub } from '../../test/support/sign-in-at-stub.ts';
import { StubOpenIdProvider } from '../../test/support/stub-openid-provider.ts';
import { refreshIfDue, type RefreshParts } from './refresh-session.server.ts';
import type { SessionData } from './session-data.server.ts';
import type { Session } from './session-data.server.ts';

const START = Date.now();
const HOUR_MS = 3_600_000;
const market = MARKETS.it;

let stub: StubOpenIdProvider;
let storage: Storage;
let now = START;
let count = 0;

beforeAll(async () => {
  stub = await new StubOpenIdProvider().start();
  storage = await openStorage({ databaseUrl: 'sqlite::memory:', dataFolder: '' });
  await storage.migrate();
});
beforeEach(() => {
  now = START;
});
afterEach(() => {
  stub.faults = {};
});
afterAll(async () => {
  await storage.close();
  await stub.stop();
});

const settingsWith = (environment: Record<string, string>) =>
  readSettings({ ...stub.environment, OIDC_TIMEOUT_MS: '5000', ...environment });

async function logIn(): Promise<{ session: Session; parts: RefreshParts }> {
  const settings = settingsWith({});
  const data = await signInAtStub(settings, market, now);
  const store = createSessionStore(storage);
  const tokenHash = `session ${++count}`;
  await store.create(
    {
      tokenHash,
      accountId: null,
      loginKey: null,
      personKey: null,
      data,
      expiresAt: START + 24 * HOUR_MS,
    },
    now,
  );
  stub.asked['/token'] = 0;
  const log = pino({ level: 'silent' });
  return { session: { tokenHash, data }, parts: { store, settings, market, log, now: () => now } };
}

const storedData = async ({ tokenHash }: Session, { store }: RefreshParts) =>
  (await store.find(tokenHash, now))?.data as SessionData | undefined;

describe('AUTH-03 refresh of tokens', () => {
  test('there is none while they are good for more than a minute', async () => {
    const { session, parts } = await logIn();
    now = START + HOUR_MS - 61_000;
    expect(await refreshIfDue(session, parts)).toBe(session);
    expect(stub.asked['/token']).toBe(0);
  });

  test('before they expire there are new ones, the refresh token among them', async () => {
    const { session, parts } = await logIn();
    now = START + HOUR_MS - 59_000;
    const fresh = await refreshIfDue(session, parts);
    expect(fresh?.data.accessToken).not.toBe(session.data.accessToken);
    expect(fresh?.data.refreshToken).not.toBe(session.data.refreshToken);
    expect(fresh?.data.accessExpiresAt).toBe(now + HOUR_MS);
    expect(fresh?.data.name).toBe('Grace Hopper');
    expect(await storedData(session, parts)).toEqual(fresh?.data);
    // And once more, with the new refresh token.
    now += HOUR_MS;
    expect(await refreshIfDue(fresh ?? session, parts)).not.toBeNull();
  });

  test('20 requests at once refresh once, and all have the new tokens', async () => {
    const { session, parts } = await logIn();
    stub.faults = { tokenDelayMs: 150 };
    now = START + HOUR_MS + 1;
    const results = await Promise.all(
      Array.from({ length: 20 }, () => refreshIfDue(session, parts)),
    );
    expect(stub.asked['/token']).toBe(1);
    const tokens = new Set(results.map((result) => result?.data.accessToken));
    expect(tokens.size).toBe(1);
    expect(tokens).not.toContain(session.data.accessToken);
  });

  test('a request that comes late, with the tokens of before, refreshes nothing', async () => {
    const { session, parts } = await logIn();
    now = START + HOUR_MS + 1;
    const fresh = await refreshIfDue(session, parts);
    const late = await refreshIfDue(session, parts);
    expect(late?.data).toEqual(fresh?.data);
    expect(stub.asked['/token']).toBe(1);
  });

  test('the provider’s no ends the session', async () => {
    const { session, parts } = await logIn();
    stub.faults = { refusesRefresh: true };
    now = START + HOUR_MS;
    expect(await refreshIfDue(session, parts)).toBeNull();
    expect(await storedData(session, parts)).toBeUndefined();
  });

  test.each([
    ['the id token of somebody else', { idToken: { sub: 'person-2' } }],
    ['an id token of another issuer', { idToken: { iss: 'https://evil.example' } }],
  ])('%s ends the session', async (_, faults) => {
    const { session, parts } = await logIn();
    stub.faults = faults;
    now = START + HOUR_MS;
    expect(await refreshIfDue(session, parts)).toBeNull();
    expect(await storedData(session, parts)).toBeUndefined();
  });

  test('AUTH-05 a provider that fails keeps the session, and is left alone for a while', async () => {
    const { session, parts } = await logIn();
    stub.faults = { status: 500 };
    now = START + HOUR_MS - 1;
    expect(await refreshIfDue(session, parts)).toEqual(session);
    expect(await refreshIfDue(session, parts)).toEqual(session);
    expect(stub.asked['/token']).toBe(1);
    stub.faults = {};
    now += 30_000;
    const fresh = await refreshIfDue(session, parts);
    expect(fresh?.data.accessToken).not.toBe(session.data.accessToken);
  });

  test('a page does not wait for a slow provider, but what it gave is kept', async () => {
    const { session, parts: patient } = await logIn();
    // The addresses are given, so that nothing but the token endpoint has to answer in time.
    const settings = settingsWith({
      OIDC_TIMEOUT_MS: '500',
      OIDC_AUTHORIZE_URL: `${stub.issuer}/authorize`,
      OIDC_TOKEN_URL: `${stub.issuer}/token`,
      OIDC_KEYS_URL: `${stub.issuer}/keys`,
    });
    const parts = { ...patient, settings };
    stub.faults = { tokenDelayMs: 1_500 };
    now = START + HOUR_MS;
    expect(await refreshIfDue(session, parts)).toEqual(session);
    await expect
      .poll(async () => (await storedData(session, parts))?.accessToken, { timeout: 10_000 })
      .not.toBe(session.data.accessToken);
    expect(stub.asked['/token']).toBe(1);
  }, 15_000);

  test('a session that is logged out meanwhile is not brought back', async () => {
    const { session, parts } = await logIn();
    stub.faults = { tokenDelayMs: 150 };
    now = START + HOUR_MS;
    const refreshing = refreshIfDue(session, parts);
    await expect.poll(() => stub.asked['/token'], { interval: 1 }).toBe(1);
    await parts.store.remove(session.tokenHash);
    expect(await refreshing).toBeNull();
    expect(await storedData(session, parts)).toBeUndefined();
  });

  test('without a refresh token the session ends with the access token', async () => {
    stub.faults = { withoutRefresh: true };
    const { session, parts } = await logIn();
    now = START + HOUR_MS - 1;
    expect((await refreshIfDue(session, parts))?.data).toEqual(session.data);
    now = START + HOUR_MS;
    expect(await refreshIfDue(session, parts)).toBeNull();
    expect(stub.asked['/token']).toBe(0);
  });
});
