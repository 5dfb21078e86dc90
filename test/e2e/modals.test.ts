/** Modals with scripts (LAY-11): the address opens and closes them, and the page behind stays as it is. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { MarketId } from '../../domain/market.ts';
import { formatMoney } from '../../domain/money.ts';
import { hydrated, PHONE, testBrowser, type VisitorOptions } from '../support/browser.ts';
import { expectFocus } from '../support/focus.ts';
import { arriveAt, sendFiltersOf, startJourney, type Journey } from '../support/journey.ts';
import { modalPath } from '../support/modal-pages.ts';
import { originOf } from '../support/visit.ts';
import { bookableTour, coordinatorPath, pathOfPage, travelOf } from '../support/site-paths.ts';
import { visitedMarkets } from '../support/visited-markets.ts';

const browser = testBrowser();
beforeAll(browser.launch);
afterAll(browser.close);

const newJourney = async (marketId: MarketId, options: VisitorOptions = {}): Promise<Journey> =>
  startJourney(await browser.visitor(marketId, options));
const dialogOf = (page: Page) => page.getByRole('dialog');
const modalOf = (page: Page) => new URL(page.url()).searchParams.get('modal');
const gallery = ({ page, t }: Journey) =>
  page.getByRole('link', { name: t('travel:modal.pictures'), exact: true });
const stepsOf = (page: Page) => page.evaluate(() => history.length);
const isIn = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('dialog') !== null);
const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);

/** Drawn by the server it is seen before scripts make it a modal. */
const expectModal = (page: Page) => page.locator('dialog:modal').waitFor();

/** Opens the gallery of a travel page by its link. */
async function openGallery(journey: Journey): Promise<void> {
  const { page, visitor, marketId } = journey;
  await visitor.open(pathOfPage('travel', marketId));
  await gallery(journey).click();
  await expectModal(page);
}

async function expectClosed({ page, marketId }: Journey): Promise<void> {
  await dialogOf(page).waitFor({ state: 'detached' });
  await page.waitForURL(({ href }) => href.endsWith(pathOfPage('travel', marketId)));
}

test.each(visitedMarkets(['it', 'de', 'en-US']))(
  'LAY-11 in %s a link opens it over the page, keeps the focus in, and Escape gives it back',
  async (marketId) => {
    const journey = await newJourney(marketId);
    const { page, visitor } = journey;
    await visitor.open(pathOfPage('travel', marketId));
    await gallery(journey).focus();
    await page.evaluate(() => window.scrollTo(0, 40));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));

    await page.keyboard.press('Enter');
    await expectModal(page);
    expect(modalOf(page)).toBe('gallery');
    for (let stop = 0; stop < 6; stop += 1) {
      // After the last stop the focus is on the browser's own controls, which a page calls its body.
      await expect.poll(() => isIn(page)).toBe(true);
      await page.keyboard.press(stop % 2 ? 'Tab' : 'Shift+Tab');
      if (await page.evaluate(() => document.activeElement === document.body)) {
        await page.keyboard.press('Tab');
      }
    }
    await page.keyboard.press('Escape');
    await expectClosed(journey);
    await expectFocus(gallery(journey));
    await expect.poll(() => scrollOf(page)).toBe(40);
    // Pictures of the gallery, and what the browser asks for at each new address.
    expect(asked.filter((path) => !/^\/(resource\/|favicon)/.test(path))).toEqual([]);
    expect(visitor.takeProblems()).toEqual([]);
    await visitor.leave();
  },
);

test('LAY-11 its code and words are fetched when it is about to be opened, and not before', async () => {
  const journey = await newJourney('it');
  const { page, visitor } = journey;
  const words: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/modals-[^/]+\.js$/.test(request.url())) words.push(request.url());
  });
  await visitor.open(pathOfPage('travel', 'it'));
  expect(words).toEqual([]);
  await gallery(journey).click();
  await dialogOf(page).waitFor();
  expect(words).toHaveLength(1);
  await visitor.leave();
});

