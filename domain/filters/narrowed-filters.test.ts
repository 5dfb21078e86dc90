import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generateCatalogue } from '../../test/support/generated-catalogue.ts';
import { naiveTours, naiveTravels } from '../../test/support/naive-listing.ts';
import type { Filters } from '../../contract/filters.ts';
import { addDays } from '../calendar-date.ts';
import { CONTINENT_CODES } from '../continent.ts';
import { asksForFilters, narrowedFilters } from './narrowed-filters.ts';
import { NO_FILTERS, parseSearchFilters, type SearchFilters } from './search-filters.ts';
import { TOUR_STATUSES } from '../tour-status.ts';
import { PACE_LIMITS } from '../travel-pace.ts';
import { MOODS, TRAVEL_STYLES } from '../vocabulary.ts';

const asked = (query: string) => parseSearchFilters(new URLSearchParams(query));

type Case = readonly [title: string, own: Filters, query: string, narrowed: Filters | null];

const CASES: readonly Case[] = [
  ['nothing asked for', { continentId: ['asia'], show: 6 }, '', { continentId: ['asia'], show: 6 }],
  [
    'a filter of its own',
    { discounted: true },
    'destinationId[]=JPN',
    {
      discounted: true,
      destinationId: ['JPN'],
    },
  ],
  [
    'values that both name',
    { destinationId: ['JPN', 'ITA'] },
    'destinationId[]=ITA&destinationId[]=FRA',
    {
      destinationId: ['ITA'],
    },
  ],
  ['values that exclude each other', { continentId: ['asia'] }, 'continentId[]=europe', null],
  [
    'an empty list of its own, which filters nothing',
    { moods: [] },
    'moods[]=RELAX',
    { moods: ['RELAX'] },
  ],
  [
    'a half of America',
    { continentId: ['america'] },
    'continentId[]=south-america',
    {
      continentId: ['south-america'],
    },
  ],
  [
    'America, where the list is a half of it',
    { continentId: ['south-america'] },
    'continentId[]=america',
    {
      continentId: ['south-america'],
    },
  ],
  ['confirmed ones of all', {}, 'status[]=CONFIRMED', { status: ['CONFIRMED'] }],
  ['sold-out ones, which no list shows by itself', {}, 'status[]=SOLD_OUT', null],
  [
    'statuses of a list that names some',
    { status: ['CONFIRMED', 'ALMOST_FULL'] },
    'status[]=PLANNED&status[]=CONFIRMED',
    {
      status: ['CONFIRMED'],
    },
  ],
  [
    'a flag that the list has not',
    { discounted: true },
    'isNoSharingRoomAvailable=true',
    {
      discounted: true,
      isNoSharingRoomAvailable: true,
    },
  ],
  [
    'a month',
    { sort: 'date:asc' },
    'dateFrom=2027-05-01&dateTo=2027-05-31&daysSpan=3',
    {
      sort: 'date:asc',
      dateFrom: '2027-05-01',
      dateTo: '2027-05-31',
      daysSpan: 3,
    },
  ],
  [
    'a month of a list with days',
    { dateFrom: '2027-05-10', dateTo: '2027-12-31', daysSpan: 2 },
    'dateFrom=2027-05-01&dateTo=2027-05-31&daysSpan=3',
    {
      dateFrom: '2027-05-08',
      dateTo: '2027-06-03',
    },
  ],
  ['days that a list has before', { dateTo: '2027-05-10' }, 'dateFrom=2027-05-11', null],
  [
    'days that meet by the days around them',
    { dateTo: '2027-05-10' },
    'dateFrom=2027-05-11&daysSpan=1',
    {
      dateFrom: '2027-05-10',
      dateTo: '2027-05-10',
    },
  ],
  [
    'the end of the calendar',
    { dateFrom: '2027-01-01' },
    'dateTo=9999-12-31&daysSpan=60',
    {
      dateFrom: '2027-01-01',
      dateTo: '9999-12-31',
    },
  ],
  [
    'prices',
    { priceFrom: 0, priceTo: 200_000 },
    'priceFrom=100000&priceTo=300000',
    {
      priceFrom: 100_000,
      priceTo: 200_000,
    },
  ],
  ['prices above those of the list', { priceTo: 1 }, 'priceFrom=2', null],
  [
    'lengths',
    { durationFrom: 5 },
    'durationFrom=3&durationTo=9',
    { durationFrom: 5, durationTo: 9 },
  ],
  ['the same ages', { ageBadge: '25-35' }, 'ageBadge=25-35', { ageBadge: '25-35' }],
  ['ages of a list for all', { ageBadge: 'ALL' }, 'ageBadge=35-49', { ageBadge: '35-49' }],
  ['all ages of a list for some', { ageBadge: '25-35' }, 'ageBadge=ALL', { ageBadge: '25-35' }],
  ['other ages', { ageBadge: '25-35' }, 'ageBadge=35-49', null],
  ['a lower limit', { pace: 'moderate' }, 'pace=easy', { pace: 'easy' }],
  ['a higher limit', { pace: 'easy' }, 'pace=demanding', { pace: 'easy' }],
  ['less leave', { leaveTo: 8 }, 'leaveTo=5&region=DE-BY', { leaveTo: 5, region: 'DE-BY' }],
  ['more leave', { leaveTo: 5 }, 'leaveTo=8', { leaveTo: 5 }],
  ['a text', {}, 'textSearch=japan', { textSearch: 'japan' }],
  [
    'a text where the list has one',
    { textSearch: 'train' },
    'textSearch=japan',
    { textSearch: 'train' },
  ],
  [
    'another order',
    { sort: 'date:asc', show: 6 },
    'sort=price:asc',
    { sort: 'price:asc', show: 6 },
  ],
  ['pages and lengths', { show: 6 }, 'show=100&perPage=90&page=7&tab=travels', { show: 6 }],
];

