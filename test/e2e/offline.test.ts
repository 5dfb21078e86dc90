/** The site without a connection (API-06): what was visited is read as it was, and nothing of somebody else. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { EDGE_WORDS } from '../../edge/words/edge-words.ts';
import { findBarriers } from '../support/barriers.ts';
import { testBrowser, type Visitor } from '../support/browser.ts';
import { byRole } from '../support/by-role.ts';
import { drawn } from '../support/drawn.ts';
import { pathOfPage } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';
import { originOf } from '../support/visit.ts';

const browser = testBrowser();
const MARKET = 'it';
const WORDS = EDGE_WORDS[MARKET].offline;
const ITINERARY = pathOfPage('itinerary', MARKET);
const WISHLIST = pathOf('wishlist', MARKET);
const NOT_FETCHED = 'console: An unknown error occurred when fetching the script.';
/** What is said before the moment, and what may have changed since. */
const [NOTICE = ''] = WORDS.copy.split('{when}');

const come = () => browser.visitor(MARKET, { hasServiceWorker: true });
const heading = (page: Page) => page.locator('h1').innerText();

async function waitForWorker(page: Page): Promise<void> {
  // A worker takes over the pages that have loaded; one that was still loading gets it the next time.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  if (await page.evaluate(() => navigator.serviceWorker.controller === null)) await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const isKept = (page: Page, path: string) =>
  page.evaluate(
    async (kept) => (await caches.match(kept, { ignoreVary: true })) !== undefined,
    path,
  );

async function waitUntilKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => isKept(page, path)).toBe(true);
}