test('LAY-11 back closes, forward opens, and closing leaves no step behind', async () => {
  const journey = await newJourney('it');
  const { page, visitor } = journey;
  await openGallery(journey);
  const steps = await stepsOf(page);
  await page.goBack();
  await expectClosed(journey);
  await page.goForward();
  await dialogOf(page).waitFor();
  await page.keyboard.press('Escape');
  await expectClosed(journey);
  await page.goForward();
  await dialogOf(page).waitFor();
  expect(await stepsOf(page)).toBe(steps);
  expect(visitor.takeProblems()).toEqual([]);
  await visitor.leave();
});

describe('LAY-11 it is closed', () => {
  test.each([
    [
      'by its link',
      ({ page, t }: Journey) => page.getByRole('link', { name: t('modals:close') }).click(),
    ],
    ['beside it', ({ page }: Journey) => page.mouse.click(8, 450)],
  ])('%s', async (_, close) => {
    const journey = await newJourney('de');
    await openGallery(journey);
    await close(journey);
    await expectClosed(journey);
    await expectFocus(gallery(journey));
    await journey.visitor.leave();
  });
});

test('LAY-11 drawn by the server: scripts make it a modal, and closing it takes its place', async () => {
  const journey = await newJourney('de');
  const { page, visitor } = journey;
  await visitor.open(modalPath('travel', 'de', { modal: 'gallery', layout: '420' }));
  await expectModal(page);
  await expect.poll(() => isIn(page)).toBe(true);
  const panelWidth = async () => (await dialogOf(page).locator('> div').boundingBox())?.width;
  await expect.poll(panelWidth).toBe(420);
  const steps = await stepsOf(page);
  await page.keyboard.press('Escape');
  await expectClosed(journey);
  expect(await stepsOf(page)).toBe(steps);
  // To any of the links that open it: nobody has pressed one.
  const isAtLink = () => document.activeElement?.matches('[data-opens="gallery"]');
  await page.waitForFunction(isAtLink);
  expect(visitor.takeProblems()).toEqual([]);
  await visitor.leave();
});

describe('LAY-11 an Escape that a page cannot refuse, since nobody has touched it yet', () => {
  // Whatever a test asks of a page counts as a touch: the page itself tells that it is ready.
  const READY = 'the modal is ready';
  const tellWhenReady = (message: string) => {
    const timer = setInterval(() => {
      if (!document.querySelector('dialog:modal')) return;
      clearInterval(timer);
      console.info(message);
    }, 20);
  };

  test.each([
    ['one', 1, 'reduce'],
    ['one', 1, 'no-preference'],
    ['two', 2, 'no-preference'],
  ] as const)('%s closes it, and its link opens it again', async (_, presses, reducedMotion) => {
    const journey = await newJourney('it', { reducedMotion });
    const { page, visitor } = journey;
    await page.addInitScript(tellWhenReady, READY);
    const isReady = page.waitForEvent('console', (message) => message.text() === READY);
    await page.goto(originOf('it') + modalPath('travel', 'it', { modal: 'gallery' }));
    await isReady;
    for (let press = 0; press < presses; press += 1) await page.keyboard.press('Escape');
    await expectClosed(journey);
    await page.waitForFunction(() => document.activeElement?.matches('[data-opens="gallery"]'));
    await gallery(journey).click();
    await dialogOf(page).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expectClosed(journey);
    expect(visitor.takeProblems()).toEqual([]);
    await visitor.leave();
  });
});

test('LAY-11 opened from the menu of a phone, it gives the focus back to the menu', async () => {
  const journey = await newJourney('it', { viewport: PHONE });
  const { page, visitor, t } = journey;
  await visitor.open(pathOfPage('travel', 'it'));
  const banner = page.getByRole('banner');
  const menu = banner.locator('summary', { hasText: t('layout:header.menu') });
  await menu.click();
  await banner.getByRole('link', { name: t('layout:modal.languages') }).click();
  await dialogOf(page).waitFor();
  await page.keyboard.press('Escape');
  await expectClosed(journey);
  await expectFocus(menu);
  await visitor.leave();
});