describe('CMS-05 a list narrowed by', () => {
  test.each(CASES)('%s', (_, own, query, narrowed) => {
    expect(narrowedFilters(own, asked(query))).toEqual(narrowed);
  });

  test.each([
    ['', false],
    ['page=2&perPage=50&show=3&tab=travels&ageBadge=ALL', false],
    ['utm_source=x', false],
    ['sort=price:asc', true],
    ['discounted=true', true],
  ])('an address %j asks for it: %s', (query, expected) => {
    expect(asksForFilters(asked(query))).toBe(expected);
  });
});

const FIRST_DAY = '2027-01-01';
const snapshot = generateCatalogue({
  seed: 7,
  travels: 25,
  tours: 160,
  firstDay: FIRST_DAY,
  days: 200,
});
const context = {
  language: 'en',
  currency: 'EUR',
  today: '2026-12-01',
  closingDays: 3,
  freeCancellationDays: 31,
  exchangeRates: { EUR: 1, GBP: 0.86, USD: 1.1 },
  holidays: new Set<string>(),
} as const;

const day = fc.nat(220).map((count) => addDays(FIRST_DAY, count));
const someOf = <Item>(items: readonly Item[]) =>
  fc.uniqueArray(fc.constantFrom(...items), { minLength: 1, maxLength: 3 });
const values = {
  continentId: someOf(CONTINENT_CODES),
  destinationId: someOf(snapshot.travels.flatMap(({ countries }) => countries)),
  status: someOf(TOUR_STATUSES),
  dateFrom: day,
  dateTo: day,
  daysSpan: fc.nat(20),
  priceFrom: fc.nat(300_000),
  priceTo: fc.integer({ min: 200_000, max: 600_000 }),
  durationTo: fc.integer({ min: 5, max: 18 }),
  ageBadge: fc.constantFrom('25-35', '35-49', 'ALL'),
  discounted: fc.constant(true),
  isNoSharingRoomAvailable: fc.constant(true),
  hasTours: fc.constant(true),
  moods: someOf(MOODS),
  leaveTo: fc.nat(12),
  pace: fc.constantFrom(...PACE_LIMITS),
  travelStyles: someOf(TRAVEL_STYLES),
} satisfies Partial<Record<keyof Filters, fc.Arbitrary<unknown>>>;
/** A few at a time: with all of them nothing would ever be found. */
const anyFilters: fc.Arbitrary<Filters> = fc
  .tuple(
    fc.subarray(Object.keys(values) as (keyof typeof values)[], { maxLength: 3 }),
    fc.record(values),
  )
  .map(([keys, all]) => Object.fromEntries(keys.map((key) => [key, all[key]])) as Filters);

test('CMS-05 whatever is asked for, what is found fits the list and the wish', () => {
  const question = (filters: Filters) => ({ snapshot, context, textScores: null, filters });
  const tours = (filters: Filters) =>
    new Set(naiveTours(question(filters)).map(({ tour }) => tour));
  const travels = (filters: Filters) =>
    new Set(naiveTravels(question(filters)).map(({ travel }) => travel));
  let found = 0;
  const property = fc.property(anyFilters, anyFilters, (own, wish) => {
    const narrowed = narrowedFilters(own, { ...NO_FILTERS, ...wish } as SearchFilters);
    if (narrowed === null) return;
    expect(tours(narrowed).isSubsetOf(tours(own))).toBe(true);
    expect(travels(narrowed).isSubsetOf(travels(own))).toBe(true);
    // A list of sold-out tours stays one where the wish names no status.
    const wished = tours({ status: [...TOUR_STATUSES], ...wish });
    expect(tours(narrowed).isSubsetOf(wished)).toBe(true);
    found += tours(narrowed).size;
  });
  fc.assert(property, { numRuns: 300 });
  expect(found).toBeGreaterThan(0);
});
