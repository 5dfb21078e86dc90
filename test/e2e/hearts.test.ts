/** Hearts of who is logged in: what a press says, keeps, and takes back where the answer is no (WISH-01). */
import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { testBrowser, type VisitorOptions } from '../support/browser.ts';
import { loseForms, LOSSES } from '../support/lost-answers.ts';
import { bookableTour, travelOf, travelPath } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';
import { originOf } from '../support/visit.ts';

const browser = testBrowser();
const MARKET = 'en-WE';
const ORIGIN = originOf(MARKET);
const LIST = pathOf('wishlist', MARKET);
const TRAVEL = travelPath(travelOf(bookableTour()), MARKET);

async function logIn(options: VisitorOptions) {
  const visitor = await browser.visitor(MARKET, options);
  const { page } = visitor;
  await page.goto(`${ORIGIN}/login`);
  await page.locator('[name=email]').fill(DEMONSTRATION_ACCOUNT.email);
  await page.locator('[name=password]').fill(DEMONSTRATION_ACCOUNT.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${ORIGIN}/`);
  return visitor;
}

/** The travel's own heart, on its page. */
async function heartOf(page: Page): Promise<Locator> {
  const t = await wordsOf(MARKET);
  const name = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
  return page.getByRole('button', { name: t('login:heart.label', { name }), exact: true }).first();
}

const pressed = (heart: Locator) => heart.getAttribute('aria-pressed');

test('WISH-01 WISH-04 without scripts a heart saves, leads back, and takes away again', async () => {
  const { page, open } = await logIn({ scripts: 'off' });
  await open(TRAVEL);
  const heart = await heartOf(page);
  expect(await pressed(heart)).toBe('false');
  await heart.click();
  await page.waitForURL((url) => url.pathname === TRAVEL);
  await expect.poll(() => pressed(heart)).toBe('true');
  await open(LIST);
  expect(await page.locator('main article').count()).toBe(1);
  await open(TRAVEL);
  await heart.click();
  await expect.poll(() => pressed(heart)).toBe('false');
  await open(LIST);
  expect(await page.locator('main article').count()).toBe(0);
});

test('WISH-01 ERR-02 a heart answers at once, and goes back with a word where no answer comes', async () => {
  const { page, open } = await logIn({});
  const t = await wordsOf(MARKET);
  await open(TRAVEL);
  const heart = await heartOf(page);
  const before = await heart.boundingBox();
  expect(Math.min(before?.width ?? 0, before?.height ?? 0)).toBeGreaterThanOrEqual(24);

  for (const loss of LOSSES) {
    const mend = await loseForms(page, loss);
    await heart.click();
    await page.getByText(t('login:heart.failed')).first().waitFor();
    await expect.poll(() => pressed(heart), { message: loss }).toBe('false');
    await mend();
    await open(TRAVEL);
  }

  // A slow answer: the heart is filled before it comes, and stays so after it.
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/saved.data*', async (route) => {
    await held;
    await route.continue();
  });
  await heart.click();
  await expect.poll(() => pressed(heart)).toBe('true');
  const answered = page.waitForResponse((response) => response.url().includes('/saved.data'));
  answer();
  expect((await answered).status()).toBe(200);
  await page.unrouteAll();
  await open(TRAVEL);
  expect(await pressed(heart)).toBe('true');
  const taken = page.waitForResponse((response) => response.url().includes('/saved.data'));
  await heart.click();
  await expect.poll(() => pressed(heart)).toBe('false');
  await taken;
  await open(TRAVEL);
  expect(await pressed(heart)).toBe('false');
});
