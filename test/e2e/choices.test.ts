/** Currency, market and closed notices, with scripts: nothing is loaded anew but another market's page. */
import { describe, expect, test } from 'vitest';
import { MARKETS } from '../../domain/market.ts';
import { testBrowser } from '../support/browser.ts';
import { startJourney } from '../support/journey.ts';
import { changeCurrency, changeMarket, closeNotice } from '../support/visitor-choices.ts';
import { visitedMarkets } from '../support/visited-markets.ts';

const browser = testBrowser();

describe.each(visitedMarkets(['de', 'it', 'en-US']))('in the market %s', (marketId) => {
  test('MKT-07 MKT-08 another currency', async () => {
    const visitor = await browser.visitor(marketId);
    const documents: string[] = [];
    visitor.page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await changeCurrency(await startJourney(visitor));
    expect(documents).toHaveLength(1);
    expect(visitor.takeProblems()).toEqual([]);
  });

  test('LAY-08 a notice that was closed stays closed', async () => {
    const visitor = await browser.visitor(marketId);
    await closeNotice(await startJourney(visitor));
    expect(visitor.takeProblems()).toEqual([]);
  });
});

test('MKT-09 from a page of a market to the same page of another one, and back', async () => {
  const visitor = await browser.visitor('it');
  await changeMarket(await startJourney(visitor), 'fr');
  expect(visitor.takeProblems()).toEqual([]);
});

test('MKT-09 the list has the current country first; on the site of the United States none', async () => {
  for (const marketId of ['de', 'en-US'] as const) {
    const visitor = await browser.visitor(marketId);
    const { page, t } = await startJourney(visitor);
    await visitor.open('/');
    const list = page.getByRole('navigation', { name: t('layout:footer.countries') });
    const names = await list.getByRole('link').allTextContents();
    const current = await list.locator('[aria-current="true"]').allTextContents();
    expect(names).not.toContain(MARKETS['en-US'].label);
    expect(current).toEqual(marketId === 'de' ? [MARKETS.de.label] : []);
    if (marketId === 'de') expect(names[0]).toBe(MARKETS.de.label);
    await visitor.leave();
  }
});
