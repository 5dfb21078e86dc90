/** What scripts change of a page is heard, and leaves the focus somewhere (A11Y-02). */
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { CURRENCY_COOKIE } from '../../app/layout/visitor-choices.server.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { DESKTOP, PHONE, testBrowser } from '../support/browser.ts';
import { expectFocus } from '../support/focus.ts';
import { routeCodeOf } from '../support/route-code.ts';
import { unfoldingMenu } from '../support/site-content.ts';
import { bookableTour, travelOf, travelPath } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';
import { originOf } from '../support/visit.ts';

const browser = testBrowser();

const MENU = unfoldingMenu('de');

const heard = (page: Page, text: string) =>
  page.locator('[aria-live="polite"]').getByText(text).waitFor({ state: 'attached' });

test.each([
  ['a panel of the header', DESKTOP],
  ['the menu of a phone', PHONE],
])(
  'A11Y-02 a page that is reached from %s tells its title, and has the focus',
  async (_, viewport) => {
    const { page, open, takeProblems } = await browser.visitor('de', { viewport });
    const t = await wordsOf('de');
    await open(pathOf('travels', 'de'));
    const titleBefore = await page.title();
    const banner = page.getByRole('banner');
    if (viewport === PHONE) {
      await banner.locator('summary', { hasText: t('layout:header.menu') }).press('Enter');
    }
    await banner.locator('summary:visible', { hasText: MENU.label }).press('Enter');
    await banner.getByRole('link', { name: MENU.link, exact: true }).press('Enter');
    await page.waitForFunction((before) => document.title !== before, titleBefore);
    await heard(page, await page.title());
    await expectFocus(page.locator('#main'));
    expect(takeProblems()).toEqual([]);
  },
);

test('LAY-08 LAY-13 A11Y-02 a closed bar is told, leaves the focus at the page and the address as it was', async () => {
  const { page, open, takeProblems } = await browser.visitor('de');
  const t = await wordsOf('de');
  const path = `${pathOf('travels', 'de')}#main`;
  await open(path);
  const close = page.getByRole('button', { name: t('layout:banner.close') });
  await expect.poll(() => close.count()).toBe(1);
  await close.press('Enter');
  await close.waitFor({ state: 'detached' });
  await heard(page, t('layout:banner.closed'));
  await expectFocus(page.locator('#main'));
  expect(page.url().endsWith(path)).toBe(true);
  expect(takeProblems()).toEqual([]);
});

describe('ERR-02 where code cannot be fetched any more', () => {
  const withTypedText = async () => {
    const visitor = await browser.visitor('it');
    const { page, open } = visitor;
    await open('/');
    const email = page.locator('form[action="/newsletter"] input[name=email]');
    await email.fill('ada@example');
    await routeCodeOf(page);
    return { ...visitor, email };
  };
  const linkTo = (page: Page, path: string) =>
    page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();

  test('a link that is come near leaves the page as it is, and what was typed', async () => {
    const { page, context, email } = await withTypedText();
    const loads: string[] = [];
    page.on('framenavigated', (frame) => loads.push(frame.url()));
    await context.setOffline(true);
    const sales = linkTo(page, pathOf('sales', 'it'));
    for (const link of [linkTo(page, '/cookies'), linkTo(page, pathOf('travels', 'it')), sales]) {
      await link.focus();
      await link.hover();
    }
    expect(await email.inputValue()).toBe('ada@example');
    await context.setOffline(false);
    await sales.press('Enter');
    await page.waitForURL((url) => url.pathname === pathOf('sales', 'it'));
    expect(loads).toEqual([page.url()]);
  });

  test.each([pathOf('travels', 'it'), '/cookies'])(
    'since the site was put up anew, the first press of %s leads there',
    async (path) => {
      const { page } = await withTypedText();
      const gone = '**/assets/*.js';
      await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }));
      // With a document, or in this one where its code has come with that of the page before.
      await linkTo(page, path).click();
      await page.waitForURL((url) => url.pathname === path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expect.poll(() => page.locator('[data-failed-blocks]').count()).toBe(0);
    },
  );
});

test('ERR-02 a page that is left for another one while it still comes is no error', async () => {
  const { page, open, takeProblems } = await browser.visitor('it');
  await page.addInitScript(keepAnswersOpen);
  await open(pathOf('travels', 'it'));
  const held = await holdScripts(page);
  const linkTo = (path: string) =>
    page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();
  await linkTo(pathOf('sales', 'it')).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.answers)).toBe('1');
  const path = pathOf('coordinators', 'it');
  await linkTo(path).click();
  held.release();
  await page.waitForURL((url) => url.pathname === path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(takeProblems()).toEqual([]);
});

test('MKT-07 where another currency was chosen in another tab, the next page is all in that one', async () => {
  const { page, context, open } = await browser.visitor('en-WE');
  const tour = bookableTour();
  await open(travelPath(travelOf(tour), 'en-WE'));
  await context.addCookies([{ name: CURRENCY_COOKIE, value: 'EUR', url: originOf('en-WE') }]);
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${pathOf('sales', 'en-WE')}"]`)
    .click();
  await page.waitForURL((url) => url.pathname === pathOf('sales', 'en-WE'));
  const signs = async () => new Set((await page.locator('main').innerText()).match(/[£€]/g));
  await expect.poll(signs).toEqual(new Set(['€']));
  const chosen = page.getByRole('contentinfo').locator('button[name=currency][aria-pressed=true]');
  await expect.poll(() => chosen.getAttribute('value')).toBe('EUR');
});

/** Lets what a link asks for come, and never end until nobody wants it; how many came is written at the root. */
function keepAnswersOpen(): void {
  const ask = window.fetch;
  let isFirst = true;
  window.fetch = async (input, init) => {
    const answer = await ask(input, init);
    const signal = init?.signal;
    if (!isFirst || !signal || !answer.url.includes('.data')) return answer;
    isFirst = false;
    const whole = new Uint8Array(await answer.arrayBuffer());
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(whole);
        document.documentElement.dataset.answers = '1';
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body, { status: answer.status, headers: answer.headers });
  };
}

/** Holds the code that the page asks for from now on, until it is released. */
async function holdScripts(page: Page): Promise<{ readonly release: () => void }> {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return { release };
}

test.each(['no-preference', 'reduce'] as const)(
  'LAY-13 the poster of a card goes along to its page and back, with motion %s',
  async (reducedMotion) => {
    const { page, open, takeProblems } = await browser.visitor('it', { reducedMotion });
    await page.addInitScript(() => {
      // After React's own listener, which is the document's.
      window.addEventListener('click', () => {
        const posters = [...document.querySelectorAll('img')].filter(
          (image) => getComputedStyle(image).viewTransitionName === 'poster',
        );
        document.documentElement.dataset.posters = String(posters.length);
      });
    });
    await open(pathOf('search', 'it'));
    const link = page.locator('main li:has(> img) h4 a');
    const href = await link.first().getAttribute('href');
    await link.first().click();
    await page.waitForURL((url) => url.pathname === href);
    await page.locator('#when').waitFor();
    const expected = reducedMotion === 'reduce' ? 0 : 1;
    expect(await page.locator('html').getAttribute('data-posters')).toBe(String(expected));
    await page.goBack();
    await expect.poll(() => link.count()).toBeGreaterThan(1);
    // It goes back there, too.
    const card = page.locator('main li:has(> img)').first().locator('img').first();
    expect(await card.evaluate((image) => getComputedStyle(image).viewTransitionName)).toBe(
      reducedMotion === 'reduce' ? 'none' : 'poster',
    );
    expect(takeProblems()).toEqual([]);
  },
);
