import { describe, expect, test } from 'vitest';
import { parseSearchFilters, printSearchFilters } from '../../../domain/filters/search-filters.ts';
import { startingState, searchBarReducer, type SearchBarEvent } from '../state/search-bar.ts';
import { selectionOf } from '../state/search-target.ts';
import { sentFilters } from './sent-filters.ts';

const STATUSES =
  /&?status\[\]=PLANNED&status\[\]=ALMOST_CONFIRMED&status\[\]=CONFIRMED&status\[\]=ALMOST_FULL&status\[\]=WAITING_LIST/;

function sent(page: string, events: readonly SearchBarEvent[], fields = ''): string {
  const filters = parseSearchFilters(new URLSearchParams(page));
  const given = selectionOf(filters, { nameOf: () => undefined, periods: [] });
  const state = events.reduce(searchBarReducer(), startingState(given));
  const found = sentFilters(new URLSearchParams(fields), state, filters);
  return decodeURIComponent(printSearchFilters(found).toString()).replace(STATUSES, '');
}

const PERU: SearchBarEvent = {
  type: 'destinationChosen',
  destination: { id: 'PER', name: 'Peru' },
};

describe('SRCH-15 what the bar sends', () => {
  test('a place, in the place of the one of the address', () => {
    expect(sent('destinationId[]=JPN', [PERU])).toBe('destinationId[]=PER');
    expect(sent('textSearch=trek', [PERU])).toBe('destinationId[]=PER');
    expect(sent('', [{ type: 'typed', text: 'trek' }])).toBe('textSearch=trek');
  });

  test('what the address says stays where nobody touched it', () => {
    const address = 'destinationId[]=JPN&destinationId[]=PER&dateFrom=2027-05-01&dateTo=2027-05-09';
    expect(sent(address, [])).toBe(address);
  });

  test('days, and none for whenever', () => {
    const from = '2027-05-01';
    expect(sent('', [{ type: 'datesTyped', from, to: '2027-05-09', today: '2027-03-01' }])).toBe(
      'dateFrom=2027-05-01&dateTo=2027-05-09',
    );
    expect(sent('dateFrom=2027-05-01&dateTo=2027-05-09', [{ type: 'wheneverChosen' }])).toBe('');
  });

  test('RES-11 the filters beside the list go with it, and the page begins anew', () => {
    expect(sent('page=3&discounted=true', [PERU], 'discounted=true&sort=price:asc')).toBe(
      'destinationId[]=PER&discounted=true&sort=price:asc',
    );
    expect(sent('discounted=true', [PERU])).toBe('destinationId[]=PER');
  });

  test.each<[string, string, readonly SearchBarEvent[], string]>([
    ['from a cover', '', [], 'travelsUnless=-'],
    ['a place on the list of departures', '', [PERU], 'travelsUnless='],
  ])('under the experiment %s leads to the list of travels', (_, page, events, fields) => {
    expect(sent(page, events, fields)).toMatch(/^tab=travels/);
    expect(sent(page, events)).not.toContain('tab=');
  });

  test('under the experiment a filter beside the list leaves it the list that it is', () =>
    expect(sent('', [], 'travelsUnless=&discounted=true')).toBe('&discounted=true'));

  test('dates that were typed beside the list win over those of the address', () => {
    const page = 'dateFrom=2027-05-01&dateTo=2027-05-09';
    const shown = 'shownDates=2027-05-01,2027-05-09';
    expect(sent(page, [], `dateFrom=2027-06-01&dateTo=2027-06-09&${shown}`)).toBe(
      'dateFrom=2027-06-01&dateTo=2027-06-09',
    );
    expect(sent(page, [PERU], `${page}&${shown}`)).toBe(`destinationId[]=PER&${page}`);
  });
});
