/**
 * What a browser sends without being asked: counts, only with a consent (ANA-01), and errors (ERR-02). Requests are
 * counted as they are sent: Playwright does not show the body of a beacon.
 */
import { expect, test } from 'vitest';
import { PAGE_ERRORS_PATH, PAGE_EVENTS_PATH } from '../../contract/beacon-paths.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { blocksOf } from '../support/blocks-in-page.ts';
import { hydrated, testBrowser, type Visitor } from '../support/browser.ts';
import { pathOfPage } from '../support/site-paths.ts';
import { startSite } from '../support/site-process.ts';
import { wordsOf } from '../support/site-words.ts';
import { allowStatistics, eventsModulePath, idleOnce, onlyOne } from '../support/told-events.ts';
import { hostOf } from '../support/visit.ts';

const browser = testBrowser();

const MARKET = 'en-WE';

function requestsFor({ context }: Visitor, path: string): () => number {
  let sent = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === path) sent += 1;
  });
  return () => sent;
}

test('ANA-01 counts leave only where the site counts, and only with a consent', async () => {
  const visitor = await browser.visitor(MARKET);
  const sent = requestsFor(visitor, PAGE_EVENTS_PATH);
  const fetched = requestsFor(visitor, eventsModulePath());
  await allowStatistics(visitor);
  await visitor.open('/');
  await onlyOne(visitor.page, 'page-view');
  expect([fetched(), sent()]).toEqual([1, 0]);

  const site = await startSite({ ANALYTICS_COLLECTOR: 'on' });
  try {
    const { page, context } = visitor;
    const t = await wordsOf(MARKET);
    const nothing = `${pathOf('search', MARKET)}?textSearch=zzqqxx`;
    await context.clearCookies();
    await page.goto(`http://${hostOf(MARKET, site.port)}${nothing}`);
    await hydrated(page);
    await idleOnce(page);

    await page.goto(`http://${hostOf(MARKET, site.port)}/cookies`);
    await page.getByText(t('cookies:statistics.counts')).waitFor();
    // What the page before had asked for was asked for before this one.
    expect([fetched(), sent()]).toEqual([1, 0]);
    await page.getByRole('button', { name: t('cookies:statistics.allow') }).click();
    await page.getByText(t('cookies:statistics.on')).waitFor();
    await expect.poll(sent).toBe(1);
    await page.goto(`http://${hostOf(MARKET, site.port)}${nothing}`);
    // The view of the page, and the search that found nothing.
    await expect.poll(sent).toBe(3);
    await context.clearCookies();
    await page.locator('header a[href="/"]').first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.locator('[data-search-origin] input').first().focus();
    expect(sent()).toBe(3);
  } finally {
    await site.stop();
  }
});

test('ERR-02 errors of a page are sent once each, and five at most', async () => {
  const visitor = await browser.visit(MARKET, '/');
  const sent = requestsFor(visitor, PAGE_ERRORS_PATH);
  const { page } = visitor;
  await page.evaluate(() => {
    reportError(new Error('a fault'));
    reportError(new Error('a fault'));
  });
  await expect.poll(sent).toBe(1);
  await page.evaluate(() => {
    for (let fault = 0; fault < 9; fault++) void Promise.reject(new Error(`fault ${fault}`));
  });
  await expect.poll(sent).toBe(5);
  const isSeen = () => visitor.takeProblems().join().includes('fault 8');
  await expect.poll(isSeen).toBe(true);
  expect(sent()).toBe(5);
});

test('ERR-02 CMS-01 the error of a block is sent, and the block stays as the server drew it', async () => {
  const visitor = await browser.visitor(MARKET);
  const { page } = visitor;
  const sent = requestsFor(visitor, PAGE_ERRORS_PATH);
  // What no block but the carousel asks for, which then fails as it would in a browser that lacks something.
  await page.addInitScript(() => {
    const ask = matchMedia;
    Object.assign(window, {
      matchMedia: (query: string) => {
        if (query === '(hover: hover)') throw new Error('a block fails');
        return ask(query);
      },
    });
  });
  await visitor.open('/');
  const carousel = (await blocksOf(page)).find(({ type }) => type === 'continents-carousel');
  const place = page.locator(`[data-block="${carousel?.id}"]`);
  const links = await place.getByRole('link').count();
  await place.scrollIntoViewIfNeeded();
  await expect.poll(sent).toBe(1);
  expect(await place.getByRole('link').count()).toBe(links);
  expect(links).toBeGreaterThan(0);
  expect(visitor.takeProblems().join()).toContain('a block fails');
});

test('ERR-02 a small form that the server fails at leaves its page, and a toast says so', async () => {
  const visitor = await browser.visit(MARKET, pathOfPage('travel', MARKET));
  const { page } = visitor;
  const t = await wordsOf(MARKET);
  const address = page.url();
  // A currency that there is not, which the server refuses.
  const button = page.locator('footer button[name=currency]').first();
  await button.evaluate((one: HTMLButtonElement) => (one.value = 'XXX'));
  await button.click();
  await page.getByText(t('layout:notification.ERROR')).waitFor();
  expect(page.url()).toBe(address);
  expect(await page.locator('main h1').count()).toBe(1);
});
