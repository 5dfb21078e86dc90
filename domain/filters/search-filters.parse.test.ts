import { describe, expect, test } from 'vitest';
import { EVERY_FILTER } from '../../test/support/every-filter.ts';
import {
  FILTER_KEYS,
  NO_FILTERS,
  parseSearchFilters,
  unreadableValues,
  type SearchFilters,
} from './search-filters.ts';
import { SORTS } from '../sort.ts';

const parse = (query: string) => parseSearchFilters(new URLSearchParams(query));

/** What a query says beyond the defaults. */
function said(query: string): Partial<SearchFilters> {
  const defaults: Partial<SearchFilters> = NO_FILTERS;
  return Object.fromEntries(
    FILTER_KEYS.flatMap((key) => {
      const value = parse(query)[key];
      return value === undefined || value === defaults[key] ? [] : [[key, value]];
    }),
  );
}

describe('parseSearchFilters', () => {
  test('RES-02 an empty query says nothing but the defaults', () => {
    expect(parse('')).toEqual({ tab: 'tours', ageBadge: 'ALL', page: 1, perPage: 20 });
  });

  test('RES-02 the keys of the specification are all known', () => {
    const specified =
      'durations, priceFrom, priceTo, ageBadge, discounted, isNoSharingRoomAvailable, badgeId, ' +
      'travelStyles, status, travelTypes, costCenters, durationFrom, durationTo, travelId, hasTours, ' +
      'sort, show, page, perPage, tab, textSearch, daysSpan, dateFrom, dateTo, continentId, ' +
      'destinationId, moods, gender, uniqueTrips';
    expect(FILTER_KEYS).toEqual(expect.arrayContaining(specified.split(', ')));
    expect(FILTER_KEYS.toSorted()).toEqual(Object.keys(EVERY_FILTER).sort());
  });

  test.each<[string, string, Partial<SearchFilters>]>([
    ['brackets', 'moods[]=NATURE&moods[]=PARTY', { moods: ['NATURE', 'PARTY'] }],
    ['encoded brackets', 'moods%5B%5D=NATURE&moods%5B%5D=PARTY', { moods: ['NATURE', 'PARTY'] }],
    ['no brackets', 'moods=NATURE', { moods: ['NATURE'] }],
    ['no brackets, repeated', 'moods=NATURE&moods=PARTY', { moods: ['NATURE', 'PARTY'] }],
    ['both forms at once', 'moods=PARTY&moods[]=NATURE', { moods: ['NATURE', 'PARTY'] }],
    ['numbered brackets', 'moods[0]=NATURE&moods[1]=PARTY', { moods: ['NATURE', 'PARTY'] }],
    ['the same value twice', 'travelId[]=a&travelId[]=a&travelId=b', { travelId: ['a', 'b'] }],
    [
      'codes in any capitals, once each',
      'destinationId[]=jpn&destinationId=Per&destinationId=JPN',
      { destinationId: ['JPN', 'PER'] },
    ],
    ['brackets on a single value', 'priceTo[]=500', { priceTo: 500 }],
    [
      'an id of 64 characters, and none of more',
      `travelId=${'a'.repeat(64)}&travelId=${'b'.repeat(65)}`,
      { travelId: ['a'.repeat(64)] },
    ],
    ['other brackets are no filter', 'moods[a]=NATURE&priceTo[gt]=5', {}],
  ])('RES-02 lists: %s', (_, query, expected) => expect(said(query)).toEqual(expected));

  test.each<[string, string]>([
    ['an unknown key', 'foo=1&utm_source=x&fbclid=y'],
    ['a key in another case', 'PriceFrom=5&pricefrom=5'],
    ['a name that every object has', '__proto__=1&constructor=2&toString[]=3&hasOwnProperty=true'],
    ['an empty value', 'textSearch=&status[]=&priceFrom=&dateFrom=&sort=&page='],
    ['a key alone', 'textSearch&status[]'],
    ['spaces', 'textSearch=+++&travelId[]=%20'],
  ])('RES-02 dropped: %s', (_, query) => expect(said(query)).toEqual({}));

  test.each<[string, Partial<SearchFilters>]>([
    ['priceFrom=0&priceTo=150000', { priceFrom: 0, priceTo: 150_000 }],
    ['daysSpan=0&durationFrom=0&durationTo=0', { daysSpan: 0, durationFrom: 0, durationTo: 0 }],
    ['priceFrom=300000&priceTo=100000', { priceFrom: 100_000, priceTo: 300_000 }],
    ['durationFrom=20&durationTo=2', { durationFrom: 2, durationTo: 20 }],
    ['durationFrom=5&durationTo=0', { durationFrom: 0, durationTo: 5 }],
    ['priceFrom=007', { priceFrom: 7 }],
    ['priceFrom=%205%20', { priceFrom: 5 }],
    ['priceFrom=NaN&priceTo=abc&daysSpan=null', {}],
    ['priceFrom=10.5&priceTo=1e5&durationTo=0x10', {}],
    ['priceFrom=-1&durationFrom=-5&daysSpan=-1', {}],
    ['priceTo=Infinity', {}],
    ['priceTo=99999999999999999999', { priceTo: 2_147_483_647 }],
    ['daysSpan=1000', { daysSpan: 60 }],
    ['priceFrom=x&priceFrom=5', { priceFrom: 5 }],
    ['durations[]=7&durations[]=x&durations[]=0&durations[]=07', { durations: [7] }],
    ['durations[]=0', {}],
  ])('RES-02 numbers: %s', (query, expected) => expect(said(query)).toEqual(expected));

  test.each<[string, Partial<SearchFilters>]>([
    ['perPage=100', { perPage: 100 }],
    ['perPage=101', { perPage: 100 }],
    ['perPage=0', {}],
    ['perPage=-5', {}],
    ['perPage=x', {}],
    ['page=3', { page: 3 }],
    ['page=0', {}],
    ['page=-7', {}],
    ['page=x', {}],
    ['show=6', { show: 6 }],
    ['show=101', { show: 100 }],
    ['show=0', {}],
  ])('RES-02 paging: %s', (query, expected) => expect(said(query)).toEqual(expected));

  test.each(['discounted', 'isNoSharingRoomAvailable', 'hasTours', 'uniqueTrips'] as const)(
    'RES-02 %s is true only for the text true',
    (key) => {
      expect(said(`${key}=true`)).toEqual({ [key]: true });
      for (const text of ['false', '1', 'TRUE', 'yes', 'on', 'truee', '']) {
        expect(said(`${key}=${text}`)).toEqual({});
      }
    },
  );

  test.each<[string, Partial<SearchFilters>]>([
    ['status[]=NONE&status[]=planned', {}],
    ['status[]=SOLD_OUT&status[]=NONE', { status: ['SOLD_OUT'] }],
    ['continentId[]=europe&continentId[]=atlantis', { continentId: ['europe'] }],
    ['destinationId[]=JPN&destinationId[]=jpn&destinationId[]=JP', { destinationId: ['JPN'] }],
    ['ageBadge=18-24', {}],
    ['ageBadge=18-24&ageBadge=35-49', { ageBadge: '35-49' }],
    ['gender=other', {}],
    ['tab=all', {}],
    ['tab=travels', { tab: 'travels' }],
    ['sort=price', {}],
    ['sort=price:up', {}],
    ['sort=score:desc', { sort: 'score:desc' }],
    ['costCenters[]=low&costCenters[]=free', { costCenters: ['low'] }],
  ])('RES-02 closed sets: %s', (query, expected) => expect(said(query)).toEqual(expected));

  test.each(SORTS)('RES-02 RES-06 sort %s is accepted', (sort) => {
    expect(parse(`sort=${sort}`).sort).toBe(sort);
  });

  test.each<[string, Partial<SearchFilters>]>([
    ['dateFrom=2027-05-01&dateTo=2027-05-10', { dateFrom: '2027-05-01', dateTo: '2027-05-10' }],
    ['dateFrom=2027-05-10&dateTo=2027-05-01', { dateFrom: '2027-05-01', dateTo: '2027-05-10' }],
    ['dateFrom=2027-05-01&dateTo=2027-05-01', { dateFrom: '2027-05-01', dateTo: '2027-05-01' }],
    ['dateTo=2027-05-10', { dateTo: '2027-05-10' }],
    ['dateFrom=2027-02-30&dateTo=2027-05-10', { dateTo: '2027-05-10' }],
    ['dateFrom=01/05/2027', {}],
    ['dateFrom=-1&dateTo=-1', {}],
  ])('RES-02 dates: %s', (query, expected) => expect(said(query)).toEqual(expected));

  test.each<[string, string, string | undefined]>([
    ['is trimmed', '%20%20japan%20', 'japan'],
    ['keeps its own spaces', 'northern+lights', 'northern lights'],
    ['has a space for NUL', 'ja%00pan%00', 'ja pan'],
    ['of NUL alone is none', '%00', undefined],
    ['loses what no UTF-8 is', 'ja%ffpan%c3', 'japan'],
    ['loses encoded lone surrogates', 'ja%ed%a0%80pan', 'japan'],
    ['is cut at 200', 'x'.repeat(201), 'x'.repeat(200)],
    ['bares no space where it is cut', `${'x'.repeat(199)}+y`, 'x'.repeat(199)],
    ['is not cut inside a character', `${'x'.repeat(199)}%F0%9F%8F%94`, 'x'.repeat(199)],
    ['keeps pictures', '%F0%9F%8F%94', '🏔'],
  ])('RES-02 RTE-06 text %s', (_, value, expected) => {
    expect(parse(`textSearch=${value}`).textSearch).toBe(expected);
  });

  test('RES-02 a lone surrogate that comes in otherwise is dropped too', () => {
    const params = new Map([['textSearch', 'ja\ud800pan']]) as unknown as URLSearchParams;
    expect(parseSearchFilters(params).textSearch).toBe('japan');
  });
});