test('LAY-11 pressed twice at once a link makes one step of the history', async () => {
  const journey = await newJourney('it');
  const { page, visitor } = journey;
  await visitor.open(pathOfPage('travel', 'it'));
  const steps = await stepsOf(page);
  await gallery(journey).evaluate(async (link: HTMLElement) => {
    link.click();
    await new Promise((done) => setTimeout(done));
    link.click();
  });
  await dialogOf(page).waitFor();
  expect(await stepsOf(page)).toBe(steps + 1);
  await page.keyboard.press('Escape');
  await expectClosed(journey);
  await visitor.leave();
});

test('LAY-11 a modal out of a modal takes its place: one Escape leads to the page', async () => {
  const journey = await newJourney('it', { viewport: PHONE });
  const { page, visitor, t } = journey;
  await visitor.open(modalPath('search', 'it', { textSearch: 'a' }));
  const steps = await stepsOf(page);
  const filters = page.getByRole('link', {
    name: `${t('listing:filter.title')} (1)`,
  });
  await filters.click();
  const dialog = dialogOf(page);
  await dialog.getByRole('link', { name: t('listing:filter.clearAll') }).click();
  await dialog.getByRole('heading', { name: t('modals:removeConfirm.title') }).waitFor();
  expect(await stepsOf(page)).toBe(steps + 1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => modalOf(page)).toBeNull();
  await expectFocus(filters);
  await visitor.leave();
});

test('LAY-11 a page that moved while it was open stays where it is', async () => {
  const journey = await newJourney('it');
  const { page, visitor } = journey;
  await openGallery(journey);
  // As the rest of a smooth scroll would.
  await page.evaluate(() => window.scrollBy(0, 300));
  const place = await scrollOf(page);
  await page.keyboard.press('Escape');
  await expectClosed(journey);
  await expect.poll(() => scrollOf(page)).toBe(place);
  await visitor.leave();
});

test('LAY-11 LAY-13 the loading bar tells that it is on its way', async () => {
  const journey = await newJourney('it');
  const { page, visitor, t } = journey;
  await visitor.open(pathOfPage('travel', 'it'));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/modal/, async (route) => {
    await released;
    await route.continue();
  });
  await gallery(journey).click();
  const bar = page.getByRole('progressbar', { name: t('layout:navigation.loading') });
  await bar.waitFor({ state: 'attached' });
  release();
  await dialogOf(page).waitFor();
  await bar.waitFor({ state: 'detached' });
  await visitor.leave();
});

test('LAY-11 on a short screen head and foot leave the room to what is between', async () => {
  const journey = await newJourney('de', { viewport: { width: 740, height: 360 } });
  const { page, visitor } = journey;
  await visitor.open(modalPath('tour', 'de', { modal: 'payment-info' }));
  const heightOf = async (part: string) =>
    (await dialogOf(page).locator(part).boundingBox())?.height ?? Infinity;
  await expectModal(page);
  await expect.poll(() => heightOf('> div > header')).toBeLessThan(60);
  await visitor.leave();
});

test('LAY-11 the page behind does not scroll while it is open', async () => {
  const journey = await newJourney('it');
  const { page, visitor } = journey;
  const wheel = async () => {
    await page.mouse.move(8, 450);
    await page.mouse.wheel(0, 600);
    return page.evaluate(
      () => new Promise<number>((done) => requestAnimationFrame(() => done(window.scrollY))),
    );
  };
  await openGallery(journey);
  const before = await scrollOf(page);
  expect(await wheel()).toBe(before);
  await page.keyboard.press('Escape');
  await expectClosed(journey);
  await expect.poll(wheel).toBeGreaterThan(before);
  await visitor.leave();
});

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
    const { page, visitor } = journey;
    await openGallery(journey);
    expect(await movements(page)).toContainEqual(['0.2s', '0.2s']);
    expect(await closingMovements(page)).toContain(200);
    await expectClosed(journey);
    await visitor.leave();
  });

  test('nothing moves and nothing waits for who has asked for less motion', async () => {
    const journey = await newJourney('it', { reducedMotion: 'reduce' });
    const { page, visitor } = journey;
    await openGallery(journey);
    expect(await movements(page)).toEqual([]);
    expect(await closingMovements(page)).toEqual([]);
    await visitor.leave();
  });

  test('a page drawn with it shows it at once', async () => {
    const journey = await newJourney('it', { reducedMotion: 'no-preference' });
    await journey.visitor.open(modalPath('travel', 'it', { modal: 'gallery' }));
    await expectModal(journey.page);
    expect(await movements(journey.page)).toEqual([]);
    await journey.visitor.leave();
  });
});

