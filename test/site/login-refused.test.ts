/** What a visitor is told when the embedded provider cannot, or will not, log anybody in. */
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formAddress } from '../../app/routes/account._index/account-forms.ts';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { identityWords } from '../../backend/identity/identity-words.ts';
import { readSettings } from '../../config/settings.ts';
import { decrypt } from '../../backend/mail/encrypted-text.ts';
import { listMails } from '../../backend/storage/queries/mail-outbox.ts';
import { openStorage, type Storage } from '../../backend/storage/storage.ts';
import { MOST_LOGIN_TRIES } from '../../backend/identity/login-limit.ts';
import { MARKETS } from '../../domain/market.ts';
import { byRole } from '../support/by-role.ts';
import { CookieBrowser, valueOf, type Page } from '../support/cookie-browser.ts';
import { summaryOf } from '../support/error-summary.ts';
import { newFilledFolder } from '../support/filled-data.ts';
import { readHtml } from '../support/html-page.ts';
import { startSite, type SiteProcess } from '../support/site-process.ts';
import { wordsOf } from '../support/site-words.ts';
import { whileLocked } from '../support/while-locked.ts';

const { email, password } = DEMONSTRATION_ACCOUNT;
const words = identityWords(MARKETS.it);

let dataFolder: string;
let site: SiteProcess;
beforeAll(async () => {
  dataFolder = await newFilledFolder();
  site = await startSite({ DATA_FOLDER: dataFolder, TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(async () => {
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const toForm = (browser: CookieBrowser, market: string): Promise<Page> =>
  browser.visit(`http://${market}localhost:${site.port}/login`);

describe('REL-01 a database that is locked', () => {
  test('is told on a page, where the login begins and where it ends', async () => {
    const browser = new CookieBrowser();
    const form = await toForm(browser, 'it.');
    expect(form.status).toBe(200);
    await whileLocked(dataFolder, async () => {
      for (const page of [
        await browser.visit(form.url, { form: { email, password } }),
        await toForm(new CookieBrowser(), 'it.'),
      ]) {
        expect(page.status).toBe(503);
        expect(readHtml(page.text).lang).toBe('it');
        expect(page.headers['retry-after']).toBe('5');
        expect(page.headers['content-security-policy']).toContain("default-src 'none'");
      }
    });
    const headers = { 'x-forwarded-for': '203.0.99.1' };
    const honest = await browser.visit(form.url, { form: { email, password }, headers });
    expect(honest.status).toBe(200);
  });
});

describe('REL-01 SEC-05 logging out while the database is locked', () => {
  test('says that one is still logged in, and works afterwards', async () => {
    const browser = new CookieBrowser();
    const form = await toForm(browser, 'it.');
    const headers = { 'x-forwarded-for': '203.0.98.1' };
    await browser.visit(form.url, { form: { email, password }, headers });
    const home = `http://it.localhost:${site.port}`;
    const logOut = () => browser.visit(`${home}/logout`, { form: {} });
    await whileLocked(dataFolder, async () => {
      const page = await logOut();
      expect(page.status).toBe(503);
      expect(page.text).toContain((await wordsOf('it'))('login:logout.failed'));
    });
    expect((await browser.ask(`${home}/account`)).status).toBe(200);
    expect((await logOut()).url).toBe(`${home}/`);
    expect((await browser.ask(`${home}/account`)).location).toContain('/login');
  });
});

describe('REL-01 CODE-01 forms at the provider while the database is locked', () => {
  test('come back as they were typed, with 503, and work afterwards', async () => {
    const browser = new CookieBrowser();
    const form = await toForm(browser, 'it.');
    const base = form.url.replace(/\?.*/, '');
    const step = (name: string) => `${base}/${name}?ui_locales=it&way=signUp`;
    const address = 'locked@example.com';
    const send = (name: string, fields: Readonly<Record<string, string>>) =>
      browser.visit(step(name), { form: fields });
    const expectBack = (page: Page, field: string, typed: string) => {
      expect(page.status).toBe(503);
      expect(page.headers['retry-after']).toBe('5');
      expect(summaryOf(page)).toBe(words.notNow);
      expect(valueOf(page, field)).toBe(typed);
      const fields = byRole(page.text).fields();
      expect(fields.filter(({ attributes }) => 'aria-invalid' in attributes)).toEqual([]);
    };
    await whileLocked(dataFolder, async () => {
      expectBack(await browser.visit(form.url, { form: { email, password } }), 'email', email);
      expectBack(await send('email', { email: address }), 'email', address);
    });
    expect((await send('email', { email: address })).status).toBe(200);
    const again = await send('email', { email: address });
    expect(again.text).toContain(words.code.stillFirst);
    const mails = await mailsTo(address);
    expect(mails).toHaveLength(1);
    const code = mails[0] ?? '';
    await whileLocked(dataFolder, async () =>
      expectBack(await send('code', { code }), 'code', code),
    );
    const details = await send('code', { code });
    expect(new URL(details.url).pathname).toMatch(/details$/);
    const fields = { firstName: 'Nora', lastName: '', password: '', marketing: 'decline' };
    await whileLocked(dataFolder, async () =>
      expectBack(await send('details', fields), 'firstName', 'Nora'),
    );
    expect((await send('details', fields)).url).toBe(`http://it.localhost:${site.port}/`);
  });

  test('AUTH-02 AUTH-07 a new password and the forms of the account come back too, and nothing is half-made', async () => {
    const browser = new CookieBrowser();
    const address = 'code@cordata.example';
    const { url } = await toForm(browser, 'it.');
    const send = (name: string, fields: Readonly<Record<string, string>>) =>
      browser.visit(`${url.replace(/\?.*/, '')}/${name}?ui_locales=it&way=password`, {
        form: fields,
      });
    await send('email', { email: address });
    const [code = ''] = await mailsTo(address);
    await send('code', { code });
    const fresh = { password: 'a rope for the dark hours' };
    await whileLocked(dataFolder, async () => {
      const page = await send('password', fresh);
      expect(page.status).toBe(503);
      expect(summaryOf(page)).toBe(words.notNow);
    });
    expect(await accountOf(address)).toMatchObject({ password_hash: null });
    expect((await send('password', fresh)).status).toBe(200);
    expect((await accountOf(address))?.password_hash).toMatch(/^scrypt/);

    const account = (form: 'profile' | 'code' | 'delete', fields: Record<string, string> = {}) =>
      browser.visit(`http://it.localhost:${site.port}${formAddress(form)}`, {
        form: { intent: form, ...fields },
      });
    const expectBack = (page: Page, field: string, typed: string) => {
      expect(page.status).toBe(503);
      expect(page.headers['retry-after']).toBe('5');
      expect(valueOf(page, field)).toBe(typed);
    };
    const names = { firstName: 'Zoë', lastName: 'Å', market: 'it' };
    await whileLocked(dataFolder, async () =>
      expectBack(await account('profile', names), 'firstName', 'Zoë'),
    );
    expect(await accountOf(address)).toMatchObject({ first_name: null, last_name: null });
    expect((await account('profile', names)).status).toBe(200);
    await account('code');
    const [deletion = ''] = await mailsTo(address);
    expect(deletion).not.toBe(code);
    await whileLocked(dataFolder, async () =>
      expectBack(await account('delete', { code: deletion }), 'code', deletion),
    );
    expect(await accountOf(address)).toMatchObject({ first_name: 'Zoë', last_name: 'Å' });
    const deleted = await account('delete', { code: deletion });
    expect(new URL(deleted.url).pathname).toBe('/account/deleted');
    expect(await accountOf(address)).toBeUndefined();
  });

  const withStorage = async <Result>(
    use: (storage: Storage) => Promise<Result>,
  ): Promise<Result> => {
    const storage = await openStorage({ databaseUrl: undefined, dataFolder });
    try {
      return await use(storage);
    } finally {
      await storage.close();
    }
  };

  const accountOf = (address: string) =>
    withStorage(({ db }) =>
      db.selectFrom('accounts').selectAll().where('email', '=', address).executeTakeFirst(),
    );

  /** The codes that were mailed to the address, the last one first. */
  const mailsTo = (address: string): Promise<string[]> =>
    withStorage(async ({ db }) => {
      const { sessionSecret } = readSettings({ NODE_ENV: 'test' });
      const mails = (await listMails(db, 100)).filter(({ to }) => to === address);
      return mails.map(({ text }) => /\d{6}/.exec(decrypt(text, sessionSecret))?.[0] ?? '');
    });
});

describe('AUTH-02 guessing a password', () => {
  test('ends after ten tries, for the right one too, in the visitor’s language', async () => {
    const browser = new CookieBrowser();
    const form = await toForm(browser, 'de.');
    const attempt = (word: string) => browser.visit(form.url, { form: { email, password: word } });
    for (let count = 0; count < MOST_LOGIN_TRIES; count++) {
      expect((await attempt(`wrong ${count}`)).status).toBe(422);
    }
    for (const word of ['wrong', password]) {
      const refused = await attempt(word);
      expect(refused.status).toBe(429);
      expect(refused.text).toContain(identityWords(MARKETS.de).login.tooMany);
      expect(valueOf(refused, 'email')).toBe(email);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    }
  });
});

describe('AUTH-02 a flood of logins', () => {
  test('from many networks is told at once to come again, on a page in the visitor’s language', async () => {
    const browser = new CookieBrowser();
    const form = await toForm(browser, 'it.');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, network) =>
        browser.visit(form.url, {
          form: { email: `person-${network}@example.com`, password: 'wrong' },
          headers: { 'x-forwarded-for': `203.0.${network}.1` },
        }),
      ),
    );
    const withStatus = (status: number) => answers.filter((one) => one.status === status);
    const [busy, checked] = [withStatus(503), withStatus(422)];
    expect(busy.length + checked.length).toBe(50);
    expect(checked.length).toBeGreaterThanOrEqual(22);
    expect(busy.length).toBeGreaterThan(0);
    for (const { headers, text } of busy) {
      expect(headers['retry-after']).toBe('5');
      expect(readHtml(text).lang).toBe('it');
    }
    const headers = { 'x-forwarded-for': '203.0.99.1' };
    const honest = await browser.visit(form.url, { form: { email, password }, headers });
    expect(honest.status).toBe(200);
  });
});
