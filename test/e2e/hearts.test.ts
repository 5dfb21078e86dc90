/** Hearts of who is logged in: what a press says, keeps, and takes back where the answer is no (WISH-01). */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Locator, Page, Request } from 'playwright-core';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { pathOf } from '../../contract/route-paths.ts';
import type { MarketId } from '../../domain/market.ts';
import { expectHydrated } from '../support/blocks-in-page.ts';
import { testBrowser, type Visitor, type VisitorOptions } from '../support/browser.ts';
import { expectFocus } from '../support/focus.ts';
import { loseForms } from '../support/lost-answers.ts';
import { pathOfPage, type SitePage } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';
import { originOf } from '../support/visit.ts';

const browser = testBrowser();
const MARKET = 'en-WE';
const TRAVEL = pathOfPage('travel', MARKET);
const SAVED = '**/saved.data*';

async function logIn(marketId: MarketId, options: VisitorOptions) {
  const visitor = await browser.visitor(marketId, options);
  const { page } = visitor;
  const origin = originOf(marketId);
  await page.goto(`${origin}/login`);
  await page.locator('[name=email]').fill(DEMONSTRATION_ACCOUNT.email);
  await page.locator('[name=password]').fill(DEMONSTRATION_ACCOUNT.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${origin}/`);
  return visitor;
}

/** The travel's own heart, on its page. */
async function heartOf(page: Page): Promise<Locator> {
  const t = await wordsOf(MARKET);
  const name = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
  return page.getByRole('button', { name: t('login:heart.label', { name }), exact: true }).first();
}

const pressed = (heart: Locator) => heart.getAttribute('aria-pressed');

test.each(['off', 'on'] as const)(
  'WISH-01 WISH-03 WISH-04 with scripts %s a heart saves, takes away, and leads to an undo and a reason',
  async (scripts) => {
    const { page, open } = await logIn(MARKET, { scripts });
    const t = await wordsOf(MARKET);
    const items = page.locator('main article');
    const button = (key: string) => page.getByRole('main').getByRole('button', { name: t(key) });
    await open(TRAVEL);
    const heart = await heartOf(page);
    expect(await pressed(heart)).toBe('false');
    await heart.click();
    await page.getByText(t('login:heart.added')).waitFor();
    await expect.poll(() => pressed(heart)).toBe('true');
    await heart.click();
    await page.getByRole('link', { name: t('login:heart.why') }).click();
    await button('wishlist:removed.undo').waitFor();
    expect(await items.count()).toBe(0);

    // Nobody has to say why: without a reason the list is as it was.
    await page.getByText(t('wishlist:reason.title')).click();
    const isSent = page.waitForResponse((response) => response.request().method() === 'POST');
    await button('wishlist:reason.send').click();
    await isSent;
    await button('wishlist:removed.undo').click();
    await page.getByText(t('wishlist:restored')).waitFor();
    expect(await items.count()).toBe(1);
    await button('wishlist:remove').click();
    await button('wishlist:removed.undo').waitFor();
    expect(await items.count()).toBe(0);
  },
);

/** Every kind of page that has hearts; those of a listing stand on its cards. */
const PAGES_WITH_HEARTS = [
  'home',
  'area',
  'search',
  'search for travels',
  'travel',
  'itinerary',
  'tour',
  'departed tour',
  'coordinator',
] as const satisfies readonly SitePage[];

describe('WISH-01 ERR-02 hearts of every kind of page', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await logIn('it', { isAmongOthers: true });
  });
  afterAll(() => visitor.leave());

  test.each(PAGES_WITH_HEARTS)(
    'on %s one goes back with a word where no answer comes, and saves once at the end',
    async (kind) => {
      const { page, open } = visitor;
      onTestFinished(() => page.unrouteAll());
      const t = await wordsOf('it');
      const main = page.getByRole('main');
      await open(pathOfPage(kind, 'it'));
      const label = await main
        .locator('button[aria-pressed="false"][aria-label]')
        .first()
        .getAttribute('aria-label');
      const heart = main.getByRole('button', { name: label ?? '', exact: true }).first();
      const travelId = await heart.evaluate((button: HTMLButtonElement) => {
        return new FormData(button.form ?? undefined).get('travelId');
      });
      await expectHydrated(heart);
      const box = await heart.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      const toast = (words: 'failed' | 'added') =>
        page.locator('[aria-live="polite"]').getByText(t(`login:heart.${words}`));
      const dismiss = page.getByRole('button', { name: t('layout:toast.dismiss'), exact: true });
      let presses = 0;
      let forms = 0;
      const press = () => {
        presses += 1;
        return heart.click();
      };
      const countForms = (request: Request) => {
        if (request.method() === 'POST') forms += 1;
      };
      page.on('request', countForms);

      for (const loss of ['busy proxy', 'failed', 'lost on the way back'] as const) {
        const mend = await loseForms(page, loss);
        await press();
        await toast('failed').waitFor();
        await expect.poll(() => pressed(heart), { message: loss }).toBe('false');
        await expectFocus(heart);
        await dismiss.click();
        await toast('failed').waitFor({ state: 'detached' });
        await mend();
      }

      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(SAVED, (route) => held.then(() => route.continue()));
      await press();
      await expect.poll(() => pressed(heart)).toBe('true');
      answer();
      await toast('added').waitFor();
      expect(await pressed(heart)).toBe('true');
      await page.unroute(SAVED);
      expect(forms).toBe(presses);
      page.off('request', countForms);

      await open(pathOf('wishlist', 'it'));
      expect(await main.locator('article').count()).toBe(1);
      await page.evaluate(
        (form) => fetch('/saved', { method: 'POST', body: new URLSearchParams(form) }),
        { intent: 'removeListed', travelId: String(travelId), confirmed: 'yes' },
      );
    },
  );
});
