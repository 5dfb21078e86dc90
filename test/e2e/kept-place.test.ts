/** A list is found again as it was left: the page of it, the place on it, and the filters that were open. */
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { pathOf } from '../../contract/route-paths.ts';
import { DESKTOP, hydrated, PHONE, testBrowser } from '../support/browser.ts';
import { cardsOf, startJourney, type Journey } from '../support/journey.ts';
import { visitedMarkets } from '../support/visited-markets.ts';
import { originOf } from '../support/visit.ts';

const browser = testBrowser();

/** Of the second page of the list: far enough down that nobody comes there by themselves. */
const CARD = 9;

describe.each(visitedMarkets(['it', 'de', 'en-US']))('in the market %s', (marketId) => {
  test('RES-11 back from a departure, and loaded anew, a list is at the same place', async () => {
    const visitor = await browser.visitor(marketId);
    const journey = await startJourney(visitor);
    const { page, t } = journey;
    await visitor.open(`${pathOf('search', marketId)}?discounted=true&perPage=12&page=2`);
    await cardsOf(journey).nth(CARD).scrollIntoViewIfNeeded();
    const left = await stateOf(journey);
    expect(left.scroll).toBeGreaterThan(DESKTOP.height);

    await cardsOf(journey).nth(CARD).click();
    await page.getByRole('heading', { name: t('travel:runs.title') }).waitFor();
    await expect.poll(() => scrollOf(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => stateOf(journey)).toEqual(left);

    // From another document too, as after a reload on the way.
    await page.goForward();
    await page.getByRole('heading', { name: t('travel:runs.title') }).waitFor();
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect.poll(() => stateOf(journey)).toEqual(left);

    await page.reload();
    await expect.poll(() => stateOf(journey)).toEqual(left);
    expect(visitor.takeProblems()).toEqual([]);

    // Whoever is sent the address sees the same list.
    const friend = await browser.visitor(marketId);
    await friend.open(left.address.slice(originOf(marketId).length));
    const shared = await stateOf(await startJourney(friend));
    expect(shared).toEqual({ ...left, scroll: 0 });
  });

  test('LAY-10 RES-11 filters that are open stay so on a phone: after a reload, and for whoever is sent the address', async () => {
    const visitor = await browser.visitor(marketId, { viewport: PHONE });
    const { page, t } = await startJourney(visitor);
    await visitor.open(`${pathOf('search', marketId)}?moods[]=NATURE`);
    await page.getByRole('link', { name: `${t('listing:filter.title')} (1)` }).click();
    const dialog = page.getByRole('dialog', {
      name: t('listing:filter.titleWithCount', { count: 1 }),
    });
    const nature = dialog.getByRole('checkbox', { name: t('listing:moods.NATURE') });
    await nature.waitFor();
    const address = page.url();

    await page.reload();
    await hydrated(page);
    await nature.waitFor();
    await expect.poll(() => nature.isChecked()).toBe(true);

    const friend = await browser.visitor(marketId, { viewport: PHONE });
    await friend.open(address.slice(originOf(marketId).length));
    await friend.page.getByRole('dialog').getByRole('checkbox', { checked: true }).waitFor();
    await friend.leave();

    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(visitor.takeProblems()).toEqual([]);
  });
});

const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Of a list: its address, its cards, and how far it is scrolled, in px. */
async function stateOf(journey: Journey) {
  const { page } = journey;
  return {
    address: page.url(),
    cards: await cardsOf(journey).allTextContents(),
    scroll: await scrollOf(page),
  };
}
