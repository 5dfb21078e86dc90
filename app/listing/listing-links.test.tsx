import { describe, expect, test } from 'vitest';
import { byRole } from '../../test/support/by-role.ts';
import { renderInSite, visibleText } from '../../test/support/render-in-site.tsx';
import { wordsOf } from '../../test/support/site-words.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { parseSearchFilters } from '../../domain/filters/search-filters.ts';
import { ListingPagination, ListingTabs, SortMenu } from './listing-controls.tsx';
import { NoResults } from './no-results.tsx';
import type { FilterAdvice } from './relaxation-groups.ts';

const t = await wordsOf('en-WE');
const parse = (query: string) => parseSearchFilters(new URLSearchParams(query));
const linksOf = (html: string) => byRole(html).links.map((link) => decodeURIComponent(link));
const currentIn = (html: string) =>
  byRole(html)
    .all('link')
    .filter(({ attributes }) => attributes['aria-current'] !== undefined);

describe('RES-01 the pages of a listing', () => {
  test('are real links that keep the filters, and say page X of Y', async () => {
    const filters = parse('discounted=true&page=2');
    const html = await renderInSite(<ListingPagination filters={filters} lastPage={3} />);
    expect(visibleText(html)).toContain('Page 2 of 3');
    expect(linksOf(html)).toEqual([
      '/search?discounted=true',
      '/search?discounted=true',
      '/search?discounted=true&page=2',
      '/search?discounted=true&page=3',
      '/search?discounted=true&page=3',
    ]);
    const [current, ...others] = currentIn(html);
    expect(current?.attributes).toMatchObject({
      'aria-current': 'page',
      href: expect.stringMatching(/page=2$/),
    });
    expect(others).toEqual([]);
  });

  test('are nothing where there is one page', async () => {
    expect(await renderInSite(<ListingPagination filters={parse('')} lastPage={1} />)).toBe('');
  });
});

test('RES-01 the tabs are links: departures, the default, and trips, in their own order', async () => {
  const filters = parse('tab=travels&sort=price:asc&continentId[]=asia&page=3');
  const html = await renderInSite(<ListingTabs filters={filters} />, { marketId: 'fr' });
  expect(linksOf(html)).toEqual([
    '/recherche?continentId[]=asia',
    '/recherche?tab=travels&continentId[]=asia',
  ]);
});

describe('RES-06 the orders of a listing', () => {
  test('are links from the first page on; the default is not named', async () => {
    const html = await renderInSite(<SortMenu filters={parse('page=2&sort=price:asc')} />);
    expect(linksOf(html)).toEqual([
      '/search',
      '/search?sort=relevance:desc',
      '/search?sort=price:asc',
      '/search?sort=price:desc',
      '/search?sort=discount:desc',
      '/search?sort=duration:asc',
      '/search?sort=duration:desc',
      '/search?sort=daysPerLeave:desc',
    ]);
    expect(html).toMatch(/Sort: Lowest price/);
    expect(currentIn(html).map(({ name }) => name)).toEqual([t('listing:sort.price-asc')]);
  });

  test('of travels begin with the most popular, which is their default', async () => {
    const html = await renderInSite(<SortMenu filters={parse('tab=travels')} />);
    expect(visibleText(html)).toMatch(/^Sort: Most popular Most popular Best match Date/);
    expect(linksOf(html)[0]).toBe('/search?tab=travels');
  });
});

