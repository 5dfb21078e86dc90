import { describe, expect, test } from 'vitest';
import {
  NO_FILTERS,
  parseSearchFilters,
  type SearchFilters,
} from '../../../domain/filters/search-filters.ts';
import { EASTER, MAY } from '../../../test/support/example-periods.ts';
import { sentByBar } from '../../../test/support/sent-by-bar.ts';
import {
  NOTHING_CHOSEN,
  searchBarReducer,
  startingState,
  type SearchBarEvent,
  type Selection,
} from './search-bar.ts';
import { otherChoices, searchQuery, selectionOf } from './search-target.ts';
import { WHENEVER } from './when-selection.ts';
import { ANYWHERE, destinationsAs } from './where-selection.ts';

const STATUSES =
  'status[]=PLANNED&status[]=ALMOST_CONFIRMED&status[]=CONFIRMED&status[]=ALMOST_FULL&status[]=WAITING_LIST';
const inPeru = destinationsAs([{ id: 'PER', name: 'Peru' }]);
const inMay = { ...WHENEVER, period: MAY };
const onDays = (from: string, to: string | null) => ({ ...WHENEVER, range: { from, to } });

const queryOf = (selection: Partial<Selection>, page = NO_FILTERS, given = NOTHING_CHOSEN) => {
  const state = { ...startingState(given), ...selection };
  return decodeURIComponent(searchQuery(sentByBar(state, page)).toString());
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
    expect(queryOf({}, kept, given)).toBe(
      'tab=travels&continentId[]=asia&destinationId[]=PER&dateFrom=2027-05-12&daysSpan=3&status[]=CONFIRMED&sort=price:asc',
    ));
  test('looking at the other tab touches nothing', () =>
    expect(queryOf({ when: { ...given.when, tab: 'periods' } }, kept, given)).toBe(
      queryOf({}, kept, given),
    ));
  test('what was touched replaces all of its kind', () => {
    expect(queryOf({ where: { ...ANYWHERE, continents: ['africa'] } }, kept, given)).toBe(
      'tab=travels&continentId[]=africa&dateFrom=2027-05-12&daysSpan=3&status[]=CONFIRMED&sort=price:asc',
    );
    expect(queryOf({ when: WHENEVER }, kept, given)).toBe(
      'tab=travels&continentId[]=asia&destinationId[]=PER&status[]=CONFIRMED&sort=price:asc',
    );
  });
});

/** After events on a page, without the statuses; other fields of the form beside those of the page. */
function sentAfter(page: string, events: readonly SearchBarEvent[], fields = ''): string {
  const filters = parseSearchFilters(new URLSearchParams(page));
  const given = selectionOf(filters, { nameOf: () => undefined, periods: [] });
  const sent = sentByBar(events.reduce(searchBarReducer(), startingState(given)), filters);
  for (const [name, value] of new URLSearchParams(fields)) sent.set(name, value);
  const query = searchQuery(sent);
  query.delete('status[]');
  return decodeURIComponent(query.toString());
}

const PERU_CHOSEN: SearchBarEvent = {
  type: 'destinationChosen',
  destination: { id: 'PER', name: 'Peru' },
};
const onDaysOfMay = { from: '2027-05-01', to: '2027-05-09', today: '2027-03-01' } as const;

describe('SRCH-15 what is chosen takes the place of what the address said', () => {
  const dates = 'dateFrom=2027-05-01&dateTo=2027-05-09';
  test.each<[string, string, readonly SearchBarEvent[], string]>([
    ['another place', 'destinationId[]=JPN', [PERU_CHOSEN], 'destinationId[]=PER'],
    ['a place and no text', 'textSearch=trek', [PERU_CHOSEN], 'destinationId[]=PER'],
    ['a text', '', [{ type: 'typed', text: 'trek' }], 'textSearch=trek'],
    ['days', '', [{ type: 'datesTyped', ...onDaysOfMay }], dates],
    [
      'days, and none around them',
      'dateFrom=2027-06-01&dateTo=2027-06-09&daysSpan=3',
      [{ type: 'datesTyped', ...onDaysOfMay }],
      dates,
    ],
    [
      'days around the same ones',
      dates,
      [{ type: 'spanChosen', daysSpan: 3 }],
      `${dates}&daysSpan=3`,
    ],
    ['exactly the same days', `${dates}&daysSpan=3`, [{ type: 'spanChosen', daysSpan: 0 }], dates],
    ['days around none', '', [{ type: 'spanChosen', daysSpan: 3 }], ''],
    ['whenever', dates, [{ type: 'wheneverChosen' }], ''],
    [
      'nothing where nothing is touched: several places, and a text beside them',
      `textSearch=trek&destinationId[]=JPN&destinationId[]=PER&${dates}`,
      [],
      `textSearch=trek&destinationId[]=JPN&destinationId[]=PER&${dates}`,
    ],
    [
      'RES-11 and the filters beside the list go with it',
      'discounted=true&sort=price:asc&page=3',
      [PERU_CHOSEN],
      'destinationId[]=PER&discounted=true&sort=price:asc',
    ],
  ])('%s', (_, page, events, query) => expect(sentAfter(page, events)).toBe(query));

  test('dates that were typed beside the list win over those of the address', () =>
    expect(sentAfter(dates, [PERU_CHOSEN], 'dateFrom=2027-06-01&dateTo=2027-06-09')).toBe(
      'destinationId[]=PER&dateFrom=2027-06-01&dateTo=2027-06-09',
    ));

  test.each<[string, string, readonly SearchBarEvent[], string]>([
    ['from a cover', '', [PERU_CHOSEN], 'travelsUnless=-'],
    ['a place on the list of departures', '', [PERU_CHOSEN], 'travelsUnless='],
  ])('under the experiment %s leads to the list of travels', (_, page, events, fields) => {
    expect(sentAfter(page, events, fields)).toMatch(/^tab=travels/);
    expect(sentAfter(page, events)).not.toContain('tab=');
  });

  test('under the experiment a filter beside the list leaves it the list that it is', () =>
    expect(sentAfter('', [], 'travelsUnless=&discounted=true')).toBe('discounted=true'));
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
      'days around a month',
      { dateFrom: '2027-05-01', dateTo: '2027-05-31', daysSpan: 3 },
      { when: { ...onDays('2027-05-01', '2027-05-31'), tab: 'dates', daysSpan: 3 } },
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
