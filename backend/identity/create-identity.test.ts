import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROVIDER_PATH } from '../../config/login-settings.ts';
import { readSettings } from '../../config/settings.ts';
import { NEW_ACCOUNT_PATH } from '../../contract/new-account-link.ts';
import { MARKETS } from '../../domain/market.ts';
import { openStorage, type Storage } from '../storage/storage.ts';
import { createIdentity, type Identity } from './create-identity.ts';
import { identityWords } from './identity-words.ts';

let storage: Storage;
let identity: Identity;
beforeAll(async () => {
  storage = await openStorage({ databaseUrl: 'sqlite::memory:', dataFolder: '' });
  await storage.migrate();
  const log = pino({ level: 'silent' });
  identity = await createIdentity({ settings: readSettings({}), storage, log });
});
afterAll(async () => {
  identity.close();
  await storage.close();
});

describe.each([
  ['that says its length', { 'content-length': '9000' }],
  ['that does not', {} as Record<string, string>],
])('AUTH-02 SEC-08 ERR-01 a form too large, one %s,', (_, headers) => {
  const login = `${PROVIDER_PATH}/interaction/some-login`;
  test.each([
    login,
    `${login}/email`,
    `${login}/details`,
    `${PROVIDER_PATH}/password/email`,
    `${PROVIDER_PATH}/password/code`,
    `${NEW_ACCOUNT_PATH}some-token`,
  ])('gets 413 and a page in the market’s language at %s', async (path) => {
    const body = `email=${'x'.repeat(9_000)}`;
    const answer = await identity.app.request(`${path}?ui_locales=it`, {
      method: 'POST',
      headers,
      body,
    });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([413, 'no-store']);
    expect(await answer.text()).toContain(identityWords(MARKETS.it).tooLarge.title);
  });
});