describe('RTE-06 what a query may cost', () => {
  const many = (key: string, values: readonly (string | number)[]) =>
    parse(values.map((value) => `${key}=${value}`).join('&'));
  const codes = Array.from({ length: 900 }, (_, i) =>
    [i / 676, i / 26, i].map((n) => String.fromCharCode(65 + (Math.floor(n) % 26))).join(''),
  );

  test.each([
    ['destinationId', codes],
    ['travelId', codes],
    ['durations', codes.map((_, index) => index + 1)],
  ] as const)('of %s a few values count, the first ones', (key, values) => {
    expect(many(key, values)[key]).toEqual(values.slice(0, 20));
  });

  test('a travel’s id is one word', () => {
    expect(said('travelId=japan-tokyo&travelId=a b&travelId=<b>')).toEqual({
      travelId: ['japan-tokyo'],
    });
  });
});

test.each([
  ['daysSpan=5&dateFrom=2027-02-31', ['2027-02-31']],
  ['leaveTo=abc&status[]=CONFIRMED&status[]=GONE', ['GONE', 'abc']],
  ['destinationId[]=JAPAN&gender=other', ['JAPAN', 'other']],
  ['leaveTo=&dateTo=+&discounted=false&textSearch=x&page=abc&utm_source=y', []],
])('RES-02 values of filters that cannot be read: %s', (query, values) => {
  expect(unreadableValues(new URLSearchParams(query))).toEqual(values);
});
