/**
 * The way of a traveller through the site, from the home page to a request for seats and its mail. It
 * is the same with scripts and without: each step is a link or a form, and ends at an address.
 */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TFunction } from 'i18next';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { pathOf } from '../../contract/route-paths.ts';
import type { MarketId } from '../../domain/market.ts';
import { STEPS_PATH } from '../../app/wishlist/steps-address.ts';
import type { Visitor } from './browser.ts';
import { expectFocus } from './focus.ts';
import { travelWords } from './site-content.ts';
import { bookableTour, travelOf } from './site-paths.ts';
import { wordsOf } from './site-words.ts';
import { originOf } from './visit.ts';

export interface Journey {
  readonly visitor: Visitor;
  readonly page: Page;
  readonly marketId: MarketId;
  readonly t: TFunction;
  /** Presses a link or a button. */
  readonly press: (target: Locator) => Promise<void>;
  /** Writes into a field. */
  readonly write: (target: Locator, text: string) => Promise<void>;
  /** Ticks a box. */
  readonly tick: (target: Locator) => Promise<void>;
  /** Chooses the value of a list. */
  readonly choose: (target: Locator, value: string) => Promise<void>;
}

/** A journey by pointer and keyboard, as most people travel. */
export async function startJourney(visitor: Visitor): Promise<Journey> {
  return {
    visitor,
    page: visitor.page,
    marketId: visitor.marketId,
    t: await wordsOf(visitor.marketId),
    press: (target) => target.click(),
    write: (target, text) => target.fill(text),
    tick: (target) => target.check(),
    choose: async (target, value) => {
      await target.selectOption(value);
    },
  };
}

/** Waits until the address has the path, and each of the given values in its query. */
export async function arriveAt(
  { page, marketId }: Pick<Journey, 'page' | 'marketId'>,
  path: string,
  query: Readonly<Record<string, string | null>> = {},
): Promise<void> {
  await page.waitForURL(
    (url) =>
      url.origin === originOf(marketId) &&
      url.pathname === path &&
      Object.entries(query).every(([key, value]) => url.searchParams.get(key) === value),
  );
}

/** The where field of the page's search bar: it loses its name once panels attach to it. */
export const searchFieldOf = ({ page }: Journey) =>
  page.getByRole('main').locator('form input:is([name=textSearch], [role=combobox])').first();

export const privateRoomOf = ({ page, t }: Journey) =>
  page.getByRole('checkbox', { name: t('listing:filter.isNoSharingRoomAvailable') });

/** Takes the filter of private rooms away again: it is there once the page is narrowed to them. */
export const privateRoomChipOf = ({ page, t }: Journey) =>
  page.getByRole('link', {
    name: `${t('listing:filter.remove')} ${t('listing:filter.isNoSharingRoomAvailable')}`,
  });

/** Sends the filters of the panel without scripts, or of the modal, whatever it says that they would find. */
export const sendFiltersOf = ({ page }: Pick<Journey, 'page'>) =>
  page.locator('button[form="search"], button[form="filters"]').filter({ visible: true });

/** The departures or trips of a listing, each by its link. */
export const cardsOf = ({ page }: Journey) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link');

/** The price of each result: departures of one travel are rows, others are cards. */
const pricesOf = ({ page }: Journey) =>
  page.getByRole('main').getByRole('listitem').locator('strong');

/** Home → the search form → its results. */
export async function searchFromHome(journey: Journey): Promise<void> {
  const { page, marketId, t, press, write } = journey;
  const place = travelWords(travelOf(bookableTour()), marketId).destinationLabel;
  await journey.visitor.open('/');
  await write(searchFieldOf(journey), place);
  if (journey.visitor.scripts === 'on') {
    // What is typed is to be chosen first (SRCH-10), which searches for it.
    await expectFocus(page.getByRole('main').getByRole('combobox', { expanded: true }));
    await page.keyboard.press('Enter');
  } else {
    await press(page.getByRole('button', { name: t('listing:form.search'), exact: true }));
  }
  await arriveAt(journey, pathOf('search', marketId), { textSearch: place, month: null });
  await page.getByRole('heading', { level: 1, name: t('listing:search.title') }).waitFor();
  await expect.poll(() => searchFieldOf(journey).inputValue()).toBe(place);
  await pricesOf(journey).first().waitFor();
}

