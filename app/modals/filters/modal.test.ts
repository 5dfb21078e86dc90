import { describe, expect, test } from 'vitest';
import { parseSearchFilters } from '../../../domain/filters/search-filters.ts';
import { hiddenEntries } from './modal.tsx';

const entries = (query: string) =>
  hiddenEntries(parseSearchFilters(new URLSearchParams(query))).map((entry) => entry.join('='));

describe('RES-11 what goes along unseen with the filters of the modal', () => {
  test.each([
    ['', []],
    ['discounted=true&isNoSharingRoomAvailable=true&ageBadge=25-35&page=3', []],
    ['dateFrom=2027-05-03&dateTo=2027-05-09', []],
    // A field of the modal.
    ['leaveTo=5&region=DE-BY', []],
    ['dateFrom=2027-05-03&daysSpan=3', ['daysSpan=3']],
    ['dateFrom=2027-05-01&dateTo=2027-05-31&daysSpan=3', ['daysSpan=3', 'month=2027-05']],
    ['dateFrom=2027-05-01&dateTo=2027-05-31', ['month=2027-05']],
    [
      'textSearch=a&continentId[]=asia&sort=price:asc&discounted=true',
      ['textSearch=a', 'continentId[]=asia', 'sort=price:asc'],
    ],
  ])('of %j: %j', (query, hidden) => expect(entries(query)).toEqual(hidden));
});
