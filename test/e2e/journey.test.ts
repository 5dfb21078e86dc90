/** The traveller's way from the home page to a sent request, with scripts. */
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
  sendFiltersOf,
  startJourney,
  travelFromHomeToMail,
  type Journey,
} from '../support/journey.ts';
import { visitedMarkets } from '../support/visited-markets.ts';

const browser = testBrowser();

const JOURNEY_MARKETS = visitedMarkets(['de', 'it', 'en-US']);

describe.each(JOURNEY_MARKETS)('in the market %s', (marketId) => {
  test('RES-01 RES-11 TRV-08 BOOK-01 from the home page to the mail, in one document until the request', async () => {
    const visitor = await browser.visitor(marketId);
    const documents: string[] = [];
    visitor.page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    const journey = await startJourney(visitor);
    await travelFromHomeToMail(journey);
    expect(visitor.takeProblems()).toEqual([]);
    // The first page, the request for a seat, whose code is another route's, and the developer's mail pages.
    const others = documents.filter((path) => !path.startsWith('/dev/mail'));
    expect(others).toEqual(['/', expect.stringMatching(/^\/booking\/[\w-]+\/start$/)]);
  });

  test('RES-11 back, forward and reload keep the search as it was', async () => {
    const visitor = await browser.visitor(marketId);
    const journey = await startJourney(visitor);
    const { page, t } = journey;
    const seen: SearchState[] = [];

    await searchFromHome(journey);
    seen.push(await searchState(journey));
    await privateRoomOf(journey).check();
    await sendFiltersOf(journey).click();
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
