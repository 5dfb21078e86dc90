import { describe, expect, test } from 'vitest';
import { byRole } from '../../test/support/by-role.ts';
import { readHtml } from '../../test/support/html-page.ts';
import { renderInSite, visibleText } from '../../test/support/render-in-site.tsx';
import { sentBy } from '../../test/support/sent-by.ts';
import { wordsOf } from '../../test/support/site-words.ts';
import { parseSearchFilters } from '../../domain/filters/search-filters.ts';
import { EXAMPLE_CHOICES } from '../search/choices-example.ts';
import { queryOfForm } from '../search/form-query.ts';
import { ListingFilter, NothingNarrowed } from './listing-filter.tsx';
import type { ListingFilterData } from './load-narrowed.server.ts';

const t = await wordsOf('en-WE');
const ALL = ['where', 'month', 'ageBadge', 'discounted', 'isNoSharingRoomAvailable'] as const;

async function drawn(query: string, given: Partial<ListingFilterData> = {}) {
  const filter: ListingFilterData = {
    shown: [...ALL],
    choices: EXAMPLE_CHOICES,
    filters: parseSearchFilters(new URLSearchParams(query)),
    isNarrowed: query !== '',
    isFailed: false,
    ignored: [],
    advice: null,
    ...given,
  };
  const html = await renderInSite(<ListingFilter id="a" filter={filter} found="9 departures" />, {
    address: `/asia-trips?${query}`,
  });
  return { html, ...readHtml(html) };
}

describe('CMS-05 the fields above a listing', () => {
  test.each([
    '',
    'destinationId[]=JPN',
    'dateFrom=2027-05-01&dateTo=2027-05-31&ageBadge=25-35',
    'dateFrom=2027-05-03&dateTo=2027-05-20&discounted=true',
    'priceTo=200000&moods[]=RELAX&sort=price:asc',
  ])('sent as they are drawn, ask for what the address asks for: %j', async (query) => {
    const filters = parseSearchFilters(new URLSearchParams(query));
    const sent = sentBy(await drawn(query));
    expect(parseSearchFilters(queryOfForm(sent) ?? new URLSearchParams())).toEqual(filters);
  });

  test('a month that is chosen replaces other days', async () => {
    const sent = sentBy(await drawn('dateFrom=2027-05-03&dateTo=2027-05-20'));
    sent.set('month', '2027-06');
    expect(queryOfForm(sent)?.toString()).toBe('dateFrom=2027-06-01&dateTo=2027-06-30');
  });

  test('are those that the content names, and lead to the page itself', async () => {
    const { html } = await drawn('', { shown: ['month'] });
    const page = byRole(html);
    const [form] = page.all('form');
    expect(form?.attributes.action).toBe('/asia-trips#a-filter');
    expect(page.all('combobox')).toHaveLength(1);
    expect(page.all('checkbox')).toEqual([]);
  });

  test('each filter of the address can be taken away, also one without a field', async () => {
    const { links } = await drawn('destinationId[]=JPN&priceTo=200000');
    expect(links).toEqual([
      '/asia-trips?priceTo=200000',
      '/asia-trips?destinationId%5B%5D=JPN',
      '/asia-trips',
    ]);
  });

  test('RES-09 say so where they could not be applied, and keep what was asked', async () => {
    const page = await drawn('destinationId[]=JPN', { isNarrowed: false, isFailed: true });
    expect(visibleText(page.html)).toContain(t('listing:blocks.notNarrowed'));
    expect(sentBy(page).get('where')).toBe('JPN');
    expect(page.links).toEqual([]);
  });

  test('RES-08 what fits nothing says so, with what to change and the way back to all of it', async () => {
    const filter: ListingFilterData = {
      shown: [...ALL],
      choices: EXAMPLE_CHOICES,
      filters: parseSearchFilters(new URLSearchParams('destinationId[]=JPN&discounted=true')),
      isNarrowed: true,
      isFailed: false,
      ignored: [],
      advice: {
        all: 63,
        relaxations: [{ change: { kind: 'without', filters: ['discounted'] }, count: 5 }],
      },
    };
    const html = await renderInSite(<NothingNarrowed filter={filter} unit="tours" />, {
      address: '/asia-trips?destinationId[]=JPN&discounted=true',
    });
    const text = visibleText(html);
    expect(text).toContain(t('listing:empty.noMatch'));
    expect(text).toContain('Without the filter “On sale”: 5 departures');
    expect(text).toContain(t('listing:empty.all', { results: '63 departures' }));
    expect(readHtml(html).links).toEqual(['/asia-trips?destinationId%5B%5D=JPN', '/asia-trips']);
  });
});