/** Results → a filter → another order → the other list → all of it → its second page. */
async function narrowResults(journey: Journey): Promise<void> {
  const { page, marketId, t, press, tick } = journey;
  const search = pathOf('search', marketId);
  const room = privateRoomOf(journey);

  await tick(room);
  // With scripts it applies by itself.
  if (journey.visitor.scripts !== 'on') await press(sendFiltersOf(journey));
  await arriveAt(journey, search, { isNoSharingRoomAvailable: 'true', month: null });
  await privateRoomChipOf(journey).waitFor();
  await expect.poll(() => room.isChecked()).toBe(true);

  await press(page.getByText(t('listing:sort.label', { sort: t('listing:sort.date-asc') })));
  await press(page.getByRole('link', { name: t('listing:sort.price-asc'), exact: true }));
  await arriveAt(journey, search, { sort: 'price:asc', isNoSharingRoomAvailable: 'true' });
  await page.getByText(t('listing:sort.label', { sort: t('listing:sort.price-asc') })).waitFor();
  const areSorted = async () => {
    const prices = await shownPrices(journey);
    return prices.length > 0 && prices.every((price, place) => price >= (prices[place - 1] ?? 0));
  };
  await expect.poll(areSorted).toBe(true);

  const tabs = page.getByRole('navigation', { name: t('listing:tabs.label') });
  const current = page.locator('[aria-current="page"]');
  const travels = tabs.getByRole('link', { name: t('listing:tabs.travels'), exact: true });
  await press(travels);
  await arriveAt(journey, search, { tab: 'travels', isNoSharingRoomAvailable: 'true' });
  await travels.and(current).waitFor();
  await cardsOf(journey).first().waitFor();

  const tours = tabs.getByRole('link', { name: t('listing:tabs.tours'), exact: true });
  await press(tours);
  await arriveAt(journey, search, { tab: null });
  await tours.and(current).waitFor();
  const clearAll = page.getByRole('link', { name: t('listing:filter.clearAll') });
  await press(clearAll);
  await arriveAt(journey, search, { textSearch: null, isNoSharingRoomAvailable: null });
  await clearAll.waitFor({ state: 'detached' });

  const pages = page.getByRole('navigation', { name: t('listing:pages.label') });
  const second = pages.getByRole('link', { name: `${t('listing:pages.page')} 2`, exact: true });
  await press(second);
  await arriveAt(journey, search, { page: '2' });
  await second.and(current).waitFor();
}

/** The amounts of the listing in their order, as numbers. */
async function shownPrices(journey: Journey): Promise<number[]> {
  const texts = await pricesOf(journey).allTextContents();
  return texts.map((text) => Number(text.replace(/\D/g, '')));
}

/** A list → a departure → its travel. */
async function readTour(journey: Journey): Promise<void> {
  const { page, marketId, t, press } = journey;
  // Rows where all of them are of one travel, else cards: the first link of each, but for the heart, leads to the departure.
  const priced = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('strong') });
  const departure = priced
    .first()
    .getByRole('link')
    .and(page.locator(`:not([href^="${STEPS_PATH}"])`))
    .first();
  const tour = (await departure.getAttribute('href')) ?? '';
  await press(departure);
  await arriveAt(journey, tour);
  await page.getByRole('heading', { name: t('travel:runs.title') }).waitFor();
  const heading = page.getByRole('heading', { level: 1 });
  const datedTitle = (await heading.textContent()) ?? '';

  await press(page.getByRole('link', { name: t('travel:tour.toTravel'), exact: true }));
  const travel = tour.slice(0, tour.lastIndexOf('/'));
  await arriveAt({ page, marketId }, travel);
  await page.getByRole('heading', { name: t('travel:about.title') }).waitFor();
  await expect.poll(() => heading.textContent()).not.toBe(datedTitle);
  const title = (await heading.textContent()) ?? '';
  expect(datedTitle.startsWith(title)).toBe(true);
  await expect.poll(() => page.title()).toContain(title);
}

