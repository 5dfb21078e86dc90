import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import {
  AVAILABLE_FILTERS,
  fixedBackend,
  toursAnswer,
  type FixedAnswers,
} from '../../test/support/listing-backend.ts';
import { thrownBy } from '../../test/support/thrown-by.ts';
import { DEFAULT_STATUSES } from '../../domain/tour-status.ts';
import { loadCalendar, loadPlaces } from './search-bar-routes.server.ts';
import { calendarAddress, placesAddress } from './search-bar-paths.ts';
import { silentLoader } from './silent-loader.ts';
import { readCalendar } from './state/search-calendar.ts';
import { ANYWHERE, destinationsAs } from './state/where-selection.ts';

const PERU = { id: 'PER', name: 'Perù', isoCodeAlpha3: 'PER', itineraries: 2, departures: 9 };
const FOUND: FixedAnswers = {
  '/travels/top-sellers': {
    response: 'success',
    data: { countries: [PERU], itineraries: 3, departures: 12 },
  },
};
const CALENDAR: FixedAnswers = {
  '/calendar': {
    response: 'success',
    data: {
      currency: 'GBP',
      days: [
        { day: '2027-04-30', status: 'PLANNED', departures: 1, cents: null },
        { day: '2027-05-02', status: 'ALMOST_FULL', departures: 3, cents: 129_900 },
      ],
      periods: [],
    },
  },
};

function argumentsFor(
  path: string,
  answers: FixedAnswers,
  accept = '*/*',
  host = 'it.localhost:3000',
) {
  const backend = fixedBackend(answers);
  const request = new Request(`http://${host}${path}`, { headers: { accept } });
  const context = { embeddedApi: backend.transport, log: pino({ level: 'silent' }) };
  return { args: { request, params: {}, context }, asked: backend.asked };
}

async function load<Loader extends typeof loadPlaces | typeof loadCalendar>(
  loader: Loader,
  path: string,
  answers: FixedAnswers,
) {
  const { args, asked } = argumentsFor(path, answers);
  const { data, init } = await loader(args);
  const cacheControl = new Headers(init?.headers).get('cache-control');
  return { data: data as Awaited<ReturnType<Loader>>['data'], cacheControl, asked };
}

describe('SRCH-03 SRCH-04 what the where field asks', () => {
  test('destinations with their counts, and the totals of the text itself', async () => {
    const { data, cacheControl, asked } = await load(loadPlaces, placesAddress(' Perù '), FOUND);
    expect(data).toEqual({
      text: 'Perù',
      found: {
        text: 'Perù',
        travels: 3,
        departures: 12,
        places: [{ id: 'PER', name: 'Perù', travels: 2, departures: 9 }],
      },
    });
    expect(asked.map(({ path }) => path)).toEqual([
      '/travels/top-sellers?search=Per%C3%B9',
      '/text-readings',
    ]);
    expect(cacheControl).toBe('private, max-age=60');
  });

  test('of a destination that only its trips name, that', async () => {
    const place = { ...PERU, isNamed: false };
    const answer = {
      countries: [{ ...PERU, isNamed: true }, place],
      itineraries: 3,
      departures: 12,
    };
    const answers = { '/travels/top-sellers': { response: 'success', data: answer } } as const;
    const { data } = await load(loadPlaces, placesAddress('Cuzco'), answers);
    const named = { id: 'PER', name: 'Perù', travels: 2, departures: 9 };
    expect(data.found?.places).toEqual([named, { ...named, isNamed: false }]);
  });

  test.each([
    ['the backend is down', placesAddress('peru'), {}, 'peru'],
    ['nor without a text', placesAddress(''), {}, ''],
  ])('nothing is said where %s', async (_, path, answers, text) => {
    const { data, cacheControl } = await load(loadPlaces, path, answers);
    expect(data).toEqual({ text, found: null });
    expect(cacheControl).toBe('no-store');
  });

  test.each([placesAddress('  '), '/search-bar/places'])(
    'SRCH-04 without a text, in %s, the destinations of most demand with departures',
    async (path) => {
      const countries = [PERU, { ...PERU, id: 'ATA', name: 'Antartide', departures: 0 }];
      const data = { countries, itineraries: 3, departures: 9 };
      const { data: answer, asked } = await load(loadPlaces, path, {
        '/travels/top-sellers': { response: 'success', data },
      });
      expect(asked.map((one) => one.path)).toEqual(['/travels/top-sellers?search=']);
      expect(answer).toMatchObject({ text: '', found: { text: '' } });
      expect(answer.found?.places.map(({ id }) => id)).toEqual(['PER']);
    },
  );

  test('no totals of a text that is read as filters, which is another search', async () => {
    const filters = { dateFrom: '2027-05-01', dateTo: '2027-05-31' };
    const parts = [{ words: 'may', filter: 'dates' }];
    const { data } = await load(loadPlaces, placesAddress('peru may'), {
      ...FOUND,
      '/text-readings': {
        response: 'success',
        data: { filters, parts, unused: [], withoutTrips: [], partsWithoutTrips: [], unknown: [] },
      },
    });
    expect(data.found).toMatchObject({ isNarrowed: true, places: [{ id: 'PER', departures: 9 }] });
  });

  test('RES-10 under other choices the departures that these leave, and no count that they do not', async () => {
    const listed = [
      { id: 'PER', name: 'Perù', count: 4, continent: 'south-america' as const },
      { id: 'JPN', name: 'Giappone', count: 7, continent: 'asia' as const },
    ];
    const others = 'dateFrom=2027-05-01&dateTo=2027-05-31&priceTo=90000&currency=GBP';
    const { data, asked } = await load(loadPlaces, placesAddress('peru', others), {
      ...FOUND,
      '/tours': toursAnswer([], {
        availableFilters: { ...AVAILABLE_FILTERS, destinations: listed },
      }),
    });
    expect(asked.find(({ path }) => path === '/tours')?.body).toMatchObject({
      dateFrom: '2027-05-01',
      dateTo: '2027-05-31',
      priceTo: 90_000,
      currency: 'GBP',
      status: [...DEFAULT_STATUSES],
      show: 1,
    });
    expect(data.found).toMatchObject({
      isNarrowed: true,
      places: [{ id: 'PER', name: 'Perù', departures: 4 }],
    });
    expect(data.found?.places[0]).not.toHaveProperty('travels');
  });

  test('RES-10 where they cannot be counted nothing is said of them, and no browser keeps that', async () => {
    const path = placesAddress('peru', 'dateFrom=2027-05-01');
    const { data, cacheControl } = await load(loadPlaces, path, FOUND);
    expect(data.found?.places).toEqual([{ id: 'PER', name: 'Perù' }]);
    expect(cacheControl).toBe('no-store');
  });

  test('not more destinations than one reads', async () => {
    const countries = Array.from({ length: 60 }, (_, place) => ({ ...PERU, id: `P${place}` }));
    const many = { response: 'success', data: { countries, itineraries: 60, departures: 99 } };
    const { data } = await load(loadPlaces, placesAddress('a'), { '/travels/top-sellers': many });
    expect(data.found?.places).toHaveLength(12);
  });
});

