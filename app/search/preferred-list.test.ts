import { describe, expect, test } from 'vitest';
import { parseSearchFilters } from '../../domain/filters/search-filters.ts';
import { queryOfForm } from './form-query.ts';
import { onPreferredList, TRAVELS_FIELD, travelsFieldValue } from './preferred-list.ts';

const filtersOf = (query: string) => parseSearchFilters(new URLSearchParams(query));
const MAY = 'dateFrom=2027-05-01&dateTo=2027-05-31';

/** The tab of a search from a form that was drawn on a page, or on none of results. */
function tabOf(search: string, page?: string, hasField = true) {
  const drawnWith = travelsFieldValue(page === undefined ? undefined : filtersOf(page));
  const sent = new URLSearchParams(hasField ? { [TRAVELS_FIELD]: drawnWith } : {});
  return onPreferredList(filtersOf(search), sent).tab;
}

describe('SRCH-15 under the experiment', () => {
  test.each([
    ['whenever', '', 'travels'],
    ['a place, whenever', 'destinationId[]=PER', 'travels'],
    ['a month', MAY, 'travels'],
    ['a month with days around it', `${MAY}&daysSpan=3`, 'tours'],
    ['a holiday', 'dateFrom=2027-03-20&dateTo=2027-03-29', 'tours'],
    ['a day', 'dateFrom=2027-05-12&dateTo=2027-05-12', 'tours'],
    ['an open end', 'dateFrom=2027-05-01', 'tours'],
  ])('%s leads to the list of travels or not', (_, search, tab) => {
    expect(tabOf(search)).toBe(tab);
    expect(tabOf(search, undefined, false)).toBe('tours');
  });

  test.each([
    ['nothing changed', '', '', 'tours'],
    ['only a price', 'priceTo=100000', '', 'tours'],
    ['the same month', `${MAY}&discounted=true`, MAY, 'tours'],
    ['another place', 'destinationId[]=PER', 'destinationId[]=JPN', 'travels'],
    ['another month', 'dateFrom=2027-06-01&dateTo=2027-06-30', MAY, 'travels'],
    ['no month any more', '', MAY, 'travels'],
    ['days of the travels’ list', 'tab=travels&dateFrom=2027-05-12', 'tab=travels', 'travels'],
  ])('from a list, %s', (_, search, page, tab) => expect(tabOf(search, page)).toBe(tab));

  test('SRCH-16 without scripts it comes out the same, and the field stays in no address', () => {
    const sent = (query: string) =>
      decodeURIComponent(queryOfForm(new URLSearchParams(query))?.toString() ?? '');
    expect(sent('textSearch=&where=PER&month=2027-05&travelsUnless=-')).toBe(
      `tab=travels&destinationId[]=PER&${MAY}`,
    );
    expect(sent('where=&month=2027-03-20,2027-03-29&travelsUnless=-')).not.toContain('tab=');
    expect(sent('where=PER&month=')).toBe('destinationId[]=PER');
    expect(sent('travelsUnless=')).toBe('');
  });
});
