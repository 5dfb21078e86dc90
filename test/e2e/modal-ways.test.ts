/** Modals on the way (LAY-11, LAY-12): how they move, what is done in them, and where scripts do not run or arrive. */
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { MarketId } from '../../domain/market.ts';
import { formatMoney } from '../../domain/money.ts';
import { hydrated, PHONE, testBrowser, type VisitorOptions } from '../support/browser.ts';
import { arriveAt, sendFiltersOf, startJourney, type Journey } from '../support/journey.ts';
import { modalPath } from '../support/modal-pages.ts';
import { bookableTour, coordinatorPath, pathOfPage, travelOf } from '../support/site-paths.ts';
import {
  dialogOf,
  modalOf,
  narrowModal,
  gallery,
  expectModal,
  openGallery,
  expectClosed,
} from '../support/opened-modal.ts';

const browser = testBrowser();

const newJourney = async (marketId: MarketId, options: VisitorOptions = {}): Promise<Journey> =>
  startJourney(await browser.visitor(marketId, options));

describe('LAY-11 movement', () => {
  /** Delay and length of what the parts come with, as their style says: by now it may be over. */
  const movements = (page: Page) =>
    dialogOf(page).evaluate((dialog) =>
      [...dialog.children]
        .map((part) => getComputedStyle(part))
        .filter(({ animationName }) => animationName !== 'none')
        .map(({ animationDelay, animationDuration }) => [animationDelay, animationDuration]),
    );
  /** What Escape sets going: the milliseconds that each movement takes until it is closed. */
  const closingMovements = async (page: Page): Promise<number[]> => {
    const noted = await dialogOf(page).evaluateHandle((dialog) => {
      const durations: number[] = [];
      const note = () => {
        for (const { effect } of dialog.getAnimations({ subtree: true })) {
          durations.push(Number(effect?.getTiming().duration));
        }
      };
      new MutationObserver(note).observe(dialog, { attributeFilter: ['data-closing'] });
      return durations;
    });
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    return noted.jsonValue();
  };

  test('it comes after 200 ms, and goes within 200 ms', async () => {
    const journey = await newJourney('it', { reducedMotion: 'no-preference' });
    const { page } = journey;
    await openGallery(journey);
    expect(await movements(page)).toContainEqual(['0.2s', '0.2s']);
    expect(await closingMovements(page)).toContain(200);
    await expectClosed(journey);
  });

  test('nothing moves and nothing waits for who has asked for less motion', async () => {
    const journey = await newJourney('it', { reducedMotion: 'reduce' });
    const { page } = journey;
    await openGallery(journey);
    expect(await movements(page)).toEqual([]);
    expect(await closingMovements(page)).toEqual([]);
  });

  test('a page drawn with it shows it at once', async () => {
    const journey = await newJourney('it', { reducedMotion: 'no-preference' });
    await journey.visitor.open(modalPath('travel', 'it', { modal: 'gallery' }));
    await expectModal(journey.page);
    expect(await movements(journey.page)).toEqual([]);
  });
});

test('MKT-07 LAY-12 tabs are one step of the history; a chosen currency closes the modal', async () => {
  const journey = await newJourney('it');
  const { page, visitor, t } = journey;
  const path = pathOfPage('travel', 'it');
  await visitor.open(path);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: t('layout:modal.languages') }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('link', { name: t('modals:languagesCurrencies.tab.currency') }).click();
  await dialog.getByRole('button', { name: 'USD $' }).click();
  await dialog.waitFor({ state: 'detached' });
  await arriveAt(journey, path, { modal: null, type: null });
  const pot = travelOf(bookableTour()).facts.moneyPot.USD ?? 0;
  const amount = formatMoney(pot, 'USD').replace('\u00a0', ' ');
  await page.getByRole('main').getByText(amount).first().waitFor();
  await page.goBack();
  await arriveAt(journey, path, { modal: null });
  expect(visitor.takeProblems()).toEqual([]);
});