describe('SRCH-12 what the when field asks', () => {
  test('days and prices in the currency of the page, where one wants to go', async () => {
    const where = destinationsAs([{ id: 'PER', name: 'Peru' }]);
    const { data, cacheControl, asked } = await load(
      loadCalendar,
      calendarAddress(where, 'GBP'),
      CALENDAR,
    );
    expect(asked[0]).toMatchObject({
      path: '/calendar',
      body: { destinationId: ['PER'], status: DEFAULT_STATUSES, currency: 'GBP' },
    });
    expect(data.calendar && [...readCalendar(data.calendar).days]).toEqual([
      ['2027-04-30', { status: 'PLANNED', departures: 1, cents: null }],
      ['2027-05-02', { status: 'ALMOST_FULL', departures: 3, cents: 129_900 }],
    ]);
    expect(cacheControl).toBe('private, max-age=60');
  });

  test.each([
    ['of the market where none is asked', '/search-bar/calendar', 'EUR'],
    ['of the market where there is no such one', '/search-bar/calendar?currency=ZZZ', 'EUR'],
    ['the one asked for', calendarAddress(ANYWHERE, 'USD'), 'USD'],
  ])('MKT-07 the currency is %s', async (_, path, currency) => {
    const { asked } = await load(loadCalendar, path, CALENDAR);
    expect(asked[0]?.body).toMatchObject({ currency });
  });

  test('days of leave go by the public holidays of the region', async () => {
    const address = calendarAddress(ANYWHERE, 'EUR', 'DE-BY');
    const { asked } = await load(loadCalendar, address, CALENDAR);
    expect(asked[0]?.body).toMatchObject({ region: 'DE-BY' });
  });

  test('without an answer there is none to keep', async () => {
    const { data, cacheControl } = await load(loadCalendar, '/search-bar/calendar', {});
    expect({ data, cacheControl }).toEqual({ data: { calendar: null }, cacheControl: 'no-store' });
  });
});

describe('SRCH-16 opened as a page, they lead to the search that they mean', () => {
  const PAGE = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8';
  test.each([
    ['it', placesAddress('Perù'), '/cerca?textSearch=Per%C3%B9'],
    ['de', placesAddress(''), '/suche'],
    ['us', '/search-bar/places?textSearch=a%00b&x=1', '/search?textSearch=a+b'],
  ])('%s: %s', async (market, path, location) => {
    const { args, asked } = argumentsFor(path, FOUND, PAGE, `${market}.localhost:3000`);
    const answer = await thrownBy(loadPlaces(args));
    expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
    expect(asked).toEqual([]);
  });

  test('the calendar too', async () => {
    const path = '/search-bar/calendar?continentId[]=asia&currency=GBP';
    const answer = await thrownBy(loadCalendar(argumentsFor(path, CALENDAR, PAGE).args));
    expect(answer.headers.get('location')).toBe('/cerca?continentId%5B%5D=asia');
  });
});

describe('SRCH-03 a failure in the browser is silent', () => {
  const request = new Request('http://localhost:3000/search-bar/places?textSearch=peru');
  const loader = silentLoader((query) => ({ text: query.get('textSearch'), found: null }));
  const run = (serverLoader: () => Promise<unknown>) =>
    loader({ request, params: {}, serverLoader } as Parameters<typeof loader>[0]);
  test('the network is away', async () =>
    expect(await run(() => Promise.reject(new TypeError('failed')))).toEqual({
      text: 'peru',
      found: null,
    }));
  test('an answer comes', async () =>
    expect(await run(() => Promise.resolve({ text: 'peru' }))).toEqual({ text: 'peru' }));
});
