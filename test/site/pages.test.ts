/** Every kind of page in every market over plain HTTP: what a reader without scripts and an indexer get. */
import { describe, expect, test } from 'vitest';
import { pathOf } from '../../contract/route-paths.ts';
import { formatDateRange } from '../../domain/date-format.ts';
import { MARKETS, MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { currencySymbol, formatMoney } from '../../domain/money.ts';
import { byRole } from '../support/by-role.ts';
import { readHtml, type HtmlPage } from '../support/html-page.ts';
import { CONTENT } from '../support/delivered-content.ts';
import { findComingTour, travelOfId, travelWords } from '../support/site-content.ts';
import {
  bookableTour,
  INDEXED_PAGES,
  itineraryPath,
  pathOfPage,
  SITE_PAGES,
  statusOf,
  travelOf,
  travelPath,
  type SitePage,
} from '../support/site-paths.ts';
import { foreignTexts } from '../support/foreign-texts.ts';
import { governmentOrigins } from '../support/government-origins.ts';
import { wordsOf } from '../support/site-words.ts';
import { originOf, visit } from '../support/visit.ts';

interface ReadPage {
  readonly status: number;
  readonly source: string;
  readonly html: HtmlPage;
}

const read = new Map<string, Promise<ReadPage>>();

/** Each page is asked for once, however many tests look at it. */
function readPage(marketId: MarketId, path: string): Promise<ReadPage> {
  const key = `${marketId} ${path}`;
  let page = read.get(key);
  if (!page) {
    page = visit(marketId, path).then(({ status, text }) => ({
      status,
      source: text,
      html: readHtml(text),
    }));
    read.set(key, page);
  }
  return page;
}

const pagesOf = (marketId: MarketId) =>
  SITE_PAGES.map((page) => [page, pathOfPage(page, marketId)] as const);

describe.each(MARKET_IDS)('in the market %s', (marketId) => {
  const market = MARKETS[marketId];

  test.each(pagesOf(marketId))('SEO-03 LAY-01 the page "%s" is whole: %s', async (page, path) => {
    const t = await wordsOf(marketId);
    const { status, source, html } = await readPage(marketId, path);
    expect(status).toBe(statusOf(page, marketId));
    // Characters that a broken encoding leaves behind.
    expect(source).not.toMatch(/[\0\ufffd]/);
    const root = html.elements.find(({ name }) => name === 'html');
    expect(root?.attributes.get('lang')).toBe(market.languageTag);
    expect(root?.attributes.get('data-market')).toBe(marketId);
    expect(html.title).toMatch(/\S/);
    expect(html.textsOf('h1')).toHaveLength(1);
    expect(html.textsOf('h1')[0]).toMatch(/\S/);
    expect(html.textsOf('main')[0]?.length).toBeGreaterThan(80);
    expect(html.links).toContain('#main');
    expect(html.ids).toContain('main');
    expect(html.texts).toContain(t('layout:footer.countries'));
    expect(html.bodyText).toContain(CONTENT.layouts[market.textLocale].footer.legalMessage);
  });

  test.each(pagesOf(marketId))(
    'MKT-03 MKT-08 prices on "%s" are the market’s: %s',
    async (_, path) => {
      const { html } = await readPage(marketId, path);
      for (const text of pricesIn(html)) expect(text).toMatch(PRICE_FORMATS[market.currency]);
    },
  );

  test.each(pagesOf(marketId))('MKT-05 no other language’s words on "%s": %s', async (_, path) => {
    const { html } = await readPage(marketId, path);
    expect(foreignTexts(html, marketId)).toEqual([]);
  });

  test.each(pagesOf(marketId))(
    'MKT-02 no address of an unknown host on "%s": %s',
    async (_, path) => {
      const { source } = await readPage(marketId, path);
      const known = [
        ...MARKET_IDS.map(originOf),
        ...governmentOrigins(marketId),
        NAMESPACE_HOST,
        VOCABULARY_HOST,
        MAP_HOST,
      ];
      const found = source.match(/\bhttps?:\/\/[^/"'\s<>\\?#&]+/g) ?? [];
      expect(new Set(found).difference(new Set(known))).toEqual(new Set());
    },
  );

  test('SEO-03 TRV-06 the travel page has all of the travel’s words and prices', async () => {
    const travel = travelOf(bookableTour());
    const words = travelWords(travel, marketId);
    const { html } = await readPage(marketId, travelPath(travel, marketId));
    expect(html.textsOf('h1')[0]).toBe(words.title);
    expect(html.title).toContain(words.title);
    expectTexts(html, [
      words.summary,
      words.destinationLabel,
      ...words.description.split(/\n{2,}/),
      ...words.highlights,
      ...words.included,
      ...words.notIncluded,
      ...words.days.flatMap(({ title, text }) => [title, text]),
    ]);
    const { currency } = market;
    const { moneyPot, flights, privateRoom } = travel.facts;
    const amounts = [moneyPot, flights.minimumPrice, privateRoom.supplement];
    for (const amount of amounts) {
      if (amount) expect(html.bodyText).toContain(formatMoney(amount[currency], currency));
    }
  });

  test('SEO-03 TRV-06 the travel page leads to others like it, each of them there', async () => {
    const path = travelPath(travelOf(bookableTour()), marketId);
    const { source } = await readPage(marketId, path);
    const sections = byRole(source).all('region');
    const related = sections.find(({ attributes }) => attributes.id === 'related');
    const links = related?.within.links ?? [];
    expect(new Set(links).size).toBe(3);
    expect(links).not.toContain(path);
    for (const link of links) {
      const other = CONTENT.travels.find((travel) => travelPath(travel, marketId) === link);
      const { status, html } = await readPage(marketId, link);
      expect(status).toBe(200);
      expect(html.textsOf('h1')[0]).toBe(other && travelWords(other, marketId).title);
    }
  });

  test('SEO-03 TRV-07 the itinerary page has every day', async () => {
    const travel = travelOf(bookableTour());
    const words = travelWords(travel, marketId);
    const { html } = await readPage(marketId, itineraryPath(travel, marketId));
    expectTexts(html, [
      words.title,
      ...words.days.flatMap(({ place, title, text }) => [place, title, text]),
      ...words.included,
    ]);
  });

  test('SEO-03 TRV-08 MKT-04 the tour page has dates, price, status and coordinator', async () => {
    const t = await wordsOf(marketId);
    const tour = bookableTour();
    const { html } = await readPage(marketId, pathOfPage('tour', marketId));
    const price = tour.price[market.currency] ?? 0;
    const coordinator = CONTENT.coordinators.find(({ id }) => id === tour.coordinatorId);
    expectTexts(html, [
      travelWords(travelOf(tour), marketId).title,
      formatDateRange(tour.startingDate, tour.endingDate, market),
      formatMoney(price, market.currency),
      t(`listing:status.${tour.status}`),
      t('listing:card.seatsLeft', { count: tour.freeSeats }),
      t('travel:offer.ask'),
      `${coordinator?.firstName} ${coordinator?.lastName}`,
    ]);
  });

  test('SEO-03 RES-12 MKT-04 listings give each departure’s days and link', async () => {
    for (const page of ['confirmed departures', 'search'] as const) {
      const { html } = await readPage(marketId, pathOfPage(page, marketId));
      const cards = html.elements.filter(
        ({ name, attributes }) => name === 'a' && TOUR_CODE.test(attributes.get('href') ?? ''),
      );
      expect(cards.length).toBeGreaterThan(5);
      for (const { attributes } of cards) {
        const code = TOUR_CODE.exec(attributes.get('href') ?? '')?.[0].slice(1);
        const tour = findComingTour((each) => each.code === code);
        // A tour that leaves within days is in no list of ours that is safe from midnight.
        if (!tour) continue;
        const dates = formatDateRange(tour.startingDate, tour.endingDate, market);
        const { title } = travelWords(travelOfId(tour.travelId), marketId);
        expect(attributes.get('aria-label')).toBe(`${title}, ${dates}`);
        expect(html.texts).toContain(dates);
      }
    }
  });

  test.each(CONTENT.pages)(
    'RTE-04 CMS-06 the page of $key is at its path',
    async ({ byLocale }) => {
      const { routingKey, slug, seo } = byLocale[market.textLocale];
      const path = routingKey === undefined ? `/${slug}` : pathOf(routingKey, marketId);
      const { status, html } = await readPage(marketId, path);
      expect(status).toBe(200);
      expect(html.title).toContain(seo.title);
    },
  );

  test('SEO-03 the home page names every travel that it offers, with a price', async () => {
    const { html } = await readPage(marketId, '/');
    const [home] = CONTENT.pages.filter(({ key }) => key === 'index');
    const page = home?.byLocale[market.textLocale];
    expect(html.title).toContain(page?.seo.title);
    for (const { type, content } of page?.blocks ?? []) {
      // What a visitor looked for is known in their browser alone.
      if (type !== 'recent-searches') expectTexts(html, [content.title as string]);
    }
    expect(pricesIn(html).length).toBeGreaterThan(5);
  });

  test.each(indexedPagesOf(marketId))(
    'MKT-06 SEO-01 canonical and alternates of "%s"',
    async (page) => {
      const path = pathOfPage(page, marketId);
      const { html } = await readPage(marketId, path);
      const canonical = addressOf(marketId, path);
      expect(html.canonical).toBe(canonical);
      expect(html.robots).toBeNull();
      expect(Object.fromEntries(html.alternates)).toEqual(alternatesOf(page));
      // Followed to the other market, each leads to a page that leads back.
      for (const other of marketsOf(page)) {
        const there = await readPage(other, pathOfPage(page, other));
        expect(there.status, other).toBe(200);
        expect(there.html.canonical, other).toBe(html.alternates.get(MARKETS[other].hreflang));
        expect(there.html.alternates.get(market.hreflang), other).toBe(canonical);
      }
    },
  );

  test.each(
    SITE_PAGES.filter(
      (page) => statusOf(page, marketId) !== 200 || /^(booking|newsletter)/.test(page),
    ),
  )('SEO-01 "%s" is kept out of the index, and no alternate leads to it', async (page) => {
    const { html } = await readPage(marketId, pathOfPage(page, marketId));
    expect(html.robots).toBe('noindex');
    expect(html.alternates.size).toBe(0);
  });
});

test.each(['it', 'es', 'fr', 'de', 'en-US'] as const)(
  'MKT-05 the check for other languages’ words knows them: %s',
  async (marketId) => {
    const { html } = await readPage('international', pathOfPage('tour', 'international'));
    expect(foreignTexts(html, 'international')).toEqual([]);
    expect(foreignTexts(html, marketId).length).toBeGreaterThan(marketId === 'en-US' ? 0 : 20);
  },
);

const TOUR_CODE = /\/[A-Z]{3}-\d{8}$/;
/** Named in SVG elements as a namespace; nothing is fetched from it. */
const NAMESPACE_HOST = 'http://www.w3.org';
/** Whose words structured data is in; nothing is fetched from it. */
const VOCABULARY_HOST = 'https://schema.org';
/** Where links to meeting points lead (MEET-01). */
const MAP_HOST = 'https://www.openstreetmap.org';

const PRICE_FORMATS = {
  EUR: /^\d{1,3}(\.\d{3})*(,\d{2})?\u00a0€$/,
  GBP: /^£\d{1,3}(,\d{3})*(\.\d{2})?$/,
  USD: /^\$\d{1,3}(,\d{3})*(\.\d{2})?$/,
};

/** Whatever stands next to a currency's symbol and has a digit. */
function pricesIn(html: HtmlPage): string[] {
  const symbols = Object.values(MARKETS).map(({ currency }) => currencySymbol(currency));
  const symbol = `[${[...new Set(symbols)].join('')}]`;
  const price = new RegExp(
    `[\\d.,]*\\d\\s?${symbol}|${symbol}\\s?\\d[\\d.,]*\\d|${symbol}\\d`,
    'g',
  );
  return html.texts.flatMap((text) => text.match(price) ?? []);
}

/** Texts of the page, whatever elements they are cut up by. */
function expectTexts(html: HtmlPage, texts: readonly string[]): void {
  const squeeze = (text: string) => text.replace(/\s+/g, '');
  const body = squeeze(html.bodyText);
  const missing = texts.filter((text) => text === '' || !body.includes(squeeze(text)));
  expect(missing).toEqual([]);
}

function addressOf(marketId: MarketId, path: string): string {
  return originOf(marketId) + (path === '/' ? '' : path);
}

/** Those that have the page. */
function marketsOf(page: SitePage): MarketId[] {
  return MARKET_IDS.filter((id) => statusOf(page, id) === 200);
}

function indexedPagesOf(marketId: MarketId): SitePage[] {
  return INDEXED_PAGES.filter((page) => statusOf(page, marketId) === 200);
}

function alternatesOf(page: SitePage): Record<string, string> {
  return Object.fromEntries(
    marketsOf(page).map((id) => [MARKETS[id].hreflang, addressOf(id, pathOfPage(page, id))]),
  );
}
