/** The link in an alert's mail, without scripts and without a login (NTFY-03). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOfLinkToken, newLinkToken } from '../../backend/newsletter/link-token.ts';
import { saveAlertLink } from '../../backend/storage/queries/alert-delivery.ts';
import { listAlerts, saveAlert } from '../../backend/storage/queries/alerts.ts';
import { openStorage, type Storage } from '../../backend/storage/storage.ts';
import { CookieBrowser } from '../support/cookie-browser.ts';
import { readHtml } from '../support/html-page.ts';
import { siteToLogInAt } from '../support/login-site.ts';
import { insertAccount } from '../support/sample-account.ts';
import { wordsOf } from '../support/site-words.ts';

const site = siteToLogInAt();
let storage: Storage;
beforeAll(async () => {
  storage = await openStorage({ databaseUrl: undefined, dataFolder: site.dataFolder });
});
afterAll(() => storage?.close());

/** Somebody with three alerts, and the path of a mail of the first of them. */
async function mailedPerson() {
  const accountId = await insertAccount(storage.db, Date.now());
  const alert = { type: 'STOCKOUT_TRAVEL', travelId: 'japan-tokyo-kyoto', tourCode: null } as const;
  for (const travelId of [alert.travelId, 'atlantis', 'lemuria'])
    await saveAlert(storage.db, accountId, {
      ...alert,
      travelId,
      marketId: 'it',
      currency: 'EUR',
      price: null,
      createdAt: Date.now(),
    });
  const token = newLinkToken();
  const link = { ...alert, accountId, tokenHash: hashOfLinkToken(token) };
  await saveAlertLink(storage.db, link, Date.now());
  const alerts = async () => (await listAlerts(storage.db, accountId)).length;
  return { url: `${site.it()}/unsubscribe/${token}`, alerts };
}

test('NTFY-03 the page says which alert it is, ends it, and then all others', async () => {
  const t = await wordsOf('it');
  const { url, alerts } = await mailedPerson();
  const browser = new CookieBrowser();
  const headingOf = (text: string) => readHtml(text).textsOf('h1');

  const asked = await browser.visit(url);
  expect([asked.status, headingOf(asked.text)]).toEqual([200, [t('newsletter:alert.on.title')]]);
  expect(asked.text).toContain('Giappone');
  expect(readHtml(asked.text).robots).toMatch(/^noindex/);
  expect(await alerts()).toBe(3);

  const ended = await browser.visit(url, { form: {} });
  expect([ended.url, headingOf(ended.text)]).toEqual([url, [t('newsletter:alert.off.title')]]);
  expect(ended.text).toContain(t('newsletter:alert.off.others', { count: 2 }));
  expect(await alerts()).toBe(2);

  const all = await browser.visit(url, { form: { all: 'yes' } });
  expect(all.text).toContain(t('newsletter:alert.off.none'));
  expect(await alerts()).toBe(0);
});

test('NTFY-03 a mailbox’s button ends this one alert, in one request (RFC 8058)', async () => {
  const { url, alerts } = await mailedPerson();
  const press = (address: string) =>
    new CookieBrowser().ask(address, { form: { 'List-Unsubscribe': 'One-Click', all: 'yes' } });
  for (const _ of ['once', 'twice']) {
    expect((await press(url)).status).toBe(200);
    expect(await alerts()).toBe(2);
  }
  expect((await press(url.replace(/[\w-]{43}$/, newLinkToken()))).status).toBe(404);
});
