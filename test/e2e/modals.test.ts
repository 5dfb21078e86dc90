/** Modals with scripts (LAY-11): the address opens and closes them, and the page behind stays as it is. */
import { describe, expect, test } from 'vitest';
import type { MarketId } from '../../domain/market.ts';
import { PHONE, testBrowser, type VisitorOptions } from '../support/browser.ts';
import { expectFocus } from '../support/focus.ts';
import { startJourney, type Journey } from '../support/journey.ts';
import { modalPath } from '../support/modal-pages.ts';
import { originOf } from '../support/visit.ts';
import { pathOfPage } from '../support/site-paths.ts';
import { visitedMarkets } from '../support/visited-markets.ts';
import {
  dialogOf,
  modalOf,
  narrowModal,
  gallery,
  stepsOf,
  isIn,
  scrollOf,
  expectModal,
  openGallery,
  expectClosed,
} from '../support/opened-modal.ts';

const browser = testBrowser();

const newJourney = async (marketId: MarketId, options: VisitorOptions = {}): Promise<Journey> =>
  startJourney(await browser.visitor(marketId, options));

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
    // Code (the next test says when it comes), the gallery's pictures, and what the browser asks for at each address.
    expect(asked.filter((path) => !/^\/(assets\/|resource\/|favicon)/.test(path))).toEqual([]);
    expect(visitor.takeProblems()).toEqual([]);
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
});

test('LAY-11 it is closed by its link, and beside it', async () => {
  const journey = await newJourney('de');
  const { page, visitor, t } = journey;
  await visitor.open(pathOfPage('travel', 'de'));
  for (const close of [
    () => page.getByRole('link', { name: t('modals:close') }).click(),
    () => page.mouse.click(8, 450),
  ]) {
    await narrowModal(journey).click();
    await expectModal(page);
    await close();
    await expectClosed(journey);
    await expectFocus(narrowModal(journey));
  }
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
});

test('LAY-11 a modal out of a modal takes its place: one Escape leads to the page', async () => {
  const journey = await newJourney('it');
  const { page, visitor, t } = journey;
  await visitor.open(pathOfPage('home', 'it'));
  const steps = await stepsOf(page);
  const talkToUs = page.getByRole('link', { name: t('layout:modal.talkToUs') }).first();
  await talkToUs.click();
  const dialog = dialogOf(page);
  await dialog.getByRole('link', { name: t('modals:talkToUs.quick') }).click();
  await dialog.getByRole('heading', { name: t('modals:chatbot.title') }).waitFor();
  expect(await stepsOf(page)).toBe(steps + 1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => modalOf(page)).toBeNull();
  await expectFocus(talkToUs);
});

test('LAY-11 a page that moved while it was open stays where it is', async () => {
  const journey = await newJourney('it');
  const { page } = journey;
  await openGallery(journey);
  // As the rest of a smooth scroll would.
  await page.evaluate(() => window.scrollBy(0, 300));
  const place = await scrollOf(page);
  await page.keyboard.press('Escape');
  await expectClosed(journey);
  await expect.poll(() => scrollOf(page)).toBe(place);
});

test('LAY-11 without a connection the page stays, and it opens once there is one', async () => {
  const journey = await newJourney('it');
  const { page, visitor } = journey;
  await visitor.open(pathOfPage('travel', 'it'));
  await visitor.context.setOffline(true);
  await gallery(journey).click();
  await page.waitForURL(/modal=gallery/);
  await page.getByRole('progressbar').waitFor({ state: 'attached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await visitor.context.setOffline(false);
  await dialogOf(page).waitFor();
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
});

test('LAY-11 on a short screen head and foot leave the room to what is between', async () => {
  const journey = await newJourney('de', { viewport: { width: 740, height: 360 } });
  const { page, visitor } = journey;
  await visitor.open(modalPath('tour', 'de', { modal: 'payment-info' }));
  const heightOf = async (part: string) =>
    (await dialogOf(page).locator(part).boundingBox())?.height ?? Infinity;
  await expectModal(page);
  await expect.poll(() => heightOf('> div > header')).toBeLessThan(60);
});

test('LAY-11 the page behind does not scroll while it is open', async () => {
  const journey = await newJourney('it');
  const { page } = journey;
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
});

test('LAY-10 the film of a travel stands still until it is started, and goes to each day', async () => {
  const journey = await newJourney('it');
  const { page, visitor } = journey;
  await visitor.open(modalPath('travel', 'it', { modal: 'video-itinerary' }));
  const dialog = dialogOf(page);
  const [button, position] = [
    dialog.locator('button[type=button]'),
    dialog.locator('[type=range]'),
  ];
  const day = dialog.locator('h3');
  const first = await day.textContent();
  const play = await button.textContent();
  expect(await position.inputValue()).toBe('0');
  await position.press('End');
  await expect.poll(() => day.textContent()).not.toBe(first);
  expect(await dialog.locator('h3').count()).toBe(1);
  // At its end it begins again, goes on by itself, and stops when it is asked to.
  await button.click();
  await expect.poll(() => button.textContent()).not.toBe(play);
  await expect.poll(() => position.inputValue()).not.toBe('0');
  await button.click();
  expect(await button.textContent()).toBe(play);
  expect(await day.textContent()).toBe(first);
  expect(visitor.takeProblems()).toEqual([]);
});
