import { expect, test } from 'vitest';
import { NO_FILTERS } from '../../domain/filters/search-filters.ts';
import { EXAMPLES as TOURS_LIST_EXAMPLES } from './tours-list/block.examples.ts';
import { narrowedLinkQuery } from './narrowed-link.ts';

const { filter } = TOURS_LIST_EXAMPLES['with its filters, and nothing that fits']!;
const narrowed = filter && {
  ...filter,
  filters: { ...NO_FILTERS, destinationId: ['JPN'], sort: 'price:asc', page: 2 } as const,
};

test('CMS-05 the link to the search takes the filters of the list along, not its order', () => {
  const query = narrowedLinkQuery({ routingKey: 'search' }, narrowed);
  expect(query?.toString().replaceAll('%5B%5D', '[]')).toBe('destinationId[]=JPN');
});

test('CMS-05 other links and lists as they are take nothing along', () => {
  expect(narrowedLinkQuery({ routingKey: 'tours' }, narrowed)).toBeUndefined();
  expect(narrowedLinkQuery(undefined, narrowed)).toBeUndefined();
  expect(narrowedLinkQuery({ routingKey: 'search' }, null)).toBeUndefined();
  const plain = narrowed && { ...narrowed, isNarrowed: false };
  expect(narrowedLinkQuery({ routingKey: 'search' }, plain)).toBeUndefined();
});