async function logIn({ page }: Visitor): Promise<void> {
  const origin = originOf(MARKET);
  await page.goto(`${origin}/login`);
  await page.locator('[name=email]').fill(DEMONSTRATION_ACCOUNT.email);
  await page.locator('[name=password]').fill(DEMONSTRATION_ACCOUNT.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${origin}/`);
}

test('API-06 A11Y-01 an itinerary that was the first page is read offline, marked as a copy, without prices, seats and scripts', async () => {
  const visitor = await come();
  const { page, context, open } = visitor;
  await open(ITINERARY);
  const title = await heading(page);
  expect(await page.locator('main [data-changing]').count()).toBeGreaterThan(0);
  await waitUntilKept(page, ITINERARY);
  expect(visitor.takeProblems()).toEqual([]);

  await context.setOffline(true);
  await page.goto(originOf(MARKET) + ITINERARY);
  expect(await heading(page)).toBe(title);
  const first = page.locator('body > :first-child');
  expect(await first.innerText()).toContain(NOTICE);
  // Day and time, in the market's time zone.
  const now = new Date();
  const month = now.toLocaleDateString('it', { month: 'long', timeZone: 'Europe/Rome' });
  expect(await first.innerText()).toMatch(new RegExp(`\\d+ ${month} \\d{4}.* \\d{1,2}:\\d\\d`));
  expect(await page.locator('script').count()).toBe(0);
  expect(await page.locator('[data-changing]:visible, form:visible').count()).toBe(0);
  expect((await findBarriers(page, 'all')).found).toEqual([]);
});

test('API-06 a page that is loaded again offline begins with the notice that it is a copy', async () => {
  const { page, context, open } = await come();
  await open(ITINERARY);
  await waitUntilKept(page, ITINERARY);
  await context.setOffline(true);
  await page.reload();
  await drawn(page);
  expect(await page.locator('body > :first-child').innerText()).toContain(NOTICE);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('API-06 A11Y-01 what was not visited is a page that says so, with what was and a way to try again', async () => {
  const visitor = await come();
  const { page, context, open } = visitor;
  await open(pathOfPage('travel', MARKET));
  await waitForWorker(page);
  // By scripts, without a document.
  await page.locator(`main a[href="${ITINERARY}"]`).first().click();
  await page.waitForURL(originOf(MARKET) + ITINERARY);
  await waitUntilKept(page, ITINERARY);

  await context.setOffline(true);
  await page.goto(`${originOf(MARKET)}${pathOf('travels', MARKET)}`);
  expect(await heading(page)).toBe(WORDS.title);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect((await findBarriers(page, 'all')).found).toEqual([]);
  }
  await page.locator(`a[href="${ITINERARY}"]`).click();
  expect(await page.locator('body > :first-child').innerText()).toContain(NOTICE);
  await page.goBack();
  expect(await heading(page)).toBe(WORDS.title);

  await context.setOffline(false);
  await page.getByRole('link', { name: WORDS.retry }).click();
  await expect.poll(() => heading(page)).not.toBe(WORDS.title);
  expect(page.url()).toBe(originOf(MARKET) + pathOf('travels', MARKET));
});

test('API-06 SEC-05 the wishlist is read offline by who is logged in, and by nobody after them', async () => {
  const visitor = await come();
  const { page, context, open } = visitor;
  const t = await wordsOf(MARKET);
  const name = DEMONSTRATION_ACCOUNT.firstName;
  const goOffline = async (path: string) => {
    await context.setOffline(true);
    await page.goto(originOf(MARKET) + path);
    const text = await page.locator('body').innerText();
    const html = await page.content();
    await context.setOffline(false);
    return { text, html, title: await heading(page) };
  };
  await open('/');
  await waitForWorker(page);
  await open(WISHLIST);
  // Of a visitor, nothing is kept.
  await expect.poll(() => isKept(page, WISHLIST)).toBe(false);

  await logIn(visitor);
  await open(WISHLIST);
  await waitUntilKept(page, WISHLIST);
  await open(ITINERARY);
  await waitUntilKept(page, ITINERARY);
  const list = await goOffline(WISHLIST);
  expect(list.text).toContain(NOTICE);
  expect(list.html).toContain(name);
  // It is kept as everybody sees it.
  expect((await goOffline(ITINERARY)).html).not.toContain(name);

  await open('/logout');
  await page.getByRole('button', { name: t('login:logout.confirm') }).click();
  await page.waitForURL(`${originOf(MARKET)}/`);
  await expect.poll(() => isKept(page, WISHLIST)).toBe(false);
  const after = await goOffline(WISHLIST);
  expect(after.title).toBe(WORDS.title);
  expect(after.html).not.toContain(name);
  expect(byRole(after.html).links).toContain(ITINERARY);
});

test('API-06 SEC-05 a session that has ended elsewhere takes the kept wishlist with it, at the next page', async () => {
  const visitor = await come();
  const { page, context, open } = visitor;
  await logIn(visitor);
  await open('/');
  await waitForWorker(page);
  await open(WISHLIST);
  await waitUntilKept(page, WISHLIST);
  await context.clearCookies({ name: 'session' });
  await open('/');
  await expect.poll(() => isKept(page, WISHLIST)).toBe(false);
});

test('API-06 LAY-07 whoever has everything forgotten has no copies either', async () => {
  const { page, open } = await come();
  const t = await wordsOf(MARKET);
  await open(ITINERARY);
  await waitForWorker(page);
  await waitUntilKept(page, ITINERARY);
  await open('/cookies');
  await page.getByRole('button', { name: t('cookies:forget') }).click();
  await page.getByText(t('cookies:forgotten')).waitFor();
  await expect.poll(() => isKept(page, ITINERARY)).toBe(false);
});

test('API-06 a worker that does not come is no error', async () => {
  const visitor = await come();
  const { page, context, open } = visitor;
  const refused = context.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/sw.js'),
  );
  await context.route('**/sw.js', (route) => route.abort());
  await open(ITINERARY);
  await refused;
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  // The browser's own word; of an uncaught error it says more.
  const problems = visitor.takeProblems().filter((problem) => !problem.endsWith(NOT_FETCHED));
  expect(problems).toEqual([]);
});
