/** What is fetched of a link before it is pressed (API-07). */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { testBrowser, type Visitor } from '../support/browser.ts';
import { pathOfPage } from '../support/site-paths.ts';
import { originOf } from '../support/visit.ts';

const browser = testBrowser();
const MARKET = 'it';
const FROM = pathOfPage('travel', MARKET);
const TO = pathOfPage('itinerary', MARKET);

const link = (page: Page) => page.locator(`main a[href="${TO}"]`).first();

interface Coming extends Visitor {
  /** How the data of the link's page came, each time. */
  readonly ways: readonly ('network' | 'cache')[];
}

/** To the page with the link, where time passes as the test says. */
async function comeToLink({
  savesData = false,
  logIn = false,
  effectiveType = '4g',
} = {}): Promise<Coming> {
  const visitor = await browser.visitor(MARKET);
  const { page, context } = visitor;
  const origin = originOf(MARKET);
  if (logIn) {
    await page.goto(`${origin}/login`);
    await page.locator('[name=email]').fill(DEMONSTRATION_ACCOUNT.email);
    await page.locator('[name=password]').fill(DEMONSTRATION_ACCOUNT.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/`);
  }
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: savesData });
  // Chromium measures it, and cannot be told.
  await page.addInitScript((type) => {
    const { connection } = navigator as Navigator & { readonly connection: object };
    Object.defineProperty(connection, 'effectiveType', { value: type });
  }, effectiveType);
  await devtools.send('Network.enable');
  const ways: ('network' | 'cache')[] = [];
  devtools.on('Network.responseReceived', ({ response: { url, fromDiskCache } }) => {
    if (url.startsWith(`${origin}${TO}.data`)) ways.push(fromDiskCache ? 'cache' : 'network');
  });
  await page.clock.install();
  await visitor.open(FROM);
  return { ...visitor, ways };
}

/** Has the pointer on the link for a second. */
async function rest(page: Page, isWatched = true): Promise<void> {
  // The code that watches links comes at the first sign of a person.
  const watcher =
    isWatched && page.waitForResponse((file) => file.url().includes('/prefetch-links-'));
  await link(page).hover();
  // As text, since tests have another `import`.
  if (watcher) await page.evaluate(`import('${(await watcher).url()}').then(() => {})`);
  // What that begins has begun, whatever it waits for.
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(1_000);
}

async function follow(page: Page): Promise<void> {
  await link(page).click();
  await page.waitForURL(originOf(MARKET) + TO);
}

test('API-07 the data of a link is fetched while the pointer rests on it, and not again when it is pressed', async () => {
  const { page, ways, takeProblems } = await comeToLink();
  await rest(page);
  await expect.poll(() => ways).toEqual(['network']);
  await follow(page);
  expect(ways).toEqual(['network', 'cache']);
  expect(takeProblems()).toEqual([]);
});

test('API-07 the focus counts as the pointer does', async () => {
  const { page, ways } = await comeToLink();
  await link(page).focus();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(1_000);
  await expect.poll(() => ways).toEqual(['network']);
});

test('API-07 what was fetched with other cookies is not used', async () => {
  const { page, context, ways } = await comeToLink();
  await rest(page);
  await expect.poll(() => ways).toEqual(['network']);
  await context.addCookies([{ name: 'another', value: '1', url: originOf(MARKET) }]);
  await follow(page);
  expect(ways).toEqual(['network', 'network']);
});

test.each([
  ['SEO-02 who saves data', { savesData: true }],
  ['who has 2g', { effectiveType: '2g' }],
  ['who has less', { effectiveType: 'slow-2g' }],
  ['SEC-05 who is logged in', { logIn: true }],
])('API-07 nothing is fetched ahead for %s', async (_, who) => {
  const { page, ways } = await comeToLink(who);
  await rest(page, !('savesData' in who));
  await follow(page);
  expect(ways).toEqual(['network']);
});
