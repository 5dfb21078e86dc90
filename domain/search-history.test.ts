import { describe, expect, test } from 'vitest';
import {
  MOST_KEPT_SEARCHES,
  parseSearchHistory,
  shownSearches,
  withSearch,
  type PastSearch,
} from './search-history.ts';

const search = (destination: string, given: Partial<PastSearch['values']> = {}, date = 1) =>
  ({
    date,
    userStatus: 'guest',
    values: { destination, dateFrom: null, dateTo: null, ...given },
    query: 'destinationId%5B%5D=JPN',
  }) satisfies PastSearch;

describe('SRCH-14 the history of searches', () => {
  test('has the newest first, one of each destination and dates whatever the case', () => {
    const history = [search('Peru'), search('Japan')];
    const again = search('JAPAN ', {}, 9);
    expect(withSearch(history, again)).toEqual([again, search('Peru')]);
    const later = search('Japan', { dateFrom: '2027-05-01' });
    expect(withSearch(history, later)).toHaveLength(3);
  });

  test('keeps none that says neither where nor when', () => {
    expect(withSearch([], search('  '))).toEqual([]);
    expect(withSearch([], search('', { dateTo: '2027-05-01' }))).toHaveLength(1);
  });

  test('keeps a hundred, and offers the newest five', () => {
    const many = Array.from({ length: MOST_KEPT_SEARCHES }, (_, index) => search(`${index}`));
    const longer = withSearch(many, search('new'));
    expect(longer).toHaveLength(MOST_KEPT_SEARCHES);
    expect(longer.at(-1)?.values.destination).toBe('98');
    const shown = shownSearches(longer).map(({ values }) => values.destination);
    expect(shown).toEqual(['new', '0', '1', '2', '3']);
  });

  test('comes back as it was stored', () => {
    const history = [search('Japan', { dateFrom: '2027-05-01', dateTo: '2027-05-31' })];
    expect(parseSearchHistory(JSON.stringify(history))).toEqual(history);
    const [long] = parseSearchHistory(JSON.stringify([search('x'.repeat(201))]));
    expect(long?.values.destination).toHaveLength(200);
  });

  test.each([
    null,
    '',
    '{',
    '{}',
    '"x"',
    '[null,1,"x",[]]',
    '[{"date":1,"query":"x"}]',
    '[{"date":"1","query":"x","values":{"destination":"Japan"}}]',
    '[{"date":1,"query":"x","values":{"destination":" "}}]',
  ])('is empty of %s', (text) => {
    expect(parseSearchHistory(text)).toEqual([]);
  });

  test('an address that somebody else wrote becomes filters, or nothing', () => {
    const [found] = parseSearchHistory(
      '[{"date":1,"query":"x=1&destinationId[]=JPN&destinationId[]=<b>","values":{"destination":"Japan","dateFrom":"2027-02-30"}}]',
    );
    expect(found).toEqual(search('Japan'));
  });
});
