import { describe, expect, test } from 'vitest';
import {
  NO_FILTERS,
  parseSearchFilters,
  printSearchFilters,
  type SearchFilters,
} from '../../../domain/filters/search-filters.ts';
import { EASTER, MAY } from '../../../test/support/example-periods.ts';
import { NOTHING_CHOSEN, startingState, type Selection } from './search-bar.ts';
import { otherChoices, searchFiltersOf, selectionOf, type TargetRules } from './search-target.ts';
import { WHENEVER } from './when-selection.ts';
import { ANYWHERE, destinationsAs } from './where-selection.ts';

const STATUSES =
  'status[]=PLANNED&status[]=ALMOST_CONFIRMED&status[]=CONFIRMED&status[]=ALMOST_FULL&status[]=WAITING_LIST';
const inPeru = destinationsAs([{ id: 'PER', name: 'Peru' }]);
const inMay = { ...WHENEVER, period: MAY };
const onDays = (from: string, to: string | null) => ({ ...WHENEVER, range: { from, to } });

const queryOf = (selection: Partial<Selection>, rules?: TargetRules, given = NOTHING_CHOSEN) => {
  const state = { ...startingState(given), ...selection };
  return decodeURIComponent(printSearchFilters(searchFiltersOf(state, rules)).toString());
};

describe('SRCH-15 where a search leads', () => {
  test.each<[string, Partial<Selection>, string]>([
    ['nothing chosen: every departure', {}, STATUSES],
    ['a destination', { where: inPeru }, `destinationId[]=PER&${STATUSES}`],
    [
      'a continent',
      { where: { ...ANYWHERE, continents: ['asia'] } },
      `continentId[]=asia&${STATUSES}`,
    ],
    [
      'a keyword',
      { where: { ...ANYWHERE, input: 'hike', isKeyword: true } },
      `textSearch=hike&${STATUSES}`,
    ],
    ['typed text', { where: { ...ANYWHERE, input: ' hike ' } }, `textSearch=hike&${STATUSES}`],
    ['a period', { when: inMay }, `dateFrom=2027-05-01&dateTo=2027-05-31&${STATUSES}`],
    [
      'a range',
      { when: onDays('2027-05-12', '2027-05-14') },
      `dateFrom=2027-05-12&dateTo=2027-05-14&${STATUSES}`,
    ],
    [
      'a single day, twice',
      { when: onDays('2027-05-12', null) },
      `dateFrom=2027-05-12&dateTo=2027-05-12&${STATUSES}`,
    ],
  ])('%s', (_, selection, query) => expect(queryOf(selection)).toBe(query));

  const kept = parseSearchFilters(
    new URLSearchParams(
      'tab=travels&continentId=asia&destinationId=PER&dateFrom=2027-05-12&daysSpan=3&status=CONFIRMED&sort=price:asc&page=4',
    ),
  );
  const given = selectionOf(kept, { nameOf: () => 'Peru', periods: [] });
  test('what the page had and nobody touched stays as it was, from the first page on', () =>
    expect(queryOf({}, { kept }, given)).toBe(
      'tab=travels&continentId[]=asia&destinationId[]=PER&dateFrom=2027-05-12&daysSpan=3&status[]=CONFIRMED&sort=price:asc',
    ));
  test('looking at the other tab touches nothing', () =>
    expect(queryOf({ when: { ...given.when, tab: 'periods' } }, { kept }, given)).toBe(
      queryOf({}, { kept }, given),
    ));
  test('what was touched replaces all of its kind', () => {
    expect(queryOf({ where: { ...ANYWHERE, continents: ['africa'] } }, { kept }, given)).toBe(
      'tab=travels&continentId[]=africa&dateFrom=2027-05-12&daysSpan=3&status[]=CONFIRMED&sort=price:asc',
    );
    expect(queryOf({ when: WHENEVER }, { kept }, given)).toBe(
      'tab=travels&continentId[]=asia&destinationId[]=PER&status[]=CONFIRMED&sort=price:asc',
    );
  });
});

describe('SRCH-15 what the bar shows of an address', () => {
  const names = new Map([
    ['JPN', 'Japan'],
    ['PER', 'Peru'],
  ]);
  const shown = (filters: Partial<SearchFilters>) =>
    selectionOf(
      { ...NO_FILTERS, ...filters },
      { nameOf: (id) => names.get(id), periods: [EASTER, MAY] },
    );
  test.each<[string, Partial<SearchFilters>, Partial<Selection>]>([
    ['nothing', {}, NOTHING_CHOSEN],
    ['a destination', { destinationId: ['PER'] }, { where: inPeru }],
    [
      'a destination without a name',
      { destinationId: ['ZZZ'] },
      { where: destinationsAs([{ id: 'ZZZ', name: 'ZZZ' }]) },
    ],
    ['a continent', { continentId: ['asia'] }, { where: { ...ANYWHERE, continents: ['asia'] } }],
    ['a text', { textSearch: 'hike' }, { where: { ...ANYWHERE, input: 'hike', isKeyword: true } }],
    ['a month', { dateFrom: '2027-05-01', dateTo: '2027-05-31' }, { when: inMay }],
    [
      'a holiday',
      { dateFrom: '2027-03-20', dateTo: '2027-03-29' },
      { when: { ...WHENEVER, period: EASTER } },
    ],
    [
      'days',
      { dateFrom: '2027-05-12', dateTo: '2027-05-14' },
      { when: { ...onDays('2027-05-12', '2027-05-14'), tab: 'dates' } },
    ],
    [
      'one day',
      { dateFrom: '2027-05-12', dateTo: '2027-05-12' },
      { when: { ...onDays('2027-05-12', null), tab: 'dates' } },
    ],
    [
      'the last day alone',
      { dateTo: '2027-05-12' },
      { when: { ...onDays('2027-05-12', null), tab: 'dates' } },
    ],
  ])('%s', (_, filters, selection) =>
    expect(shown(filters)).toEqual({ ...NOTHING_CHOSEN, ...selection }),
  );

  test('SRCH-06 of several kinds of places the destinations show', () =>
    expect(
      shown({ destinationId: ['JPN', 'PER'], continentId: ['asia'], textSearch: 'a' }).where,
    ).toEqual({
      ...ANYWHERE,
      input: 'Japan, Peru',
      destinations: [
        { id: 'JPN', name: 'Japan' },
        { id: 'PER', name: 'Peru' },
      ],
    }));
});

describe('RES-10 what is asked for beside a place', () => {
  const othersOf = (query: string, selection: Partial<Selection> = {}) => {
    const page = parseSearchFilters(new URLSearchParams(query));
    const given = selectionOf(page, { nameOf: () => undefined, periods: [MAY] });
    return decodeURIComponent(otherChoices({ ...startingState(given), ...selection }, page));
  };

  test.each<[string, string, Partial<Selection>, string]>([
    ['nothing', 'destinationId[]=PER&page=2&sort=price:asc', {}, ''],
    [
      'the dates and filters of the address',
      'textSearch=peru&dateFrom=2027-05-03&ageBadge=25-35',
      {},
      'dateFrom=2027-05-03&ageBadge=25-35',
    ],
    [
      'the dates that were chosen since',
      'dateFrom=2027-06-01&dateTo=2027-06-30&discounted=true',
      { when: inMay },
      `dateFrom=${MAY.startingDate}&dateTo=${MAY.endingDate}&discounted=true`,
    ],
    ['no dates any more', 'dateFrom=2027-06-01', { when: WHENEVER }, ''],
  ])('%s', (_, query, selection, others) => expect(othersOf(query, selection)).toBe(others));
});