describe('what stands where a listing is empty', () => {
  const searchesOf = (html: string) => linksOf(html).filter((link) => link !== '/search-ai');

  test.each([
    ['en-WE', ['/search-ai']],
    ['it', []],
    ['de', []],
  ] as const)(
    'RTE-03 in %s the ways to asking in one’s own words are %j',
    async (marketId, ways) => {
      const element = <NoResults filters={parse('textSearch=zzz')} isFailed={false} />;
      const html = await renderInSite(element, { marketId });
      expect(linksOf(html).filter((link) => link.includes(pathOf('search-ai', marketId)))).toEqual(
        ways,
      );
    },
  );

  test('RES-08 nothing fits: the sentence, and a link that clears the filters', async () => {
    const filters = parse('textSearch=zzz&sort=price:asc');
    const html = await renderInSite(<NoResults filters={filters} isFailed={false} />);
    expect(visibleText(html)).toContain(t('listing:empty.noMatch'));
    expect(searchesOf(html)).toEqual(['/search?sort=price:asc']);
  });

  test('RES-08 nothing on the chosen dates: other dates that really have departures', async () => {
    const filters = parse('dateFrom=2027-02-03&dateTo=2027-02-09&leaveTo=4&discounted=true&page=2');
    const advice: FilterAdvice = {
      all: 120,
      relaxations: [
        { change: { kind: 'leaveTo', leaveTo: 5 }, count: 3 },
        { change: { kind: 'daysSpan', daysSpan: 7 }, count: 2 },
        { change: { kind: 'month', month: '2027-03' }, count: 12 },
        { change: { kind: 'without', filters: ['discounted'] }, count: 5 },
      ],
    };
    const html = await renderInSite(
      <NoResults filters={filters} advice={advice} isFailed={false} />,
    );
    const text = visibleText(html).replaceAll('\u00a0', ' ');
    for (const part of [
      'No departures match your filters on these dates: 3 – 9 February 2027.',
      'These changes have results: Up to 5 days of leave: 3 departures ±7 days: 2 departures March 2027: 12 departures',
      'With fewer filters: Without the filter “On sale”: 5 departures',
      'Show everything: 120 departures',
    ]) {
      expect(text).toContain(part);
    }
    expect(searchesOf(html)).toEqual([
      '/search?dateFrom=2027-02-03&dateTo=2027-02-09&leaveTo=5&discounted=true',
      '/search?dateFrom=2027-02-03&dateTo=2027-02-09&daysSpan=7&leaveTo=4&discounted=true',
      '/search?dateFrom=2027-03-01&dateTo=2027-03-31&leaveTo=4&discounted=true',
      '/search?dateFrom=2027-02-03&dateTo=2027-02-09&leaveTo=4',
      '/search',
    ]);
  });

  test('RES-08 one word of a filter without results: its other words, and everything', async () => {
    const advice: FilterAdvice = {
      all: 40,
      relaxations: [
        { change: { kind: 'word', filter: 'moods', word: 'RELAX' }, count: 7 },
        { change: { kind: 'without', filters: ['moods'] }, count: 40 },
      ],
    };
    const html = await renderInSite(
      <NoResults filters={parse('tab=travels&moods[]=PARTY')} advice={advice} isFailed={false} />,
    );
    expect(visibleText(html)).toContain('Relaxation: 7 trips');
    expect(searchesOf(html)).toEqual(['/search?tab=travels&moods[]=RELAX', '/search?tab=travels']);
  });

  test('RES-08 a text that blocks: what it is looked for in, and fewer words of it', async () => {
    const advice: FilterAdvice = {
      all: 120,
      relaxations: [
        { change: { kind: 'text', textSearch: 'Japan' }, count: 2 },
        { change: { kind: 'without', filters: ['textSearch'] }, count: 120 },
      ],
    };
    const html = await renderInSite(
      <NoResults filters={parse('textSearch=Japan Oslo')} advice={advice} isFailed={false} />,
    );
    const text = visibleText(html);
    expect(text).toContain(t('listing:empty.textIn'));
    expect(text).toContain('These changes have results: “Japan”: 2 departures');
    expect(searchesOf(html)).toEqual(['/search?textSearch=Japan', '/search']);
  });

  test('RES-08 a text that other filters block says nothing of what it is looked for in', async () => {
    const advice: FilterAdvice = {
      all: 120,
      relaxations: [{ change: { kind: 'without', filters: ['discounted'] }, count: 2 }],
    };
    const filters = parse('textSearch=Japan&discounted=true');
    const html = await renderInSite(
      <NoResults filters={filters} advice={advice} isFailed={false} />,
    );
    expect(visibleText(html)).not.toContain(t('listing:empty.textIn'));
  });

  test('RES-09 nothing could be asked: it says so, and the link tries the same again', async () => {
    const filters = parse('textSearch=zzz');
    const html = await renderInSite(<NoResults filters={filters} isFailed />);
    expect(visibleText(html)).not.toContain(t('listing:empty.noMatch'));
    expect(linksOf(html)).toEqual(['/search?textSearch=zzz']);
  });
});
