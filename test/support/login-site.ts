/** A site where tests log in at the embedded provider (AUTH-02), with a database and a log of its own. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect } from 'vitest';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { decrypt } from '../../backend/mail/encrypted-text.ts';
import { listMails } from '../../backend/storage/queries/mail-outbox.ts';
import { openStorage } from '../../backend/storage/storage.ts';
import { readSettings } from '../../config/settings.ts';
import { byRole } from './by-role.ts';
import { CookieBrowser, type Page } from './cookie-browser.ts';
import { newFilledFolder } from './filled-data.ts';
import { readHtml } from './html-page.ts';
import { startSite, type SiteProcess } from './site-process.ts';

const { email, password, firstName, lastName } = DEMONSTRATION_ACCOUNT;
export const NAME = `${firstName} ${lastName}`;
export function originOf(name: string, { port }: Pick<SiteProcess, 'port'>): string {
  return `http://${name}localhost:${port}`;
}

/**
 * For a file of tests: it runs while they do.
 * @param environment further settings, known once the test's own servers run
 */
export function siteToLogInAt(environment: () => Readonly<Record<string, string>> = () => ({})) {
  let dataFolder: string;
  let site: SiteProcess;

  beforeAll(async () => {
    dataFolder = await newFilledFolder();
    site = await startSite({ LOG_LEVEL: 'trace', DATA_FOLDER: dataFolder, ...environment() });
  });
  afterAll(async () => {
    await site.stop();
    await rm(dataFolder, { recursive: true, force: true });
  });

  const it = () => originOf('it.', site);
  const loginHost = () => originOf('login.', site);

  /** To the login form, which is the provider's. */
  async function toForm(browser: CookieBrowser, returnTo = '/'): Promise<Page> {
    const query = new URLSearchParams({ returnTo });
    const form = await browser.visit(`${it()}/login?${query}`);
    expect(form.status).toBe(200);
    expect(new URL(form.url).origin).toBe(loginHost());
    return form;
  }

  async function logIn(browser: CookieBrowser, returnTo = '/'): Promise<Page> {
    const form = await toForm(browser, returnTo);
    return browser.visit(form.url, { form: { email, password } });
  }

  /** What the last mail to an address says, as `/dev/mail` shows it; empty where there is none. */
  async function lastMailTo(address: string): Promise<string> {
    const reader = new CookieBrowser();
    const list = byRole((await reader.visit(`${it()}/dev/mail`)).text);
    const row = list.all('row').find(({ within }) => within.all('cell', address).length > 0);
    const path = row?.within.links[0];
    if (path === undefined) return '';
    return readHtml((await reader.visit(it() + path)).text).textsOf('pre')[0] ?? '';
  }

  return {
    it,
    loginHost,
    lastMailTo,
    toForm,
    logIn,
    /** By what its host begins with. */
    originOf: (name: string) => originOf(name, site),
    get port() {
      return site.port;
    },
    get dataFolder() {
      return dataFolder;
    },
    output: () => site.output(),
  };
}

/** The code in the last mail to an address, from the database in a folder; nothing that is a code where there is none. */
export async function codeMailedTo(email: string, dataFolder: string): Promise<string> {
  const storage = await openStorage({ databaseUrl: undefined, dataFolder });
  try {
    const mails = await listMails(storage.db, 100);
    const mail = mails.find(({ to, text }) => to === email && text.includes('[sealed:'));
    const { sessionSecret } = readSettings({ NODE_ENV: 'test' });
    return /\d{6}/.exec(decrypt(mail?.text ?? '', sessionSecret))?.[0] ?? randomUUID();
  } finally {
    await storage.close();
  }
}
