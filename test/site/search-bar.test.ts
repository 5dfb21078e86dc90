/** The two addresses that the search bar asks while it is used, in every market. */
import { describe, expect, test } from 'vitest';
import type { PlacesAnswer } from '../../app/search/state/lookup-driver.ts';
import { readCalendar, type CalendarAnswer } from '../../app/search/state/search-calendar.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { MARKET_IDS, MARKETS, type MarketId } from '../../domain/market.ts';
import { visit } from '../support/visit.ts';

async function ask<Answer>(marketId: MarketId, path: string): Promise<Answer> {
  const { status, text } = await visit(marketId, path);
  expect(status).toBe(200);
  return JSON.parse(text) as Answer;
}

describe.each(MARKET_IDS)('in the market %s', (id) => {
  test('SRCH-03 SRCH-04 Giappone finds Japan, by the market’s name for it, with its counts', async () => {
    const { found } = await ask<PlacesAnswer>(id, '/search-bar/places?textSearch=Giappone');
    const [first] = found?.places ?? [];
    const names = new Intl.DisplayNames(MARKETS[id].languageTag, { type: 'region' });
    expect(first).toMatchObject({ id: 'JPN', name: names.of('JP') });
    expect(first?.departures).toBeGreaterThan(0);
    expect(found?.departures).toBeGreaterThanOrEqual(first?.departures ?? Infinity);
  });

  test('SRCH-04 before anything is typed there are destinations to propose', async () => {
    const { found } = await ask<PlacesAnswer>(id, '/search-bar/places?textSearch=');
    expect(found?.places).toHaveLength(12);
    expect(found?.places.filter(({ departures }) => departures === 0)).toEqual([]);
  });

  test('SRCH-12 the calendar is the market’s: its currency, months and holidays, within 10 KB', async () => {
    const path = `/search-bar/calendar.data?currency=${MARKETS[id].currency}&_routes=routes%2Fsearch-bar.calendar`;
    const headers = { 'accept-encoding': 'br' };
    const { status, body, headers: fields } = await visit(id, path, { headers });
    expect(status).toBe(200);
    expect(fields).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'private, max-age=60',
    });
    expect(body.length).toBeLessThan(10_000);
    const { calendar } = await ask<CalendarAnswer>(id, '/search-bar/calendar');
    const read = calendar && readCalendar(calendar);
    expect(read?.currency).toBe(MARKETS[id].currency);
    expect(read?.days.size).toBeGreaterThan(50);
    const types = new Set(read?.periods.map(({ type }) => type));
    expect(types).toEqual(new Set(['month', 'event']));
  });

  test('SRCH-16 opened as a page, they lead to the market’s search', async () => {
    const headers = { accept: 'text/html' };
    const places = await visit(id, '/search-bar/places?textSearch=tokyo', { headers });
    const search = pathOf('search', id);
    expect([places.status, places.headers.location]).toEqual([302, `${search}?textSearch=tokyo`]);
    const calendar = await visit(id, '/search-bar/calendar?destinationId[]=JPN', { headers });
    expect(calendar.headers.location).toBe(`${search}?destinationId%5B%5D=JPN`);
  });
});

test('RES-09 whatever is asked, there is an answer', async () => {
  const odd = ['', '?textSearch=%00', '?textSearch=%E0%A4%A', `?textSearch=${'a'.repeat(3000)}`];
  for (const query of [...odd, '?destinationId[]=&continentId=mars&currency=ZZZ']) {
    for (const path of ['/search-bar/places', '/search-bar/calendar']) {
      expect((await visit('it', path + query)).status).toBe(200);
    }
  }
});

test.each([
  '/search-bar/places',
  '/sitemap.xml',
  '/robots.txt',
  '/meet-ups/any/calendar.ics',
  '/viaggi/x/calendar.ics',
])('SEC-08 %s takes no form, and says what it takes', async (path) => {
  const { status, headers, text } = await visit('it', path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
  expect([headers['content-type'], text]).toEqual([
    'text/plain; charset=utf-8',
    'Method Not Allowed',
  ]);
});
