/** Addresses that are no page's own: former ones, untidy ones, and those of what is gone or never was. */
import { describe, expect, test } from 'vitest';
import { pathOf } from '../../contract/route-paths.ts';
import { MARKETS, MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { readHtml } from '../support/html-page.ts';
import { CONTENT } from '../support/delivered-content.ts';
import { departedTour, travelWords } from '../support/site-content.ts';
import {
  bookableTour,
  coordinatorPath,
  itineraryPath,
  pathOfPage,
  tourPath,
  travelOf,
  travelPath,
} from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';
import { originOf, visit } from '../support/visit.ts';
import { visitedMarkets } from '../support/visited-markets.ts';

const QUERY = 'utm_source=mail&textSearch=a&x%5B%5D=1';

async function expectMoved(marketId: MarketId, from: string, to: string): Promise<void> {
  const answer = await visit(marketId, from);
  expect(answer.status, from).toBe(301);
  expect(answer.headers.location, from).toBe(to);
}

/** Two of them: one rule leads on in all, and `de` has a route switched off. */
const ASKED = visitedMarkets(['de', 'es', 'en-US', 'en-WE', 'fr', 'international', 'it'], 2);

describe.each(ASKED)('in the market %s', (marketId) => {
  test('RTE-06 a travel’s former addresses lead to the present ones, query kept', async () => {
    for (const travel of CONTENT.travels) {
      for (const slug of travelWords(travel, marketId).oldSlugs) {
        const old = { travel: slug };
        await expectMoved(
          marketId,
          `${pathOf('travels-travel', marketId, old)}?${QUERY}`,
          `${travelPath(travel, marketId)}?${QUERY}`,
        );
        await expectMoved(
          marketId,
          pathOf('travels-travel-itinerary', marketId, old),
          itineraryPath(travel, marketId),
        );
      }
    }
  });

  test('RTE-06 a tour under another travel’s address leads to its own', async () => {
    const tour = bookableTour();
    const other = CONTENT.travels.find(({ id }) => id !== tour.travelId);
    for (const slug of [
      other && travelWords(other, marketId).slug,
      ...travelWords(travelOf(tour), marketId).oldSlugs,
    ]) {
      const wrong = pathOf('travels-travel-tour', marketId, {
        travel: slug ?? '',
        tour: tour.code,
      });
      await expectMoved(marketId, `${wrong}?${QUERY}`, `${tourPath(tour, marketId)}?${QUERY}`);
    }
  });

  test('RTE-06 slashes and capitals make no second address', async () => {
    const tour = bookableTour();
    const travel = travelPath(travelOf(tour), marketId);
    const list = pathOf('travels', marketId);
    await expectMoved(marketId, `${list}/`, list);
    await expectMoved(marketId, `${list}//?${QUERY}`, `${list}?${QUERY}`);
    await expectMoved(marketId, list.toUpperCase(), list);
    await expectMoved(marketId, `/${list}`, list);
    await expectMoved(marketId, `/${travel.replaceAll('/', '//')}/`, travel);
    await expectMoved(marketId, tourPath(tour, marketId).toLowerCase(), tourPath(tour, marketId));
  });

  test('RTE-06 tracking parameters: the canonical address has none', async () => {
    const tracking = 'utm_source=mail&utm_campaign=x&gclid=1&fbclid=2&unknown=3';
    const pages = ['home', 'travels', 'search', 'travel', 'itinerary', 'tour', 'coordinator'];
    for (const page of pages as Parameters<typeof pathOfPage>[0][]) {
      const path = pathOfPage(page, marketId);
      const { status, text } = await visit(marketId, `${path}?${tracking}`);
      expect(status, path).toBe(200);
      expect(readHtml(text).canonical).toBe(originOf(marketId) + (path === '/' ? '' : path));
    }
  });

  test('RES-11 filters: one leads to the unfiltered list, two keep the page out, pages stand', async () => {
    const search = pathOf('search', marketId);
    const read = async (query: string) =>
      readHtml((await visit(marketId, `${search}?${query}`)).text);
    const canonical = originOf(marketId) + search;
    expect(await read('continentId[]=asia')).toMatchObject({ canonical, robots: null });
    expect(await read('continentId[]=asia&discounted=true')).toMatchObject({ robots: 'noindex' });
    expect(await read('page=2')).toMatchObject({ canonical: `${canonical}?page=2`, robots: null });
    expect(await read('page=0')).toMatchObject({ canonical, robots: null });
    expect(await read('sort=price:asc')).toMatchObject({ canonical, robots: null });
  });

  test('ERR-01 RTE-05 what never was: 404 with the layout and a way on', async () => {
    const t = await wordsOf(marketId);
    const unknown = [
      '/qzxqzx',
      '/qzxqzx/qzxqzx/qzxqzx',
      pathOf('travels-travel', marketId, { travel: 'qzxqzx' }),
      pathOf('travels-travel-itinerary', marketId, { travel: 'qzxqzx' }),
      coordinatorPath('qzxqzx', marketId),
      '/booking/QZX-20990101/start',
    ];
    for (const path of unknown) {
      const { status, text } = await visit(marketId, path);
      const html = readHtml(text);
      expect(status, path).toBe(404);
      expect(html.textsOf('h1'), path).toEqual([t('errors:kind.notFound.title')]);
      expect(html.texts, path).toContain(t('errors:kind.notFound.description'));
      expect(html.texts, path).toContain(t('errors:showTravels'));
      expect(html.links, path).toContain(pathOf('travels', marketId));
      expect(html.texts, path).toContain(t('layout:footer.countries'));
      expect(html.robots, path).toBe('noindex');
    }
  });

  test('TRV-08 a tour that never was, of a travel that is there: 404 with alternatives', async () => {
    const t = await wordsOf(marketId);
    const travel = travelPath(travelOf(bookableTour()), marketId);
    for (const code of ['JPN-20990101', 'qzxqzx']) {
      const { status, text } = await visit(marketId, `${travel}/${code}`);
      const html = readHtml(text);
      expect(status, code).toBe(404);
      expect(html.texts, code).toContain(t('travel:gone.title'));
      expect(html.links, code).toContain(travel);
      expect(html.robots, code).toBe('noindex');
    }
  });

  // Departures of the last weeks are always there; withdrawn ones are the contract tests' subject.
  test('TRV-08 a tour that has left: 410 with alternatives', async () => {
    await expectGone(marketId, tourPath(departedTour(), marketId), 'travel:gone.departed');
  });

  test('TRV-17 its booking page: 410 too', async () => {
    const { code } = departedTour();
    const { status, text } = await visit(marketId, `/booking/${code}/start`);
    const t = await wordsOf(marketId);
    expect(status).toBe(410);
    expect(readHtml(text).textsOf('h1')).toEqual([t('enquiry:unoffered.title')]);
    expect(readHtml(text).elements.some(({ name }) => name === 'textarea')).toBe(false);
  });

  test('TRV-08 TRV-17 the booking page of one that never was leads to its own, which says so', async () => {
    const t = await wordsOf(marketId);
    const travel = travelPath(travelOf(bookableTour()), marketId);
    const code = `${bookableTour().code.split('-')[0]}-20990101`;
    const led = await visit(marketId, `/booking/${code}/start`);
    expect([led.status, led.headers.location]).toEqual([302, `${travel}/${code}`]);
    const { status, text } = await visit(marketId, String(led.headers.location));
    expect([status, readHtml(text).texts]).toEqual([
      404,
      expect.arrayContaining([t('travel:gone.title')]),
    ]);
  });

  test('RTE-06 TRV-17 the booking page of a code with a blank and small letters is found', async () => {
    const { code } = bookableTour();
    const { status, headers } = await visit(marketId, `/booking/${code.toLowerCase()}%20/start`);
    expect([status, headers.location]).toEqual([301, `/booking/${code}/start`]);
    const never = await visit(marketId, '/booking/QZX%20/start');
    expect(never.status).toBe(404);
  });

  test('RTE-02 no page leads to a route that the market has switched off', async () => {
    const path = pathOf('events-wemeet', marketId);
    const { text } = await visit(marketId, '/');
    if (marketId !== 'de') return;
    expect((await visit(marketId, path)).status).toBe(404);
    expect(readHtml(text).links).not.toContain(path);
  });
});

async function expectGone(marketId: MarketId, path: string, reason: string): Promise<void> {
  const t = await wordsOf(marketId);
  const { status, text } = await visit(marketId, path);
  const html = readHtml(text);
  expect(status).toBe(410);
  expect(html.texts).toContain(t('travel:gone.title'));
  expect(html.texts).toContain(t(reason));
  expect(html.texts).toContain(t('travel:tour.toTravel'));
  expect(html.links.some((link) => /^\/booking\/[^/]+\/start(\?|$)/.test(link))).toBe(
    !html.texts.includes(t('travel:departures.none')),
  );
}

test('MKT-01 the words of the tests are the markets’ own', async () => {
  const titles = await Promise.all(
    MARKET_IDS.map(async (id) => (await wordsOf(id))('errors:kind.notFound.title')),
  );
  expect(new Set(titles).size).toBe(new Set(MARKET_IDS.map((id) => MARKETS[id].language)).size);
});