test('LAY-12 a link out of a modal leads to another page, without it', async () => {
  const journey = await newJourney('de');
  const { page, visitor, t } = journey;
  const tour = bookableTour();
  await visitor.open(modalPath('tour', 'de', { modal: 'coordinator' }));
  const name = new RegExp(t('modals:coordinator.page', { name: '.+' }));
  await dialogOf(page).getByRole('link', { name }).click();
  await arriveAt(journey, coordinatorPath(tour.coordinatorId ?? '', 'de'), { modal: null });
  await dialogOf(page).waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(visitor.takeProblems()).toEqual([]);
});

test('RES-11 LAY-12 on a phone filters are set, and taken away, in a modal', async () => {
  const journey = await newJourney('en-US', { viewport: PHONE });
  const { page, visitor, t } = journey;
  await visitor.open(modalPath('search', 'en-US', { textSearch: 'b' }));
  await page.getByRole('link', { name: `${t('listing:filter.title')} (1)` }).click();
  const dialog = dialogOf(page);
  const apply = sendFiltersOf(journey);
  const promised = () => apply.innerText();
  await dialog.getByText(t('listing:filter.discounted')).click();
  // What it would find, before it is sent (RES-10).
  await expect.poll(promised).toMatch(/\d/);
  const [count] = /\d[\d,]*/.exec(await promised()) ?? [];
  await apply.click();
  const search = pathOfPage('search', 'en-US');
  await arriveAt(journey, search, { textSearch: 'b', discounted: 'true', modal: null });
  await dialog.waitFor({ state: 'detached' });
  const found = page.getByRole('main').getByRole('status').filter({ hasText: /^\d/ });
  await expect.poll(() => found.innerText()).toMatch(new RegExp(`^${count} `));

  await page.getByRole('link', { name: `${t('listing:filter.title')} (2)` }).click();
  await dialog.getByRole('link', { name: t('listing:filter.clearAll') }).click();
  await arriveAt(journey, search, { textSearch: null, discounted: null, modal: null });
  await dialog.waitFor({ state: 'detached' });
  expect(visitor.takeProblems()).toEqual([]);
});

describe('LAY-11 without scripts', () => {
  test('scripts lost: links open it and close it', async () => {
    const journey = await newJourney('it', { scripts: 'lost' });
    const { page, visitor, t } = journey;
    await visitor.open(pathOfPage('travel', 'it'));
    for (const close of [
      () => page.getByRole('link', { name: t('modals:close') }).click(),
      () => page.mouse.click(8, 450),
    ]) {
      await narrowModal(journey).click();
      await dialogOf(page).getByRole('heading').first().waitFor();
      // Before its styles have come there is nothing where the click is to go.
      await page.waitForLoadState('load');
      expect(modalOf(page)).toBe('wishlist-steps');
      await close();
      await arriveAt(journey, pathOfPage('travel', 'it'), { modal: null });
      await expect.poll(() => dialogOf(page).count()).toBe(0);
    }
  });
});

test('LAY-11 A11Y-02 scripts off: the focus begins in it, and does not get behind it', async () => {
  const { page, visitor } = await newJourney('it', { scripts: 'off' });
  await visitor.open(modalPath('travel', 'it', { modal: 'gallery' }));
  const place = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement === document.body) return 'browser';
      return activeElement?.closest('dialog') ? 'modal' : 'page';
    });
  // The browser gives `autofocus` its focus with a frame that it draws, which may come after the load.
  await expect.poll(place).toBe('modal');
  const places: string[] = [];
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    places.push(await place());
  }
  expect(places).not.toContain('page');
});

test('LAY-11 where its code does not arrive the server draws it', async () => {
  const journey = await newJourney('it');
  const { page, visitor } = journey;
  await visitor.open(pathOfPage('travel', 'it'));
  await page.route(/\/assets\/modal/, (route) => route.abort());
  const isLoaded = page.waitForEvent('load');
  await gallery(journey).click();
  await isLoaded;
  await dialogOf(page).getByRole('figure').first().waitFor();
  await page.unroute(/\/assets\/modal/);
  await page.reload();
  await hydrated(page);
  await expectModal(page);
});