test('MKT-07 LAY-12 tabs are one step of the history; a chosen currency closes the modal', async () => {
  const journey = await newJourney('it');
  const { page, visitor, t } = journey;
  const path = pathOfPage('travel', 'it');
  await visitor.open(path);
  await page.getByRole('link', { name: t('layout:modal.languages') }).click();
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
  await visitor.leave();
});

test('LAY-12 a link out of a modal leads to another page, without it', async () => {
  const journey = await newJourney('de');
  const { page, visitor, t } = journey;
  const tour = bookableTour();
  await visitor.open(modalPath('tour', 'de', { modal: 'coordinator' }));
  const name = new RegExp(t('modals:coordinator.page', { name: '.+' }));
  await dialogOf(page).getByRole('link', { name }).click();
  await arriveAt(journey, coordinatorPath(travelOf(tour).coordinatorId, 'de'), { modal: null });
  await dialogOf(page).waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(visitor.takeProblems()).toEqual([]);
  await visitor.leave();
});

test('RES-11 LAY-12 on a phone filters are set, and taken away after a question, in modals', async () => {
  const journey = await newJourney('en-US', { viewport: PHONE });
  const { page, visitor, t } = journey;
  await visitor.open(modalPath('search', 'en-US', { textSearch: 'a' }));
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
  await arriveAt(journey, search, { textSearch: 'a', discounted: 'true', modal: null });
  await dialog.waitFor({ state: 'detached' });
  const found = page.getByRole('main').getByRole('status').filter({ hasText: /^\d/ });
  await expect.poll(() => found.innerText()).toMatch(new RegExp(`^${count} `));

  await page.getByRole('link', { name: `${t('listing:filter.title')} (2)` }).click();
  await dialog.getByRole('link', { name: t('listing:filter.clearAll') }).click();
  await dialog.getByRole('heading', { name: t('modals:removeConfirm.title') }).waitFor();
  await dialog.getByRole('link', { name: t('modals:removeConfirm.keep') }).click();
  await apply.waitFor();
  await dialog.getByRole('link', { name: t('listing:filter.clearAll') }).click();
  await dialog.getByRole('heading', { name: t('modals:removeConfirm.title') }).waitFor();
  await dialog.getByRole('link', { name: t('listing:filter.clearAll') }).click();
  await arriveAt(journey, search, { textSearch: null, discounted: null, modal: null });
  await dialog.waitFor({ state: 'detached' });
  expect(visitor.takeProblems()).toEqual([]);
  await visitor.leave();
});

describe('LAY-11 without scripts', () => {
  test.each(['off', 'lost'] as const)('scripts %s: links open it and close it', async (scripts) => {
    const journey = await newJourney('it', { scripts });
    const { page, visitor, t } = journey;
    await visitor.open(pathOfPage('travel', 'it'));
    for (const close of [
      () => page.getByRole('link', { name: t('modals:close') }).click(),
      () => page.mouse.click(8, 450),
    ]) {
      await gallery(journey).click();
      await dialogOf(page).getByRole('figure').first().waitFor();
      // Before its styles have come there is nothing where the click is to go.
      await page.waitForLoadState('load');
      expect(modalOf(page)).toBe('gallery');
      await close();
      await arriveAt(journey, pathOfPage('travel', 'it'), { modal: null });
      await expect.poll(() => dialogOf(page).count()).toBe(0);
    }
    await visitor.leave();
  });
});

test.each(['off', 'lost'] as const)(
  'LAY-11 A11Y-02 scripts %s: the focus begins in it, and does not get behind it',
  async (scripts) => {
    const { page, visitor } = await newJourney('it', { scripts });
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
    await visitor.leave();
  },
);

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
  await visitor.leave();
});
