import { describe, expect, test } from 'vitest';
import { sampleTour, sampleTravel } from '../../test/support/sample-records.ts';
import type { TopSellersQuestion } from './listing-page.ts';
import { buildSearchIndex } from './search-index.ts';

const index = buildSearchIndex({
  version: 1,
  travels: [
    sampleTravel({
      id: 'altiplano',
      continent: 'south-america',
      countries: ['PER', 'BOL'],
      popularity: 70,
      places: ['Cuzco', 'Uyuni'],
    }),
    sampleTravel({
      id: 'amazon',
      continent: 'south-america',
      countries: ['PER'],
      popularity: 20,
      places: ['Iquitos'],
    }),
    sampleTravel({ id: 'antarctica', continent: 'antarctica', countries: ['ATA'], popularity: 99 }),
    sampleTravel({
      id: 'kyoto',
      continent: 'asia',
      countries: ['JPN'],
      popularity: 60,
      places: ['Kyoto'],
    }),
    sampleTravel({
      id: 'okinawa',
      continent: 'asia',
      countries: ['JPN'],
      popularity: 10,
      places: ['Naha', 'Perast'],
    }),
    sampleTravel({
      id: 'perugia',
      continent: 'europe',
      countries: ['ITA'],
      popularity: 95,
      places: ['Perugia'],
    }),
  ],
  tours: [
    sampleTour({ id: 'a1', travelId: 'altiplano' }),
    sampleTour({ id: 'a2', travelId: 'altiplano', status: 'WAITING_LIST' }),
    sampleTour({ id: 'm1', travelId: 'amazon' }),
    sampleTour({ id: 'k1', travelId: 'kyoto' }),
    sampleTour({ id: 'k2', travelId: 'kyoto', status: 'SOLD_OUT' }),
    sampleTour({ id: 'k3', travelId: 'kyoto', startingDate: '2027-04-10' }),
    sampleTour({ id: 'k4', travelId: 'kyoto', isWithdrawn: true }),
    sampleTour({ id: 'p1', travelId: 'perugia' }),
  ],
});

function ask(question: TopSellersQuestion, today = '2027-04-10') {
  return index.topSellers(question, { language: 'it', today, closingDays: 3 });
}

/** The answer in short: `PER 2/3` is Peru with two travels and three departures. */
function inShort(question: TopSellersQuestion): string[] {
  const { countries, itineraries, departures } = ask(question);
  const rows = countries.map((row) => `${row.id} ${row.itineraries}/${row.departures}`);
  return [...rows, `all ${itineraries}/${departures}`];
}

describe('destinations', () => {
  test('SRCH-04 a row has the name in the language and the counts of what it leads to', () => {
    expect(ask({ search: 'japan' })).toEqual({
      countries: [
        {
          id: 'JPN',
          name: 'Giappone',
          isoCodeAlpha3: 'JPN',
          itineraries: 2,
          departures: 1,
          isNamed: true,
        },
      ],
      itineraries: 2,
      departures: 1,
    });
  });

  test('SRCH-04 a row says whether its own name was typed, or words of its travels', () => {
    const named = (search?: string) =>
      ask({ search }).countries.map(({ id, isNamed }) => [id, isNamed]);
    expect(named('peru')).toEqual([
      ['PER', true],
      ['ITA', false],
    ]);
    expect(named('giapone')).toEqual([['JPN', true]]);
    expect(named().every(([, isNamed]) => isNamed === undefined)).toBe(true);
  });

  test.each([
    [
      'a country named, without those its travels cross',
      { search: 'Perù' },
      ['PER 2/3', 'ITA 1/1', 'all 3/4'],
    ],
    ['a country named by its second travel', { search: 'Bolivien' }, ['BOL 1/2', 'all 1/2']],
    ['the countries of a place', { search: 'uyuni' }, ['PER 2/3', 'BOL 1/2', 'all 1/2']],
    ['a place’s country, with all its travels', { search: 'kyoto' }, ['JPN 2/1', 'all 1/1']],
    ['a typo', { search: 'giapone' }, ['JPN 2/1', 'all 2/1']],
    ['a typo that begins a place', { search: 'pera' }, ['PER 2/3', 'JPN 2/1', 'all 3/3']],
    ['nothing', { search: 'atlantis' }, ['all 0/0']],
    ['punctuation', { search: '?!' }, ['all 0/0']],
    ['a continent', { continents: ['america'] }, ['PER 2/3', 'BOL 1/2', 'all 2/3']],
    ['a continent and a text', { continents: ['europe'], search: 'peru' }, ['ITA 1/1', 'all 1/1']],
    ['one of the countries', { countries: ['BOL'] }, ['BOL 1/2', 'all 1/2']],
    [
      'a country beside the one named',
      { countries: ['BOL'], search: 'peru' },
      ['BOL 1/2', 'all 1/2'],
    ],
    ['an unknown country', { countries: ['QQQ'] }, ['all 0/0']],
  ] as const)('SRCH-03 for %s: %j gives %j', (_case, question, rows) => {
    expect(inShort(question as unknown as TopSellersQuestion)).toEqual(rows);
  });

  test.each([[{}], [{ search: '' }], [{ search: '  ', countries: [], continents: [] }]])(
    'SRCH-03 %j gives all, the most popular first, those without departures last',
    (question) => {
      expect(inShort(question)).toEqual([
        'ITA 1/1',
        'PER 2/3',
        'JPN 2/1',
        'BOL 1/2',
        'ATA 1/0',
        'all 6/5',
      ]);
    },
  );

  test('SRCH-03 of a travel through two continents the country named comes before one of the continent', () => {
    const two = sampleTravel({ id: 'two', continent: 'asia', countries: ['TKM', 'ITA'] });
    const { countries } = buildSearchIndex({ version: 1, travels: [two], tours: [] }).topSellers(
      { continents: ['europe'], search: 'turkmenistan' },
      { language: 'it', today: '2027-04-10', closingDays: 3 },
    );
    expect(countries.map(({ id }) => id)).toEqual(['TKM']);
  });

  test('TRV-02 departures are counted anew each day', () => {
    expect(ask({ search: 'japan' }, '2027-04-07').departures).toBe(2);
    expect(ask({ search: 'japan' }, '2027-04-08').departures).toBe(1);
    expect(ask({ search: 'japan' }, '2027-05-01').departures).toBe(0);
  });
});

describe('SRCH-05 a travel through two continents', () => {
  const polar = buildSearchIndex({
    version: 1,
    travels: [
      sampleTravel({ id: 'ice', continent: 'antarctica', countries: ['ATA', 'ARG'] }),
      sampleTravel({ id: 'andes', continent: 'south-america', countries: ['PER'] }),
    ],
    tours: [sampleTour({ id: 'i1', travelId: 'ice' }), sampleTour({ id: 'a1', travelId: 'andes' })],
  });

  test.each([
    ['antarctica', ['ATA'], 1],
    ['south-america', ['ARG', 'PER'], 2],
    ['america', ['ARG', 'PER'], 2],
  ] as const)('is found in %s under the countries that lie there', (id, codes, total) => {
    const found = polar.topSellers(
      { continents: [id] },
      { language: 'en', today: '2027-04-10', closingDays: 3 },
    );
    expect(found.countries.map((row) => row.id).sort()).toEqual(codes);
    expect(found.itineraries).toBe(total);
  });
});
