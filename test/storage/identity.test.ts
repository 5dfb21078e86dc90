/** What the embedded provider makes at its start, on both databases (AUTH-02). */
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { checkLogin } from '../../backend/identity/interaction-routes.ts';
import { createIdentity } from '../../backend/identity/create-identity.ts';
import { createLogin } from '../../backend/identity/create-login.ts';
import {
  DEMONSTRATION_ACCOUNT,
  DEMONSTRATION_PEOPLE,
} from '../../backend/identity/demonstration-account.ts';
import { ensureSigningKey } from '../../backend/identity/identity-keys.ts';
import { proveByLink } from '../../backend/one-time-codes.ts';
import { listMails } from '../../backend/storage/queries/mail-outbox.ts';
import { openStorage, type Storage } from '../../backend/storage/storage.ts';
import { readSettings, WrongSetting } from '../../config/settings.ts';
import { NEW_ACCOUNT_PATH } from '../../contract/new-account-link.ts';
import { createEmptyDatabase, describeOnBoth } from './both-databases.ts';
import { LIVE_ENVIRONMENT } from '../support/live-environment.ts';

const NOW = 1_800_000_000_000;
const log = pino({ level: 'silent' });

const demonstration = readSettings({});
const live = readSettings(LIVE_ENVIRONMENT);

const { email, password } = DEMONSTRATION_ACCOUNT;

describeOnBoth('the embedded provider', (_, dialect) => {
  async function withEmptyStorage(use: (storage: Storage) => Promise<void>): Promise<void> {
    const database = await createEmptyDatabase(dialect);
    const storage = await openStorage(database.options);
    try {
      await storage.migrate();
      await use(storage);
    } finally {
      await storage.close();
      await database.remove();
    }
  }

  const start = async (storage: Storage, settings = demonstration): Promise<void> => {
    (await createIdentity({ settings, storage, log, now: () => NOW })).close();
  };
  const keysOf = (storage: Storage) => storage.db.selectFrom('identity_keys').selectAll().execute();

  test('makes its key and the demonstration’s account once, whoever starts first', () =>
    withEmptyStorage(async (storage) => {
      await Promise.all([start(storage), start(storage)]);
      const keys = await keysOf(storage);
      expect(keys).toHaveLength(1);
      await start(storage);
      expect(await keysOf(storage)).toEqual(keys);
      const accounts = await storage.db.selectFrom('accounts').select('email').execute();
      expect(accounts.map((account) => account.email).sort()).toEqual(
        DEMONSTRATION_PEOPLE.map((person) => person.email).sort(),
      );
    }));

  test('AUTH-05 notes for an older database’s accounts what they have accepted, but for who is to accept it', () =>
    withEmptyStorage(async (storage) => {
      await start(storage);
      await storage.db.updateTable('accounts').set({ privacy_version: null }).execute();
      await start(storage);
      const accounts = await storage.db
        .selectFrom('accounts')
        .select(['email', 'privacy_version'])
        .execute();
      for (const person of DEMONSTRATION_PEOPLE) {
        const accepted = accounts.find((account) => account.email === person.email);
        const isPresent = accepted?.privacy_version === demonstration.privacyVersion;
        expect([person.email, isPresent]).toEqual([person.email, person.hasAcceptedPrivacy]);
      }
    }));

  test('lets in who knows address and password, however the address is written', () =>
    withEmptyStorage(async (storage) => {
      await start(storage);
      expect((await checkLogin(storage, ` ${email.toUpperCase()} `, password))?.email).toBe(email);
      expect(await checkLogin(storage, email, `${password}!`)).toBeNull();
      expect(await checkLogin(storage, `x${email}`, password)).toBeNull();
      expect(await checkLogin(storage, '', '')).toBeNull();
    }));

  test('WISH-02 of three posts at once to a mailed last step, one sets name and password', () =>
    withEmptyStorage(async (storage) => {
      const now = () => NOW;
      const identity = await createIdentity({ settings: demonstration, storage, log, now });
      const token = await proveByLink(
        storage.db,
        { purpose: 'new-account', email, lifeMs: 1 },
        { secret: demonstration.sessionSecret, now },
      );
      const post = async (firstName: string) => {
        const body = new URLSearchParams({ firstName, password: `the password of ${firstName}` });
        const path = `${NEW_ACCOUNT_PATH}${token}`;
        return (await identity.app.request(path, { method: 'POST', body })).status;
      };
      const names = ['Ada', 'Bo', 'Cy'];
      const statuses = await Promise.all(names.map(post));
      identity.close();
      expect(statuses.toSorted()).toEqual([303, 410, 410]);
      const firstName = names[statuses.indexOf(303)];
      const account = await checkLogin(storage, email, `the password of ${firstName}`);
      expect(account?.firstName).toBe(firstName);
      const mails = await listMails(storage.db, 10);
      expect(mails.map(({ to }) => to)).toEqual([email]);
    }));

  test('live mode makes no account, and a key of its own', () =>
    withEmptyStorage(async (storage) => {
      await start(storage, live);
      const [key] = await keysOf(storage);
      expect(key?.is_demonstration).toBe(0);
      expect(await storage.db.selectFrom('accounts').selectAll().execute()).toEqual([]);
      await start(storage, live);
    }));

  test.each(DEMONSTRATION_PEOPLE)('live mode refuses $email, by itself too', (person) =>
    withEmptyStorage(async (storage) => {
      await ensureSigningKey(storage, { isDemonstration: false, now: NOW });
      await start(storage);
      await storage.db.deleteFrom('accounts').where('email', '!=', person.email).execute();
      await expect(start(storage, live)).rejects.toThrow(WrongSetting);
    }),
  );

  test('live mode refuses the demonstration’s key', () =>
    withEmptyStorage(async (storage) => {
      await start(storage);
      await storage.db.deleteFrom('accounts').execute();
      await expect(start(storage, live)).rejects.toThrow(/DATABASE_URL or DATA_FOLDER/);
    }));

  test('live mode refuses them with another provider too', () =>
    withEmptyStorage(async (storage) => {
      const other = { ...live, login: { ...live.login, isEmbedded: false } };
      await (await createLogin({ settings: other, log, storage })).close();
      await start(storage);
      await expect(createLogin({ settings: other, log, storage })).rejects.toThrow(
        /DATABASE_URL or DATA_FOLDER.*content:import/,
      );
    }));

  test('with a remote backend a database is opened for sessions and provider alone', async () => {
    const database = await createEmptyDatabase(dialect);
    const settings = { ...demonstration, ...database.options };
    const login = await createLogin({ settings, log, storage: null });
    expect(login.identity).not.toBeNull();
    expect(login.demonstrationPeople[0]?.email).toBe(email);
    const session = {
      tokenHash: 'x',
      accountId: null,
      loginKey: null,
      personKey: null,
      data: {},
      expiresAt: NOW + 1,
    };
    await login.sessions.create(session, NOW);
    expect(await login.sessions.find('x', NOW)).not.toBeNull();
    await login.close();
    await database.remove();
  });

  test('with another provider nobody is made up', async () => {
    const database = await createEmptyDatabase(dialect);
    const external = readSettings({ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'x' });
    const settings = { ...external, ...database.options };
    const login = await createLogin({ settings, log, storage: null });
    expect(login.identity).toBeNull();
    expect(login.demonstrationPeople).toEqual([]);
    await login.close();
    await database.remove();
  });
});
