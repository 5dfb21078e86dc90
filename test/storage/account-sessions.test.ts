/** The store of sessions on both databases: what the site's tests have seen on one of them (AUTH-03, SEC-05). */
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshIfDue } from '../../app/auth/refresh-session.server.ts';
import type { SessionStore } from '../../app/auth/session-store.ts';
import { createSessionStore } from '../../backend/identity/create-login.ts';
import { openStorage } from '../../backend/storage/storage.ts';
import { readSettings } from '../../config/settings.ts';
import { MARKETS } from '../../domain/market.ts';
import { signInAtStub } from '../support/sign-in-at-stub.ts';
import { StubOpenIdProvider } from '../support/stub-openid-provider.ts';
import { describeOnBoth } from './both-databases.ts';

const NOW = Date.now();
const LATER = NOW + 3_600_000;

let stub: StubOpenIdProvider;
beforeAll(async () => {
  stub = await new StubOpenIdProvider().start();
});
afterAll(() => stub.stop());

describeOnBoth('account sessions', (underTest) => {
  /** As the site knows it: the two descriptions of it must agree. */
  const store = (): SessionStore => createSessionStore(underTest.storage);

  async function create(
    data: Readonly<Record<string, unknown>> = { name: 'Ada' },
    loginKey: string | null = null,
    personKey: string | null = null,
  ) {
    const tokenHash = randomUUID();
    const session = { tokenHash, accountId: null, loginKey, personKey, data, expiresAt: LATER };
    await store().create(session, NOW);
    return tokenHash;
  }

  test('SEC-05 a session is found till it expires, and is gone once it is ended', async () => {
    const tokenHash = await create();
    expect(await store().find(tokenHash, NOW)).toEqual({
      tokenHash,
      accountId: null,
      loginKey: null,
      personKey: null,
      data: { name: 'Ada' },
      refreshStartedAt: null,
      expiresAt: LATER,
    });
    expect(await store().find(tokenHash, LATER)).toBeNull();
    expect(await store().find('another', NOW)).toBeNull();
    expect((await store().remove(tokenHash))?.data).toEqual({ name: 'Ada' });
    expect(await store().find(tokenHash, NOW)).toBeNull();
    expect(await store().remove(tokenHash)).toBeNull();
  });

  test('AUTH-07 a deletion ends all sessions of a person, and of nobody else', async () => {
    const [key, otherKey] = [randomUUID(), randomUUID()];
    const own = [await create({}, null, key), await create({}, null, key)] as const;
    const others = [await create({}, null, otherKey), await create()];
    for (const _ of ['once', 'twice']) await store().removePerson(own[0]);
    for (const ended of own) expect(await store().find(ended, NOW)).toBeNull();
    for (const other of others) expect(await store().find(other, NOW)).not.toBeNull();
  });

  test('SEC-05 a logout ends the sessions of its login, and those of no other', async () => {
    const [key, otherKey] = [randomUUID(), randomUUID()];
    const [italian, french] = [await create({ name: 'Ada' }, key), await create({}, key)];
    const others = [await create({}, otherKey), await create(), await create()];
    expect((await store().removeLogin(italian))?.data).toEqual({ name: 'Ada' });
    expect(await store().find(french, NOW)).toBeNull();
    expect(await store().removeLogin(italian)).toBeNull();
    // Sessions of which no login is known have none in common.
    expect((await store().removeLogin(others[1] ?? ''))?.tokenHash).toBe(others[1]);
    for (const other of [others[0], others[2]])
      expect(await store().find(other ?? '', NOW)).not.toBeNull();
  });

  test('AUTH-04 what a session holds is replaced only while it is what was read', async () => {
    const tokenHash = await create();
    await store().claimRefresh(tokenHash, { now: NOW, claimMs: 1_000 });
    const before = (await store().find(tokenHash, NOW))?.data ?? {};
    const replace = (name: string) => store().replaceData(tokenHash, { before, after: { name } });
    expect(await replace('Grace')).toBe(true);
    expect(await replace('Mary')).toBe(false);
    const found = await store().find(tokenHash, NOW);
    expect(found).toMatchObject({ data: { name: 'Grace' }, refreshStartedAt: NOW });
  });

  test('expired sessions are deleted, and no others', async () => {
    const [old, young] = [await create(), await create()];
    await underTest.storage.db
      .updateTable('account_sessions')
      .set({ expires_at: NOW - 1 })
      .where('token_hash', '=', old)
      .execute();
    await createSessionStore(underTest.storage).removeExpired(NOW);
    const rows = await underTest.storage.db
      .selectFrom('account_sessions')
      .select('token_hash')
      .where('token_hash', 'in', [old, young])
      .execute();
    expect(rows).toEqual([{ token_hash: young }]);
  });

  test('AUTH-03 of many claims at once one succeeds, till it is ended or runs out', async () => {
    const tokenHash = await create();
    const claim = (now: number) => store().claimRefresh(tokenHash, { now, claimMs: 1_000 });
    const claims = await Promise.all(Array.from({ length: 20 }, () => claim(NOW)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await claim(NOW + 999)).toBeNull();
    expect((await claim(NOW + 1_000))?.refreshStartedAt).toBe(NOW + 1_000);
    expect(await store().endRefresh(tokenHash, NOW, { data: { stale: 1 }, now: NOW })).toBe(false);
    const outcome = { data: { name: 'Grace' }, now: NOW };
    expect(await store().endRefresh(tokenHash, NOW + 1_000, outcome)).toBe(true);
    const ended = await store().find(tokenHash, NOW);
    expect(ended).toMatchObject({ data: { name: 'Grace' }, refreshStartedAt: null });
    expect(await claim(LATER)).toBeNull();
  });

  test('a claim that ends without news leaves the data as they were', async () => {
    const tokenHash = await create();
    await store().claimRefresh(tokenHash, { now: NOW, claimMs: 1_000 });
    await store().endRefresh(tokenHash, NOW, { data: null, now: NOW });
    const found = await store().find(tokenHash, NOW);
    expect(found).toMatchObject({ data: { name: 'Ada' }, refreshStartedAt: null });
  });

  test('AUTH-03 20 requests of two processes refresh once', async () => {
    const other = await openStorage(underTest.options);
    const settings = readSettings({ ...stub.environment, OIDC_TIMEOUT_MS: '10000' });
    const data = await signInAtStub(settings, MARKETS.it, NOW);
    const tokenHash = await create(data);
    const now = data.accessExpiresAt - 1;
    const expiresAt = now + 3_600_000;
    await underTest.storage.db
      .updateTable('account_sessions')
      .set({ expires_at: expiresAt })
      .where('token_hash', '=', tokenHash)
      .execute();
    stub.asked['/token'] = 0;
    stub.faults = { tokenDelayMs: 100 };
    const log = pino({ level: 'silent' });
    const stores = [store(), createSessionStore(other)];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        refreshIfDue(
          { tokenHash, data },
          {
            store: stores[index % 2] as SessionStore,
            settings,
            market: MARKETS.it,
            log,
            now: () => now,
          },
        ),
      ),
    );
    await other.close();
    expect(stub.asked['/token']).toBe(1);
    const stored = await store().find(tokenHash, now);
    expect(stored?.data.accessToken).not.toBe(data.accessToken);
  });
});
