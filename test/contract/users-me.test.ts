/** GET backoffice/users/me: whose an access token is, at the embedded provider and at another one. */
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { authenticateCallers } from '../../backend/content-api/authenticate-callers.ts';
import { createRecordAdapter } from '../../backend/identity/record-adapter.ts';
import { findAccountByEmail, saveFirstAccount } from '../../backend/storage/queries/accounts.ts';
import { revokeGrantsOfAccount } from '../../backend/storage/queries/identity-records.ts';
import type { Storage } from '../../backend/storage/storage.ts';
import { readSettings } from '../../config/settings.ts';
import { USERS_ME_PATH } from '../../contract/account.ts';
import { API_PREFIX, MARKET_HEADER } from '../../contract/headers.ts';
import {
  createFilledDatabase,
  describeOnEveryBackend,
  startInProcess,
  type RunningBackend,
} from '../support/backend-under-test.ts';
import { startServer, type StartedServer } from '../support/started-server.ts';

const { privacyVersion } = readSettings({ NODE_ENV: 'test' });
const HOUR_S = 3600;

const ACCOUNT = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  passwordHash: null,
  role: 'traveller',
  marketId: 'it',
  isConfirmed: true,
  acceptsMarketing: true,
  privacyVersion,
} as const;

type AccountChanges = Partial<Parameters<typeof saveFirstAccount>[1]>;

async function saveAccount(
  { storage, now }: { readonly storage: Storage; readonly now: () => number },
  changes: AccountChanges = {},
): Promise<{ readonly id: string; readonly email: string }> {
  const email = `${randomUUID()}@example.com`;
  const id = await saveFirstAccount(storage.db, { ...ACCOUNT, email, ...changes }, now());
  return { id: id ?? '', email };
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describeOnEveryBackend('AUTH-04 users/me with a token of the embedded provider', (backend) => {
  const ask = (token: string) => backend.request(USERS_ME_PATH, bearer(token));

  async function tokenOf(accountId: string, lifeS = HOUR_S): Promise<string> {
    const token = randomUUID();
    const adapter = createRecordAdapter(backend.storage, 'AccessToken', backend.now);
    await adapter.upsert(token, { jti: token, accountId }, lifeS);
    return token;
  }

  test('AUTH-04 says who its owner is', async () => {
    const { id, email } = await saveAccount(backend);
    const answer = await ask(await tokenOf(id));
    expect(answer.status).toBe(200);
    expect((await answer.json()).data).toEqual({
      id,
      email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      pictureImage: null,
      role: 'traveller',
      market: 'it',
      acceptsMarketing: true,
    });
  });

  test('AUTH-04 an address that is not proven is not the person’s', async () => {
    const { id } = await saveAccount(backend, { isConfirmed: false });
    expect((await (await ask(await tokenOf(id))).json()).data.email).toBeNull();
  });

  test('AUTH-05 whoever has accepted another privacy policy, or none, is told so', async () => {
    for (const accepted of ['2020-01-01', null]) {
      const { id } = await saveAccount(backend, { privacyVersion: accepted });
      const answer = await ask(await tokenOf(id));
      expect(answer.status).toBe(403);
      expect((await answer.json()).error).toMatchObject({
        key: 'USER_PRIVACY_POLICY_ERROR',
        extra: { userId: id },
      });
    }
  });

  test('AUTH-06 an admin is one, whatever they have accepted', async () => {
    const { id } = await saveAccount(backend, { role: 'admin', privacyVersion: null });
    expect((await (await ask(await tokenOf(id))).json()).data.role).toBe('admin');
  });

  test('AUTH-04 no token, or a foreign, expired or revoked one: nobody is named', async () => {
    const { id } = await saveAccount(backend);
    const revoked = await tokenOf(id);
    await revokeGrantsOfAccount(backend.storage.db, id);
    const refresh = randomUUID();
    const otherKind = createRecordAdapter(backend.storage, 'RefreshToken', backend.now);
    await otherKind.upsert(refresh, { jti: refresh, accountId: id }, HOUR_S);
    const ofNobody = await tokenOf(randomUUID());
    const answers = [await backend.request(USERS_ME_PATH)];
    for (const token of [randomUUID(), await tokenOf(id, -1), revoked, refresh, ofNobody])
      answers.push(await ask(token));
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      const text = await answer.text();
      expect(text).toContain('UNAUTHORIZED');
      expect(text).not.toContain(id);
    }
  });
});

