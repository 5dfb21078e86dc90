import { expect, test } from 'vitest';
import { relaxedFilters, type Relaxation } from './relaxation.ts';
import { parseSearchFilters, printSearchFilters } from './search-filters.ts';

const WANTED = {
  dates: 'dateFrom=2027-05-03&dateTo=2027-05-09&daysSpan=3',
  place: 'destinationId[]=JPN',
  price: 'priceFrom=50000&priceTo=90000',
  text: 'textSearch=14+days&durationTo=6&durations[]=5',
  ages: 'ageBadge=25-35',
  leave: 'leaveTo=5',
  moods: 'moods[]=PARTY',
};
const everything = Object.values(WANTED).join('&');

test.each<[Relaxation, string]>([
  [{ kind: 'without', filters: ['dates', 'ageBadge'] }, 'dateFrom dateTo daysSpan ageBadge'],
  [{ kind: 'daysSpan', daysSpan: 7 }, 'daysSpan=7'],
  [{ kind: 'month', month: '2028-02' }, 'dateFrom=2028-02-01 dateTo=2028-02-29 daysSpan'],
  [{ kind: 'continent', continentId: 'asia' }, 'continentId[]=asia destinationId[]'],
  [{ kind: 'priceTo', priceTo: 120_000 }, 'priceTo=120000'],
  [{ kind: 'length', length: { from: 11, to: null } }, 'durationFrom=11 durationTo durations[]'],
  [{ kind: 'leaveTo', leaveTo: 6 }, 'leaveTo=6'],
  [{ kind: 'word', filter: 'moods', word: 'RELAX' }, 'moods[]=RELAX'],
  [{ kind: 'word', filter: 'ageBadge', word: '35-49' }, 'ageBadge=35-49'],
  [{ kind: 'text', textSearch: 'kyoto' }, 'textSearch=kyoto'],
])('RES-08 %j changes nothing but %s, and begins at the first page', (relaxation, changes) => {
  const filters = parseSearchFilters(new URLSearchParams(`${everything}&page=3`));
  const expected = new URLSearchParams(everything);
  for (const change of changes.split(' ')) {
    const [key = '', value] = change.split('=');
    if (value === undefined) expected.delete(key);
    else expected.set(key, value);
  }
  const relaxed = printSearchFilters(relaxedFilters(filters, relaxation));
  expect([...relaxed].sort()).toEqual([...expected].sort());
});
