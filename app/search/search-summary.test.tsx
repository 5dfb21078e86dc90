import { expect, test } from 'vitest';
import { parseSearchFilters } from '../../domain/filters/search-filters.ts';
import { renderInSite, visibleText } from '../../test/support/render-in-site.tsx';
import { EXAMPLE_CHOICES } from './choices-example.ts';
import { SearchSummary } from './search-summary.tsx';

test.each([
  ['destinationId[]=JPN&dateFrom=2027-05-01&dateTo=2027-05-31', 'Japan · Departing in May 2027'],
  ['dateFrom=2027-04-03&dateTo=2027-04-17', 'Departing 3 – 17 April 2027'],
  ['continentId[]=asia', 'Asia'],
  ['textSearch=trek', 'trek'],
  ['discounted=true', 'Change search'],
])(
  'SRCH-02 the line that a search is folded to says what is searched for: %s',
  async (query, text) => {
    const filters = parseSearchFilters(new URLSearchParams(query));
    const html = await renderInSite(<SearchSummary filters={filters} choices={EXAMPLE_CHOICES} />);
    expect(visibleText(html)).toBe(text);
  },
);