describe.each(['sqlite', 'postgres'] as const)(
  'AUTH-04 users/me at another provider, %s',
  (dialect) => {
    const isMissing = dialect === 'postgres' && !inject('postgresUrl');
    describe.skipIf(isMissing)('with userinfo', () => {
      /** Claims by access token; a number is a status, with null it hangs up. */
      const people = new Map<string, object | number | null>();
      let provider: StartedServer;
      let backend: RunningBackend;
      let remove: () => Promise<void>;

      beforeAll(async () => {
        provider = await startServer((request, response) => {
          const token = request.headers.authorization?.split(' ')[1] ?? '';
          const person = people.get(token) ?? (people.has(token) ? null : 401);
          if (person === null) return void request.socket.destroy();
          response.writeHead(typeof person === 'number' ? person : 200, {
            'content-type': 'application/json',
          });
          response.end(JSON.stringify(person));
        });
        const database = await createFilledDatabase(dialect);
        remove = database.remove;
        backend = await startInProcess(database, undefined, undefined, {
          OIDC_ISSUER: provider.address,
          OIDC_CLIENT_ID: 'cordata',
          OIDC_USERINFO_URL: `${provider.address}/userinfo`,
          OIDC_TIMEOUT_MS: '10000',
        });
      });
      afterAll(async () => {
        await backend.end();
        await remove();
        await provider.close();
      });

      const ask = (token: string, init: RequestInit = {}) => {
        const headers = new Headers(init.headers);
        if (token) headers.set('authorization', `Bearer ${token}`);
        headers.set(MARKET_HEADER, 'fr');
        const url = `${backend.baseUrl}${API_PREFIX}${USERS_ME_PATH}`;
        return backend.transport(new Request(url, { ...init, headers }));
      };
      /** The account's ID, as the refusal says it to whoever has accepted no privacy policy yet. */
      async function accountOf(claims: object): Promise<string> {
        const token = randomUUID();
        people.set(token, claims);
        const answer = await ask(token);
        const { data, error } = await answer.json();
        if (!data && !error.extra) throw new Error(JSON.stringify(error));
        return data?.id ?? error.extra.userId;
      }
      const rowOf = (id: string) =>
        backend.storage.db
          .selectFrom('accounts')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
      const newPerson = (claims: object = {}) => ({
        sub: randomUUID(),
        given_name: 'Grace',
        family_name: 'Hopper',
        email: `${randomUUID()}@example.com`,
        ...claims,
      });

      test('AUTH-04 makes an account for a person, once, also for 20 questions at once', async () => {
        const person = newPerson({ email_verified: true });
        const ids = await Promise.all(Array.from({ length: 20 }, () => accountOf(person)));
        expect(new Set(ids).size).toBe(1);
        expect(await rowOf(ids[0] ?? '')).toMatchObject({
          email: person.email,
          first_name: 'Grace',
          last_name: 'Hopper',
          role: 'traveller',
          market_id: 'fr',
          privacy_version: null,
        });
        const unnamed = { sub: randomUUID() };
        const unnamedIds = await Promise.all(Array.from({ length: 20 }, () => accountOf(unnamed)));
        expect(new Set(unnamedIds).size).toBe(1);
        const all = await backend.storage.db
          .selectFrom('accounts')
          .select('id')
          .where('email', 'is', null)
          .where('first_name', 'is', null)
          .execute();
        expect(all).toEqual([{ id: unnamedIds[0] }]);
      });

      test('AUTH-04 joins the account with the address that the provider has checked', async () => {
        const { id, email } = await saveAccount(backend);
        const claims = newPerson({ email: email.toUpperCase(), email_verified: true });
        expect(await accountOf(claims)).toBe(id);
        expect(await accountOf({ sub: claims.sub })).toBe(id);
        expect(await rowOf(id)).toMatchObject({ first_name: 'Ada', email });
      });

      test.each([
        ['an address that the provider has not checked', {}, { email_verified: false }],
        ['an address of which it says nothing', {}, {}],
        ['an address that was never proven here', { isConfirmed: false }, { email_verified: true }],
        ['an admin’s address', { role: 'admin' }, { email_verified: true }],
      ] satisfies [string, AccountChanges, object][])(
        'AUTH-04 joins no account by %s',
        async (_, changes, claims) => {
          const { id, email } = await saveAccount(backend, changes);
          const made = await accountOf(newPerson({ email, ...claims }));
          expect(made).not.toBe(id);
          expect(await rowOf(made)).toMatchObject({ email: null, role: 'traveller' });
          expect((await findAccountByEmail(backend.storage.db, email))?.id).toBe(id);
        },
      );

      test('AUTH-04 a token that the provider refuses is refused; its silence is not the token’s fault', async () => {
        for (const [said, status] of [
          [401, 401],
          [403, 401],
          [500, 503],
          [{ name: 'nobody' }, 503],
          [{ sub: 'x', name: 'n'.repeat(300_000) }, 503],
          [null, 503],
        ] as const) {
          const token = randomUUID();
          people.set(token, said);
          expect([said, (await ask(token)).status]).toEqual([said, status]);
        }
      });

      test('API-04 is asked with the person’s own token, which opens nothing else', async () => {
        const site = 's'.repeat(32);
        const log = pino({ level: 'silent' });
        const answer = authenticateCallers(backend.transport, { tokens: [site], log });
        const call = (path: string, init: RequestInit = {}) =>
          answer(new Request(`${backend.baseUrl}${API_PREFIX}${path}`, init));
        const token = randomUUID();
        people.set(token, newPerson());
        expect((await call(USERS_ME_PATH, bearer(token))).status).toBe(403);
        expect((await call(USERS_ME_PATH, bearer(randomUUID()))).status).toBe(401);
        for (const path of ['/layouts', `${USERS_ME_PATH}/x`, '/account'])
          expect([path, (await call(path, bearer(token))).status]).toEqual([path, 401]);
        expect((await call(USERS_ME_PATH, { ...bearer(token), method: 'POST' })).status).toBe(401);
      });
    });
  },
);
