/** What a visitor is told when the embedded provider cannot, or will not, log anybody in. */
import { DatabaseSync } from 'node:sqlite';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { MOST_LOGIN_TRIES } from '../../backend/identity/login-limit.ts';
import { CookieBrowser, type Page } from '../support/cookie-browser.ts';
import { newFilledFolder } from '../support/filled-data.ts';
import { startSite, type SiteProcess } from '../support/site-process.ts';

const { email, password } = DEMONSTRATION_ACCOUNT;

let dataFolder: string;
let site: SiteProcess;
beforeAll(async () => {
  dataFolder = await newFilledFolder();
  site = await startSite({ DATA_FOLDER: dataFolder });
});
afterAll(async () => {
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const toForm = (browser: CookieBrowser, market: string): Promise<Page> =>
  browser.visit(`http://${market}localhost:${site.port}/login`);

/** Runs the work while another connection holds the lock on the database. */
async function whileLocked(work: () => Promise<void>): Promise<void> {
  const other = new DatabaseSync(join(dataFolder, 'cordata.sqlite'));
  other.exec('begin immediate');
  try {
    await work();
  } finally {
    other.exec('rollback');
    other.close();
  }
}

describe('REL-01 a database that is locked', () => {
  test('is told on a page, where the login begins and where it ends', async () => {
    const browser = new CookieBrowser();
    const form = await toForm(browser, 'it.');
    expect(form.status).toBe(200);
    await whileLocked(async () => {
      for (const page of [
        await browser.visit(form.url, { form: { email, password } }),
        await toForm(new CookieBrowser(), 'it.'),
      ]) {
        expect(page.status).toBe(503);
        expect(page.text).toMatch(/<html lang="it"/);
        expect(page.headers['retry-after']).toBe('5');
        expect(page.headers['content-security-policy']).toContain("default-src 'none'");
      }
    });
    expect((await browser.visit(form.url, { form: { email, password } })).status).toBe(200);
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
      expect(refused.text).toContain('Zu viele Versuche');
      expect(refused.text).toContain(`value="${email}"`);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    }
  });
});
