/** Statistics and others' scripts in a browser (ANA-01): nothing before a consent, nothing after it is taken back. */
import { expect, test } from 'vitest';
import { CONSENT_COOKIE } from '../../app/cookies/consent.ts';
import { enquiryLinkPath } from '../../contract/enquiry-paths.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { hydrated, testBrowser } from '../support/browser.ts';
import { startSite } from '../support/site-process.ts';
import { bookableTour, travelOf, travelPath } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';
import {
  allowStatistics,
  eventsModulePath,
  idleOnce,
  onlyOne,
  told,
} from '../support/told-events.ts';
import { hostOf, originOf } from '../support/visit.ts';

const browser = testBrowser();

const MARKET = 'en-WE';
const TRAVEL = travelPath(travelOf(bookableTour()), MARKET);

test('ANA-01 without consent nothing is fetched or pushed; given on the page of cookies it counts, taken back it ends', async () => {
  const visitor = await browser.visitor(MARKET);
  const { page, context } = visitor;
  const t = await wordsOf(MARKET);
  let fetched = 0;
  context.on('request', (request) => {
    if (request.url().endsWith(eventsModulePath())) fetched += 1;
  });
  await visitor.open(TRAVEL);
  await page.locator('a[data-opens=gallery]:visible').first().click();
  await page.getByRole('dialog').waitFor();
  await idleOnce(page);
  expect(await told(page, 'page-view')).toBeNull();

  await visitor.open('/cookies');
  // What the page before had asked for was asked for before this one.
  expect(fetched).toBe(0);
  await page.getByRole('button', { name: t('cookies:statistics.allow') }).click();
  await page.getByText(t('cookies:statistics.on')).waitFor();
  await hydrated(page);
  expect(await onlyOne(page, 'page-view')).toMatchObject({ pageType: 'other', label: null });
  expect(fetched).toBe(1);

  // Another window of the same visitor, who takes it back in this one.
  const other = await context.newPage();
  await other.goto(originOf(MARKET) + TRAVEL);
  await hydrated(other);
  await onlyOne(other, 'page-view');
  await page.getByRole('button', { name: t('cookies:statistics.forbid') }).click();
  await page.getByText(t('cookies:statistics.off')).waitFor();
  await hydrated(page);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(CONSENT_COOKIE);

  await other.locator('a[data-opens=gallery]:visible').first().click();
  await other.getByRole('dialog').waitFor();
  await other.keyboard.press('Escape');
  await other.locator('dialog').waitFor({ state: 'detached' });
  await other.locator('[data-age-badge]').first().click();
  await other.waitForURL((url) => url.pathname === pathOf('age-groups', MARKET));
  expect(await told(other, 'age-badge-click')).toEqual([]);
  expect(await told(other, 'gallery-interaction')).toEqual([]);
  expect(await told(page, 'page-view')).toBeNull();
  expect(fetched).toBe(2);
  expect(visitor.takeProblems()).toEqual([]);
});

test('ANA-01 consent is given, taken back and forgotten without scripts', async () => {
  const visitor = await browser.visitor(MARKET, { scripts: 'off' });
  const { page, context } = visitor;
  const t = await wordsOf(MARKET);
  const button = (key: string) => page.getByRole('button', { name: t(`cookies:${key}`) });
  const isAllowed = async () =>
    (await context.cookies()).some(
      ({ name, value }) => name === CONSENT_COOKIE && value === 'statistics',
    );
  await visitor.open('/cookies');
  await button('statistics.allow').click();
  await page.getByText(t('cookies:statistics.isOn')).waitFor();
  expect(await isAllowed()).toBe(true);
  await button('statistics.forbid').click();
  await page.getByText(t('cookies:statistics.isOff')).waitFor();
  expect(await isAllowed()).toBe(false);
  await button('statistics.allow').click();
  await button('statistics.forbid').waitFor();
  await button('forget').click();
  await button('statistics.allow').waitFor();
  expect(await isAllowed()).toBe(false);
});

test('ANA-01 where the module is blocked the site is the same', async () => {
  const visitor = await browser.visitor(MARKET);
  const { page } = visitor;
  await allowStatistics(visitor);
  let blocked = 0;
  await page.route(`**${eventsModulePath()}`, (route) => {
    blocked += 1;
    return route.abort();
  });
  await visitor.open(TRAVEL);
  await expect.poll(() => blocked).toBe(1);
  await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
  await page.locator('a[data-opens=gallery]:visible').first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.locator('header a[href="/"]').first().click();
  await page.waitForURL((url) => url.pathname === pathOf('index', MARKET));
  expect(await page.evaluate(() => 'isTheSameDocument' in window)).toBe(true);
  const problems = visitor.takeProblems();
  expect(problems.filter((problem) => !problem.includes('net::ERR_FAILED'))).toEqual([]);
});

test('ANA-01 scripts of others are fetched once they are allowed, where they are configured', async () => {
  const widget = 'https://chat.example/widget.js';
  const site = await startSite({ MESSAGING_WIDGET_URL: widget });
  const origin = `http://${hostOf(MARKET, site.port)}`;
  const { page, context, leave } = await browser.visitor(MARKET);
  let fetched = 0;
  await context.route(widget, (route) => {
    fetched += 1;
    return route.fulfill({ contentType: 'text/javascript', body: 'window.hasWidget = true;' });
  });
  await page.goto(`${origin}/cookies`);
  await hydrated(page);
  const t = await wordsOf(MARKET);
  await page.getByText(t('cookies:statistics.messaging', { host: 'chat.example' })).waitFor();
  expect(fetched).toBe(0);
  await page.getByRole('button', { name: t('cookies:statistics.allow') }).click();
  await page.waitForFunction(() => 'hasWidget' in window);
  expect(fetched).toBe(1);
  // Where a mailed link leads, the address is a secret, which others' scripts would read (SEC-09).
  await page.goto(`${origin}${enquiryLinkPath('no-such-link')}`);
  await page.waitForFunction(() => (window.dataLayer?.length ?? 0) > 0);
  expect(fetched).toBe(1);
  await page.goto(`${origin}/cookies`);
  await page.waitForFunction(() => 'hasWidget' in window);
  await page.getByRole('button', { name: t('cookies:statistics.forbid') }).click();
  await page.getByText(t('cookies:statistics.off')).waitFor();
  await hydrated(page);
  expect(await page.evaluate(() => 'hasWidget' in window)).toBe(false);
  expect(fetched).toBe(2);
  await leave();
  await site.stop();
});
