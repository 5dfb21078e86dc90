import { describe, expect, test } from 'vitest';
import { eventsQuerySchema } from '../../../contract/event.ts';
import type { MarketId } from '../../../domain/market.ts';
import { exampleCity, exampleEvent } from '../../../test/support/example-event.ts';
import {
  exampleArguments,
  unavailable,
  type ExampleRequest,
} from '../../../test/support/page-loader-arguments.ts';
import { thrownBy } from '../../../test/support/thrown-by.ts';
import { loadPage } from '../define-page.server.ts';
import { wemeetPage } from './page.server.ts';

const CITIES = [exampleCity(), exampleCity({ id: 'paris', name: 'Paris', count: 0 })];

/** A backend with these events in Rome that notes what it is asked. */
function backendWith(count: number, asked: string[] = []) {
  const events = Array.from({ length: count }, (_, index) =>
    exampleEvent({
      id: `e${index}`,
      startingDate: `2027-03-${String(index + 4).padStart(2, '0')}`,
    }),
  );
  const transport: ExampleRequest['transport'] = async (request) => {
    const { searchParams } = new URL(request.url);
    asked.push(searchParams.toString());
    const isThere = (searchParams.get('city') ?? 'rome') === 'rome' && !searchParams.has('from');
    return Response.json({
      response: 'success',
      data: { events: isThere ? events : [], cities: CITIES },
    });
  };
  return transport;
}

async function load(query: string, count = 3, marketId: MarketId = 'it', asked?: string[]) {
  const path = `${marketId === 'it' ? '/eventi-wemeet' : '/events-wemeet'}${query}`;
  const transport = backendWith(count, asked);
  return loadPage(wemeetPage, await exampleArguments({ marketId, path, transport }));
}

describe('MEET-01 the wemeet page', () => {
  test('lists the meet-ups, and the cities with their counts', async () => {
    const { data, seo, status } = await load('');
    expect(status).toBe(200);
    expect(data.events.map(({ id }) => id)).toEqual(['e0', 'e1', 'e2']);
    expect(data.cities).toEqual([
      { id: 'rome', name: 'Rome', count: 1 },
      { id: 'paris', name: 'Paris', count: 0 },
    ]);
    expect(data).toMatchObject({ total: 3, lastPage: 1, instead: [] });
    expect(seo).toMatchObject({ canonical: '/eventi-wemeet', robots: null });
    // RTE-02: none leads to the market that has no such page.
    expect(Object.keys(seo.alternates)).not.toContain('de');
    expect(seo.alternates.fr).toBe('/evenements-wemeet');
  });

  test.each<[string, MarketId, string]>([
    // The example's day is a Monday; a week begins on Sunday in the US.
    ['?when=today', 'it', 'from=2027-03-01&to=2027-03-01'],
    ['?when=this-week', 'it', 'from=2027-03-01&to=2027-03-07'],
    ['?when=this-week', 'en-US', 'from=2027-03-01&to=2027-03-06'],
    ['?when=next-week&city=rome', 'en-US', 'city=rome&from=2027-03-07&to=2027-03-13'],
    ['?city=rome&from=2027-03-05', 'it', 'city=rome&from=2027-03-05'],
    ['?from=nonsense', 'it', ''],
  ])('%s in %s asks the backend for %j', async (query, marketId, wanted) => {
    const asked: string[] = [];
    await load(query, 3, marketId, asked);
    expect(asked[0]).toBe(wanted);
  });

  test('asks the backend for what it takes, however long a city somebody has typed', async () => {
    const asked: string[] = [];
    await load(`?city=${'x'.repeat(999)}`, 3, 'it', asked);
    const query = Object.fromEntries(new URLSearchParams(asked[0]));
    expect(eventsQuerySchema.safeParse(query).success).toBe(true);
  });

  test.each([
    ['?city=paris', 'paris'],
    ['?city=atlantis', 'atlantis'],
    ['?when=today', null],
  ])('an empty list of %s keeps what was asked and offers others instead', async (query, city) => {
    const { data } = await load(query);
    expect(data).toMatchObject({ total: 0, events: [], search: { city } });
    expect(data.instead.map(({ id }) => id)).toEqual(['e0', 'e1', 'e2']);
  });

  test('what is no day is kept for its message', async () => {
    expect((await load('?from=2027-02-30')).data.search.notDays).toEqual({ from: '2027-02-30' });
  });

  test.each([
    ['', 1, 'e0', '/eventi-wemeet'],
    ['?page=2', 2, 'e12', '/eventi-wemeet?page=2'],
    ['?page=9', 3, 'e24', '/eventi-wemeet?page=3'],
  ])('a long list has pages: %j', async (query, page, first, canonical) => {
    const { data, seo } = await load(query, 25);
    expect(data).toMatchObject({ total: 25, lastPage: 3, search: { page } });
    expect(data.events[0]?.id).toBe(first);
    expect(data.events.length).toBeLessThanOrEqual(12);
    expect(seo.canonical).toBe(canonical);
    expect(Object.keys(seo.alternates).length > 0).toBe(page === 1);
  });

  test('SRCH-16 what a form sends empty leaves the address', async () => {
    const answer = await thrownBy(load('?city=rome&from=&to='));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/eventi-wemeet?city=rome');
  });

  test('SRCH-16 days in the wrong order are put in order in the address', async () => {
    const answer = await thrownBy(load('?city=rome&from=2027-05-20&to=2027-05-10'));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(
      '/eventi-wemeet?city=rome&from=2027-05-10&to=2027-05-20',
    );
  });

  test('SRCH-16 one day is no wrong order', async () => {
    const { data } = await load('?from=2027-05-20&to=2027-05-20');
    expect(data.search).toMatchObject({ from: '2027-05-20', to: '2027-05-20' });
  });

  test.each([
    ['?city=atlantis', true],
    ['?from=2027-02-30', true],
    ['?city=rome', false],
    ['', false],
  ])('A11Y-01 the title of %j begins with the word for an error: %s', async (query, isWrong) => {
    expect(Boolean((await load(query)).seo.titlePrefix)).toBe(isWrong);
  });

  test('MKT-09 other markets are led to the same search', async () => {
    const { counterparts } = (await load('?city=rome&when=today&page=2', 25)).frame;
    expect(counterparts?.es).toBe('/eventos-wemeet?city=rome&when=today');
    expect(counterparts?.de).toBeUndefined();
  });

  test('no answer is no empty list: 503', async () => {
    const page = await exampleArguments({
      marketId: 'it',
      path: '/eventi-wemeet',
      transport: unavailable,
    });
    expect((await thrownBy(loadPage(wemeetPage, page))).status).toBe(503);
  });
});
