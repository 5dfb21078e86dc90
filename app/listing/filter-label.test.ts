import { beforeAll, describe, expect, test } from 'vitest';
import type { TFunction } from 'i18next';
import { MARKETS, type MarketId } from '../../domain/market.ts';
import {
  countActiveFilters,
  parseSearchFilters,
  printSearchFilters,
} from '../../domain/filters/search-filters.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { activeFilters, chipLabel, filterLabel } from './filter-label.ts';

const words = new Map<MarketId, TFunction<'listing'>>();
beforeAll(async () => {
  for (const id of ['en-WE', 'en-US', 'de'] as const) {
    const { getFixedT } = await i18nextOf(MARKETS[id].textLocale);
    words.set(id, getFixedT(null, 'listing') as TFunction<'listing'>);
  }
});

function labelsOf(
  query: string,
  marketId: MarketId = 'en-WE',
  labelOf: typeof filterLabel = filterLabel,
): string[] {
  const filters = parseSearchFilters(new URLSearchParams(query));
  const market = MARKETS[marketId];
  const context = {
    t: words.get(marketId) as TFunction<'listing'>,
    market,
    currency: market.currency,
    filters,
    destinations: new Map([['JPN', 'Japan']]),
  };
  // Dates are held together by spaces that do not break (MKT-04).
  const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
  return activeFilters(filters).map((filter) => spaced(labelOf(filter, context)));
}

describe('what active filters are called', () => {
  test.each([
    ['textSearch=tokyo', ['“tokyo”']],
    ['continentId[]=america&destinationId[]=JPN', ['Americas', 'Japan']],
    ['destinationId[]=XYZ', ['XYZ']],
    ['dateFrom=2027-05-01&dateTo=2027-05-31', ['May 2027']],
    ['dateFrom=2027-05-01&dateTo=2027-05-30', ['1 – 30 May 2027']],
    ['dateFrom=2027-05-01', ['From Saturday 1 May 2027']],
    ['dateTo=2027-05-09', ['Until Sunday 9 May 2027']],
    ['dateFrom=2027-05-01&dateTo=2027-05-31&daysSpan=3', ['1 – 31 May 2027, give or take 3 days']],
    ['priceFrom=0&priceTo=129900', ['£0 – £1,299']],
    ['priceTo=129900', ['Up to £1,299']],
    ['priceFrom=129900', ['Over £1,299']],
    ['priceFrom=120001&priceTo=180000', ['Over £1,200, up to £1,800']],
    ['durationTo=6', ['Up to 6 days']],
    ['durationFrom=11', ['Over 10 days']],
    ['durationFrom=5&durationTo=9', ['5 to 9 days']],
    ['durations[]=7&ageBadge=35-49', ['7 days', 'Ages 35+']],
    ['leaveTo=5&region=DE-BY', ['Up to 5 days of leave']],
    ['pace=moderate', ['Moderate pace at most']],
    ['status[]=CONFIRMED&discounted=true', ['Confirmed', 'On sale']],
  ])('%s', (query, labels) => expect(labelsOf(query)).toEqual(labels));

  test('RES-11 the mark of chosen days says that they are days of departure', () => {
    const query = 'discounted=true&dateFrom=2027-04-03&dateTo=2027-04-17';
    const labels = (id: MarketId) => labelsOf(query, id, chipLabel);
    expect(labels('en-WE')).toEqual(['Departing 3 – 17 April 2027', 'On sale']);
    expect(labels('de')).toEqual(['Abreise 3.–17. April 2027', 'Im Angebot']);
  });

  test('MKT-04 dates are written as the market writes them', () => {
    expect(labelsOf('dateFrom=2027-05-01', 'en-US')).toEqual(['From Saturday, May 1, 2027']);
    expect(labelsOf('dateFrom=2027-05-01&dateTo=2027-05-31', 'de')).toEqual(['Mai 2027']);
  });

  test('every filter of the vocabulary has words of its own', () => {
    const every = [
      'travelId[]=x&badgeId[]=eco&travelStyles[]=safari&travelTypes[]=city&costCenters[]=low',
      'moods[]=NATURE&gender=female&uniqueTrips=true&hasTours=true&isNoSharingRoomAvailable=true',
    ].join('&');
    for (const label of labelsOf(every)) expect(label).not.toMatch(/^[\w-]+\.[\w.-]+$/);
  });
});

const EVERY_QUERY = [
  'textSearch=tokyo&continentId[]=asia&destinationId[]=JPN&destinationId[]=PER&travelId[]=x',
  'dateFrom=2027-05-01&dateTo=2027-05-31&daysSpan=3&status[]=CONFIRMED&ageBadge=25-35',
  'priceFrom=0&priceTo=100000&durationFrom=5&durationTo=9&durations[]=7&discounted=true',
  'isNoSharingRoomAvailable=true&hasTours=true&badgeId[]=eco&travelStyles[]=safari',
  'travelTypes[]=city&costCenters[]=low&moods[]=NATURE&gender=female&uniqueTrips=true&pace=easy&leaveTo=5',
].join('&');

const parse = (query: string) => parseSearchFilters(new URLSearchParams(query));
const linksOf = (query: string) =>
  activeFilters(parse(query)).map(({ key, without }) => [
    key,
    decodeURIComponent(printSearchFilters(without).toString()),
  ]);

describe('RES-11 a link for each active filter', () => {
  test.each([
    ['nothing', '', []],
    ['sort, page, page size and tab', 'sort=price:asc&page=2&perPage=50&tab=travels', []],
    ['ALL ages', 'ageBadge=ALL', []],
    [
      'the items of a list, one by one',
      'destinationId[]=JPN&destinationId[]=PER',
      [
        ['destinationId', 'destinationId[]=PER'],
        ['destinationId', 'destinationId[]=JPN'],
      ],
    ],
    [
      'both ends of a period at once, with what widens it',
      'dateFrom=2027-05-01&dateTo=2027-05-31&daysSpan=3&discounted=true',
      [
        ['dates', 'discounted=true'],
        ['discounted', 'dateFrom=2027-05-01&dateTo=2027-05-31&daysSpan=3'],
      ],
    ],
    ['a price from 0', 'priceFrom=0', [['price', '']]],
    [
      'and begins at the first page again',
      'textSearch=japan&sort=price:asc&page=4',
      [['textSearch', 'sort=price:asc']],
    ],
  ])('%s', (_, query, links) => expect(linksOf(query)).toEqual(links));

  test('there is one for every filter that counts, and each takes away what it names', () => {
    const filters = parse(EVERY_QUERY);
    const active = activeFilters(filters);
    // The two destinations are one filter with two links.
    expect(active).toHaveLength(countActiveFilters(filters) + 1);
    const left = active.map(({ key, without }) => [key, countActiveFilters(without)]);
    expect(left).toEqual(
      active.map(({ key }) => [
        key,
        countActiveFilters(filters) - (key === 'destinationId' ? 0 : 1),
      ]),
    );
  });
});
