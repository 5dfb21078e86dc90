/** The history of a search, with scripts; the way from the home page to a sent request is in keyboard.test.ts. */
import { describe, expect, test } from 'vitest';
import { pathOf } from '../../contract/route-paths.ts';
import { testBrowser } from '../support/browser.ts';
import {
  arriveAt,
  cardsOf,
  privateRoomChipOf,
  privateRoomOf,
  searchFieldOf,
  searchFromHome,
  startJourney,
  type Journey,
} from '../support/journey.ts';
import { visitedMarkets } from '../support/visited-markets.ts';

const browser = testBrowser();

const JOURNEY_MARKETS = visitedMarkets(['de', 'it', 'en-US']);

describe.each(JOURNEY_MARKETS)('in the market %s', (marketId) => {
  test('RES-11 back, forward and reload keep the search as it was', async () => {
    const visitor = await browser.visitor(marketId);
    const journey = await startJourney(visitor);
    const { page, t } = journey;
    const seen: SearchState[] = [];

    await searchFromHome(journey);
    seen.push(await searchState(journey));
    await privateRoomOf(journey).check();
    await arriveAt(journey, pathOf('search', marketId), { isNoSharingRoomAvailable: 'true' });
    await privateRoomChipOf(journey).waitFor();
    seen.push(await searchState(journey));
    const clearAll = page.getByRole('link', { name: t('listing:filter.clearAll') });
    await clearAll.click();
    await arriveAt(journey, pathOf('search', marketId), { textSearch: null });
    await clearAll.waitFor({ state: 'detached' });
    await expect.poll(() => searchFieldOf(journey).inputValue()).toBe('');
    seen.push(await searchState(journey));
    const tour = cardsOf(journey).first();
    await tour.click();
    await page.getByRole('heading', { name: t('travel:runs.title') }).waitFor();

    for (const state of seen.toReversed()) {
      await page.goBack();
      await expect.poll(() => searchState(journey)).toEqual(state);
    }
    for (const state of seen.slice(1)) {
      await page.goForward();
      await expect.poll(() => searchState(journey)).toEqual(state);
    }
    await page.goBack();
    await page.reload();
    await expect.poll(() => searchState(journey)).toEqual(seen[1]);
    expect(visitor.takeProblems()).toEqual([]);
  });
});

interface SearchState {
  readonly address: string;
  readonly title: string;
  readonly text: string;
  readonly hasRoom: boolean;
  readonly count: string | null;
  readonly cards: readonly string[];
}

async function searchState(journey: Journey): Promise<SearchState> {
  const { page } = journey;
  return {
    address: page.url(),
    title: await page.title(),
    text: await searchFieldOf(journey).inputValue(),
    hasRoom: await privateRoomOf(journey).isChecked(),
    count: await page.getByRole('status').first().textContent(),
    cards: await cardsOf(journey).allTextContents(),
  };
}