/** A travel → the request for seats on one of its departures. */
async function chooseDeparture(journey: Journey): Promise<string> {
  const { page, t, press } = journey;
  const offer = page.getByRole('link', { name: t('travel:offer.ask') }).first();
  const { pathname: path } = new URL((await offer.getAttribute('href')) ?? '', page.url());
  await press(offer);
  await arriveAt(journey, path);
  await page.getByRole('heading', { level: 1, name: t('enquiry:title') }).waitFor();
  return path;
}

/** The form, sent empty and then filled in, and the mail that it causes. */
async function askForSeats(journey: Journey, path: string, email: string): Promise<void> {
  const { visitor, page, t, press, write, choose } = journey;
  const fullName = page.getByRole('textbox', { name: t('enquiry:form.fullName') });
  const address = page.getByRole('main').getByRole('textbox', { name: t('enquiry:form.email') });
  const message = page.getByRole('textbox', { name: t('enquiry:form.message') });
  const send = page.getByRole('button', { name: t('enquiry:form.send') });

  await write(message, MESSAGE);
  await press(send);
  const problems = page.getByRole('alert');
  await problems.getByRole('heading', { name: t('layout:form.problem') }).waitFor();
  await expect
    .poll(() => problems.getByRole('link').allTextContents())
    .toEqual([t('enquiry:error.fullNameMissing'), t('enquiry:error.emailMissing')]);
  await expect.poll(() => fullName.getAttribute('aria-invalid')).toBe('true');
  // The browser notes the answer of a form that was not taken, and nothing else.
  for (const problem of visitor.takeProblems()) expect(problem).toMatch(/\b400\b/);
  await expect.poll(() => message.inputValue()).toBe(MESSAGE);

  await write(fullName, FULL_NAME);
  await write(address, email);
  const travellers = page.getByRole('combobox', { name: t('enquiry:form.travellers') });
  // The departure may have no more than one seat left today.
  const places = await travellers.getByRole('option').count();
  await choose(travellers, String(Math.min(2, places)));
  await press(send);
  await page.waitForURL((url) => url.pathname === path && url.searchParams.has('sent'));
  const title = t('enquiry:sent.titleNamed', { name: FIRST_NAME });
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText(email).first().waitFor();
}

const FIRST_NAME = 'Ada';
const FULL_NAME = `${FIRST_NAME} Prova`;
const MESSAGE = 'Zwei Betten, bitte: “größer” & <b>ruhig</b>';

/** Nobody else's. */
export function newAddress(): string {
  return `${randomUUID()}@example.com`;
}

/** What the outbox holds for the traveller. */
async function readMail({ page, marketId, press }: Journey, path: string, email: string) {
  await page.goto(`${originOf(marketId)}/dev/mail`);
  const mine = page.getByRole('row').filter({ has: page.getByText(email, { exact: true }) });
  await expect.poll(() => mine.count()).toBe(1);
  await press(mine.getByRole('link'));
  const text = () => page.locator('pre').textContent();
  const [, code = ''] = /^\/booking\/(.*)\/start$/.exec(path) ?? [];
  for (const part of [FIRST_NAME, email, code, originOf(marketId)]) {
    await expect.poll(text).toContain(part);
  }
}

/** All of it, from the home page to the mail. */
export async function travelFromHomeToMail(journey: Journey): Promise<void> {
  const email = newAddress();
  await searchFromHome(journey);
  await narrowResults(journey);
  await readTour(journey);
  const path = await chooseDeparture(journey);
  await askForSeats(journey, path, email);
  await readMail(journey, path, email);
}

/** The one-time code that was mailed to an address last. */
export async function mailedCode(context: BrowserContext, email: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${originOf('en-WE')}/dev/mail`);
  await page.getByRole('row', { name: email }).first().getByRole('link').click();
  const [code = ''] = (await page.locator('pre').innerText()).split(' ');
  await page.close();
  return code;
}
