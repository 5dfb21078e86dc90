/** Who a session's person is, beside refreshes and other tabs. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSessionStore } from '../../backend/identity/create-login.ts';
import { openStorage, type Storage } from '../../backend/storage/storage.ts';
import { readSettings } from '../../config/settings.ts';
import type { User } from '../../contract/account.ts';
import { MARKETS } from '../../domain/market.ts';
import type { AccountAnswer } from './account-api.server.ts';
import type { SessionData } from './session-data.server.ts';
import { communicationsAddress, leadsElsewhere, updateUser } from './session-user.server.ts';

const NOW = 1_800_000_000_000;
const now = () => NOW;
const USER: User = {
  id: 'account-1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  pictureImage: null,
  role: 'traveller',
  market: 'it',
  acceptsMarketing: false,
};
const DATA: SessionData = {
  issuer: 'https://login.example.org',
  subject: 'ada',
  name: 'Ada',
  picture: null,
  email: null,
  isEmailProven: false,
  user: null,
  mustAcceptPrivacy: USER.id,
  idToken: '',
  accessToken: 'old token',
  accessExpiresAt: NOW,
  refreshToken: null,
};

let storage: Storage;
let count = 0;
beforeAll(async () => {
  storage = await openStorage({ databaseUrl: 'sqlite::memory:', dataFolder: '' });
  await storage.migrate();
});
afterAll(() => storage.close());

async function createSession() {
  const store = createSessionStore(storage);
  const tokenHash = `session ${++count}`;
  const session = {
    tokenHash,
    accountId: null,
    loginKey: null,
    personKey: null,
    data: DATA,
    expiresAt: NOW + 1,
  };
  await store.create(session, NOW);
  const stored = async () => (await store.find(tokenHash, NOW))?.data ?? null;
  return { store, tokenHash, stored };
}

const asUser = (firstName: string): AccountAnswer => ({
  kind: 'user',
  user: { ...USER, firstName },
});

test('AUTH-04 the answer is stored, and whoever has accepted the privacy policy waits no more', async () => {
  const { store, tokenHash, stored } = await createSession();
  const { session } = await updateUser(tokenHash, { store, now, ask: async () => asUser('Ada') });
  expect(session?.data).toEqual({ ...DATA, user: USER, mustAcceptPrivacy: null });
  expect(await stored()).toEqual(session?.data);
});

test('AUTH-04 tokens that were refreshed meanwhile stay, and the new one is asked with', async () => {
  const { store, tokenHash, stored } = await createSession();
  const asked: string[] = [];
  const ask = async (accessToken: string) => {
    asked.push(accessToken);
    if (asked.length === 1) {
      const claim = await store.claimRefresh(tokenHash, { now: NOW, claimMs: 1_000 });
      const data = { ...claim?.data, accessToken: 'new token' };
      await store.endRefresh(tokenHash, NOW, { data, now: NOW });
    }
    return asUser(`answer ${asked.length}`);
  };
  await updateUser(tokenHash, { store, now, ask });
  expect(asked).toEqual(['old token', 'new token']);
  expect(await stored()).toMatchObject({
    accessToken: 'new token',
    user: { firstName: 'answer 2' },
  });
});

test('AUTH-04 an answer that comes late does not replace a newer one', async () => {
  const { store, tokenHash, stored } = await createSession();
  let name = 'old';
  const late = async () => {
    const answer = asUser(name);
    if (name === 'old') {
      name = 'new';
      await updateUser(tokenHash, { store, now, ask: async () => asUser('new') });
    }
    return answer;
  };
  await updateUser(tokenHash, { store, now, ask: late });
  expect(await stored()).toMatchObject({ user: { firstName: 'new' } });
});

test('AUTH-05 no answer changes nothing; an ending is one', async () => {
  const { store, tokenHash, stored } = await createSession();
  const silence = await updateUser(tokenHash, {
    store,
    now,
    ask: async () => ({ kind: 'unavailable' }),
  });
  expect(silence.session?.data).toEqual(DATA);
  const ending = await updateUser(tokenHash, {
    store,
    now,
    ask: async () => ({ kind: 'ended', reason: 'admin' }),
  });
  expect(ending.session).toBeNull();
  expect(await stored()).toBeNull();
  const over = await updateUser(tokenHash, { store, now, ask: async () => asUser('Ada') });
  expect(over.session).toBeNull();
});

test('AUTH-05 the privacy policy is accepted in the account area, or at the account site', () => {
  const settings = readSettings({ NODE_ENV: 'test' });
  const { origins } = settings;
  const answer: AccountAnswer = { kind: 'privacy', userId: USER.id };
  expect(leadsElsewhere(answer, '/viaggi?a=b', settings, MARKETS.it)).toBe(
    '/account?routingKey=account-communications&returnTo=%2Fviaggi%3Fa%3Db',
  );
  const elsewhere = { origins, accountUrl: 'https://account.example.org' };
  expect(communicationsAddress('/viaggi', elsewhere, MARKETS.it)).toBe(
    `https://account.example.org/account?${new URLSearchParams({
      routingKey: 'account-communications',
      returnTo: `${origins.it}/viaggi`,
    })}`,
  );
  expect(leadsElsewhere({ kind: 'unavailable' }, '/', settings, MARKETS.it)).toBeNull();
});
