/** What the data layer is told in a browser where statistics are allowed (ANA-01): each event once. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { SEARCH_HISTORY } from '../../app/search/search-history.ts';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { hydrated, PHONE, testBrowser, type Visitor } from '../support/browser.ts';
import { travelWords } from '../support/site-content.ts';
import {
  bookableTour,
  gatheringTour,
  tourPath,
  travelOf,
  travelPath,
} from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';
import { allowStatistics, onlyOne, told } from '../support/told-events.ts';
import { originOf } from '../support/visit.ts';

const browser = testBrowser();

const MARKET = 'en-WE';
const HOME = pathOf('index', MARKET);
const SEARCH = pathOf('search', MARKET);

const tour = bookableTour();
const travel = travelOf(tour);
const TRAVEL = travelPath(travel, MARKET);
const OF_TRAVEL = {
  travelName: travelWords(travel, MARKET).title,
  travelId: travel.code,
  travelID: travel.code,
};

/** A page on which statistics are allowed, and which listens. */
async function countedVisitor(path: string): Promise<Visitor> {
  const visitor = await browser.visitor(MARKET);
  await allowStatistics(visitor);
  await visitor.open(path);
  await onlyOne(visitor.page, 'page-view');
  return visitor;
}

/** The visitor's own, as the browser keeps them. */
function keptSearches(page: Page): Promise<string> {
  return page.evaluate((key) => localStorage.getItem(key) ?? '', SEARCH_HISTORY);
}

test('ANA-01 a page view once for each page, changed to by a link too, with the tour’s seats', async () => {
  const visitor = await countedVisitor(tourPath(gatheringTour(), MARKET));
  const { page } = visitor;
  const { code } = gatheringTour();
  expect(await onlyOne(page, 'page-view')).toMatchObject({
    pageType: 'tour',
    tourId: code,
    tourID: code,
    label: 'notConfirmedTour',
    sectionFrom: null,
  });
  await page.locator('header a[href="/"]').first().click();
  await page.waitForURL((url) => url.pathname === HOME);
  await expect.poll(async () => (await told(page, 'page-view'))?.length).toBe(2);
  expect((await told(page, 'page-view'))?.[1]).toMatchObject({
    pageType: 'index',
    travelName: null,
    tourId: null,
    label: null,
  });
  const wishlist = pathOf('wishlist', MARKET);
  await page.locator(`header a[href="${wishlist}"]:visible`).first().click();
  await page.waitForURL((url) => url.pathname === wishlist);
  expect(await onlyOne(page, 'wishlist-go-to')).toMatchObject({
    pageType: 'index',
    sectionFrom: 'start',
    wishlisted: false,
  });
  expect(visitor.takeProblems()).toEqual([]);
});

test('ANA-01 the gallery of a travel, by a press and by a key, a text that unfolds, and its ages by the keyboard', async () => {
  const visitor = await countedVisitor(TRAVEL);
  const { page } = visitor;
  expect(await onlyOne(page, 'page-view')).toMatchObject({ ...OF_TRAVEL, pageType: 'travel' });

  const folded = page.locator('section#itinerary [data-read-more]:not([open]) > summary').first();
  const text = (await folded.textContent())?.trim().slice(0, 100);
  await folded.click();
  expect(await onlyOne(page, 'read-more-open')).toMatchObject({
    label: text,
    sectionFrom: 'itinerary',
    travelId: travel.code,
  });
  // It folds again, which is no reading.
  await page.locator('section#itinerary [data-read-more][open] > summary').first().click();

  await page.locator('a[data-opens=gallery]:visible').first().click();
  await page.locator('dialog[data-modal=gallery]').waitFor();
  const opened = await onlyOne(page, 'gallery-interaction');
  expect(opened).toMatchObject({ ...OF_TRAVEL, pageType: 'travel' });
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await told(page, 'gallery-interaction'))?.length).toBe(2);
  const next = (await told(page, 'gallery-interaction'))?.[1];
  expect(next).toMatchObject({ sectionFrom: 'gallery' });
  expect(next?.label).not.toBe(opened.label);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await told(page, 'gallery-interaction')).toHaveLength(2);
  expect(await told(page, 'read-more-open')).toHaveLength(1);
  expect(await told(page, 'page-view')).toHaveLength(1);

  await page.locator('a[data-age-badge]').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === pathOf('age-groups', MARKET));
  expect(await onlyOne(page, 'age-badge-click')).toMatchObject({
    ...OF_TRAVEL,
    pageType: 'travel',
    label: expect.stringMatching(/^[A-Z\d]/),
  });
  expect(visitor.takeProblems()).toEqual([]);
});

