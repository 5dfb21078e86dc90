/** Filters and list of the search, by pointer and keyboard. */
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { pathOf } from '../../contract/route-paths.ts';
import type { MarketId } from '../../domain/market.ts';
import { testBrowser, type VisitorOptions } from '../support/browser.ts';
import { isTheSameDocument } from '../support/early-visitor.ts';
import { expectFocus } from '../support/focus.ts';
import { arriveAt, privateRoomOf, sendFiltersOf, startJourney } from '../support/journey.ts';

const browser = testBrowser();

const MARKET: MarketId = 'it';
const PATH = pathOf('search', MARKET);

async function comeTo(query: string, options: VisitorOptions = {}) {
  const visitor = await browser.visitor(MARKET, options);
  await visitor.open(PATH + query);
  await visitor.page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
  return startJourney(visitor);
}

const resultsOf = (page: Page) => page.locator('main section[tabindex="-1"]');
const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

describe('RES-11 filters and list', () => {
  test('RES-03 RES-04 on a desktop a filter applies by itself: the list follows, the focus stays, Back undoes it', async () => {
    const journey = await comeTo('');
    const { page, t, visitor } = journey;
    const found = page.locator('main section > div > output');
    const all = await found.innerText();
    const room = privateRoomOf(journey);
    expect(await sendFiltersOf(journey).count()).toBe(0);
    await room.focus();
    await page.keyboard.press('Space');
    await arriveAt(journey, PATH, { isNoSharingRoomAvailable: 'true' });
    // Told politely, where the list begins.
    await expect.poll(() => found.innerText()).not.toBe(all);
    await expectFocus(room);
    const ofRooms = await found.innerText();

    // The last of three answers is the one that stands, and what is typed meanwhile is not lost.
    const min = page.locator('#filter-min');
    await min.pressSequentially('9');
    await min.pressSequentially('00');
    await arriveAt(journey, PATH, { isNoSharingRoomAvailable: 'true', priceFrom: '90000' });
    await expectFocus(min);
    await min.pressSequentially('0');
    await arriveAt(journey, PATH, { isNoSharingRoomAvailable: 'true', priceFrom: '900000' });
    expect(await min.inputValue()).toBe('9000');
    const custom = page.getByRole('radio', { name: t('listing:filter.customPrice') });
    expect(await custom.isChecked()).toBe(true);

    await page.goBack();
    await arriveAt(journey, PATH, { priceFrom: '90000' });
    await expect.poll(() => min.inputValue()).toBe('900');
    await page.goBack();
    await arriveAt(journey, PATH, { isNoSharingRoomAvailable: 'true', priceFrom: null });
    await expect.poll(() => min.inputValue()).toBe('');
    await expect.poll(() => found.innerText()).toBe(ofRooms);
    expect(await room.isChecked()).toBe(true);
    await page.goBack();
    await arriveAt(journey, PATH, { isNoSharingRoomAvailable: null });
    await expect.poll(() => found.innerText()).toBe(all);
    await expect.poll(() => room.isChecked()).toBe(false);
    expect(await isTheSameDocument(visitor)).toBe(true);
    expect(visitor.takeProblems()).toEqual([]);
  });

  test('RES-04 RES-10 the suggested prices keep their counts when another filter is ticked, and the ticked one stays', async () => {
    const journey = await comeTo('');
    const { page, t } = journey;
    const prices = page.getByRole('group', { name: t('listing:filter.price') }).getByRole('radio');
    const suggested = () =>
      prices.evaluateAll((radios) =>
        radios
          .map((radio) => ({
            value: (radio as HTMLInputElement).value,
            isCounted: radio.parentElement?.querySelector('small') !== null,
            isChecked: (radio as HTMLInputElement).checked,
          }))
          .filter(({ value }) => value.includes('-')),
      );
    const first = await suggested();
    expect(first.length).toBeGreaterThan(1);
    expect(first.every(({ isCounted }) => isCounted)).toBe(true);

    const onSale = page.locator('input[name="discounted"][form]');
    await onSale.check();
    await arriveAt(journey, PATH, { discounted: 'true' });
    // Other departures cost other prices, so that others are suggested.
    await expect.poll(suggested).not.toEqual(first);
    const now = await suggested();
    expect(now.length).toBeGreaterThan(1);
    expect(now.every(({ isCounted }) => isCounted)).toBe(true);

    const lowest = now[0]?.value ?? '';
    await prices.and(page.locator(`[value="${lowest}"]`)).check();
    await arriveAt(journey, PATH, { priceTo: lowest.slice(1) });
    await onSale.uncheck();
    await arriveAt(journey, PATH, { discounted: null, priceTo: lowest.slice(1) });
    const ticked = (await suggested()).filter(({ isChecked }) => isChecked);
    expect(ticked.map(({ value }) => value)).toEqual([lowest]);
  });

  test('RES-03 RES-10 an answer that comes late does not take the place of a newer one', async () => {
    const journey = await comeTo('');
    const { page, visitor } = journey;
    const held: (() => void)[] = [];
    const isHeld = (url: URL) =>
      url.searchParams.has('isNoSharingRoomAvailable') && !url.searchParams.has('moods[]');
    await page.route(isHeld, (route) => {
      held.push(() => void route.continue().catch(() => undefined));
    });
    await privateRoomOf(journey).check();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const mood = page.locator('input[name="moods[]"]').first();
    await mood.evaluate((box: HTMLInputElement) => box.click());
    await page.waitForURL((url) => url.searchParams.has('moods[]'));
    for (const go of held) go();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).searchParams.has('moods[]')).toBe(true);
    expect(await privateRoomOf(journey).isChecked()).toBe(true);
    expect(await mood.isChecked()).toBe(true);
    expect(await isTheSameDocument(visitor)).toBe(true);
  });

  test('RES-06 LAY-13 a press on an order leads there, and the page stays where it is', async () => {
    const { page, t, visitor } = await comeTo('', {
      viewport: { width: 1280, height: 500 },
    });
    const menu = page.locator('main section details').first();
    await menu.locator('summary').click();
    const order = menu.getByRole('link', { name: t('listing:sort.price-asc'), exact: true });
    await order.scrollIntoViewIfNeeded();
    const before = (await scrollOf(page)) + 60;
    await page.mouse.wheel(0, 60);
    await expect.poll(() => scrollOf(page)).toBe(before);
    // Where it is: what a test's pointer does first is to scroll.
    await order.evaluate((link) => (link as HTMLElement).click());

    await page.waitForURL((url) => url.searchParams.get('sort') === 'price:asc');
    await page.getByText(t('listing:sort.label', { sort: t('listing:sort.price-asc') })).waitFor();
    expect(await scrollOf(page)).toBe(before);
    expect(await isTheSameDocument(visitor)).toBe(true);
    expect(visitor.takeProblems()).toEqual([]);
  });

  test('A11Y-02 by keyboard a filter is taken away, and the focus goes on at the results', async () => {
    const { page, t, visitor } = await comeTo('?discounted=true');
    const name = `${t('listing:filter.remove')} ${t('listing:filter.discounted')}`;
    const chip = page.getByRole('link', { name });
    await chip.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.search === '');
    await chip.waitFor({ state: 'detached' });
    await expectFocus(resultsOf(page));
    const discounted = page.getByRole('checkbox', { name: t('listing:filter.discounted') });
    expect(await discounted.isChecked()).toBe(false);
    expect(await isTheSameDocument(visitor)).toBe(true);
    expect(visitor.takeProblems()).toEqual([]);
  });
});