test('ANA-01 what a travel is about, on a phone', async () => {
  const visitor = await browser.visitor(MARKET, { viewport: PHONE });
  const { page } = visitor;
  await allowStatistics(visitor);
  await visitor.open(TRAVEL);
  await onlyOne(page, 'page-view');
  const t = await wordsOf(MARKET);
  await page.getByText(t('travel:about.more')).click();
  expect(await onlyOne(page, 'read-more-open')).toMatchObject({
    ...OF_TRAVEL,
    label: t('travel:about.more'),
    sectionFrom: 'about',
  });
});

test('ANA-01 a text that opens in a modal, on the page of a tour', async () => {
  const { page } = await countedVisitor(tourPath(tour, MARKET));
  await page.locator('a[data-opens=travel-description]').click();
  await page.getByRole('dialog').waitFor();
  expect(await onlyOne(page, 'read-more-open')).toMatchObject({
    ...OF_TRAVEL,
    tourId: tour.code,
    label: 'travel-description',
  });
  expect(await onlyOne(page, 'page-view')).toMatchObject({ label: 'confirmedTour' });
});

test('ANA-01 a tab that is changed to, and none that is shown already; departures of an age', async () => {
  const { page, leave } = await countedVisitor(SEARCH);
  await page.locator('a[data-event=search_tours]').click();
  await page.locator('a[data-event=search_travels]').click();
  await page.waitForURL(/tab=travels/);
  expect(await onlyOne(page, 'tab-change')).toMatchObject({
    pageType: 'search',
    label: 'search_travels',
  });
  await leave();

  // In a block that nobody has come to yet.
  const reader = await countedVisitor(pathOf('age-groups', MARKET));
  await reader.page.locator('a[data-age-badge]').first().click();
  await reader.page.waitForURL((url) => url.pathname === SEARCH);
  expect(await onlyOne(reader.page, 'age-badge-click')).toMatchObject({ pageType: 'age-groups' });
});

test('ANA-01 a search that is opened, with where from, and one of the visitor’s own that is made again', async () => {
  const visitor = await countedVisitor(HOME);
  const { page } = visitor;
  const bar = page.locator('main form[data-search-origin]');
  await bar.getByRole('textbox').focus();
  // Beside it the plain list of months is one too.
  await bar.locator('input[role=combobox]').fill('japan');
  await page
    .getByRole('option', { name: /^Japan/ })
    .first()
    .click();
  expect(await onlyOne(page, 'search-opened')).toMatchObject({
    pageType: 'index',
    sectionFrom: 'homepage',
  });
  await bar.getByRole('button', { name: (await wordsOf(MARKET))('listing:form.search') }).click();
  await page.waitForURL((url) => url.pathname === SEARCH);
  // The address is there before the page is, and a search is made once its page has come.
  await expect.poll(() => keptSearches(page)).toMatch('Japan');

  await visitor.open(pathOf('asia', MARKET));
  await onlyOne(page, 'page-view');
  await page.locator(`header a[href="${SEARCH}"]:visible`).first().click();
  const link = page.locator('a[data-recent-search]').first();
  await link.waitFor();
  expect(await onlyOne(page, 'search-opened')).toMatchObject({
    pageType: 'asia',
    sectionFrom: 'menu',
  });
  await link.click();
  await page.waitForURL((url) => url.pathname === SEARCH);
  expect(await onlyOne(page, 'recent-search-completed')).toMatchObject({
    pageType: 'search',
    label: 'Japan',
    sectionFrom: 'search',
  });

  expect(visitor.takeProblems()).toEqual([]);
});

test('ANA-01 who is logged in is a code, the same at each visit', async () => {
  const codes = [];
  for (let visit = 0; visit < 2; visit += 1) {
    const visitor = await browser.visitor(MARKET);
    const { page } = visitor;
    await allowStatistics(visitor);
    await page.goto(`${originOf(MARKET)}/login`);
    await page.locator('[name=email]').fill(DEMONSTRATION_ACCOUNT.email);
    await page.locator('[name=password]').fill(DEMONSTRATION_ACCOUNT.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${originOf(MARKET)}/`);
    await hydrated(page);
    const { accountId, ...rest } = await onlyOne(page, 'account-id');
    expect(accountId).toMatch(/^[\w-]{22}$/);
    expect(rest).toEqual({ event: 'account-id' });
    codes.push(accountId);
    await visitor.leave();
  }
  expect(new Set(codes).size).toBe(1);
});
