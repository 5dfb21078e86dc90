import { describe, expect, test } from 'vitest';
import { countActiveFilters, parseSearchFilters } from '../../domain/search-filters.ts';
import { renderInSite, visibleText } from '../../test/support/render-in-site.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';

const parse = (query: string) => parseSearchFilters(new URLSearchParams(query));
const drawn = (query: string) =>
  renderInSite(
    <FilterPanel form="search" filters={parse(query)} count={countActiveFilters(parse(query))} />,
  );
const inputOf = (html: string, part: string) =>
  [...html.matchAll(/<input [^>]*>/g)]
    .map(([input]) => input)
    .find((input) => input.includes(part));

describe('RES-11 the filters beside a listing', () => {
  test('belong to the search form, so that one button sends all', async () => {
    const html = await drawn('');
    const controls = [...html.matchAll(/<(?:input|button) [^>]*>/g)].map(([control]) => control);
    expect(controls).toHaveLength(9);
    for (const control of controls) expect(control).toContain('form="search"');
  });

  test('keep what was asked for', async () => {
    const html = await drawn('dateFrom=2027-05-03&discounted=true&ageBadge=35-49');
    expect(inputOf(html, 'name="dateFrom"')).toContain('value="2027-05-03"');
    expect(inputOf(html, 'name="shownDates"')).toContain('value="2027-05-03,"');
    expect(inputOf(html, 'name="discounted"')).toContain('checked=""');
    expect(inputOf(html, 'name="isNoSharingRoomAvailable"')).not.toContain('checked');
    expect(inputOf(html, 'value="35-49"')).toContain('checked=""');
    expect(inputOf(html, 'value="ALL"')).not.toContain('checked');
    expect(visibleText(html)).toContain('Filters (3 active)');
  });

  test('leave a whole month to the form’s own field', async () => {
    const html = await drawn('dateFrom=2027-05-01&dateTo=2027-05-31');
    expect(inputOf(html, 'name="dateFrom"')).toContain('value=""');
    expect(inputOf(html, 'name="shownDates"')).toContain('value=","');
  });

  test('RES-03 say that people slightly outside an age group may still join', async () => {
    expect(visibleText(await drawn(''))).toContain('You can still join');
  });
});

describe('RES-11 chips', () => {
  const chipsOf = (query: string) =>
    renderInSite(<FilterChips filters={parse(query)} destinations={new Map([['JPN', 'Japan']])} />);

  test('name each filter and link to the list without it; one link clears all', async () => {
    const html = await chipsOf('destinationId[]=JPN&discounted=true&page=3&sort=price:asc');
    expect(visibleText(html)).toBe('Remove filter: Japan Remove filter: On sale Clear all filters');
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) =>
      decodeURIComponent(href.replaceAll('&amp;', '&')),
    );
    expect(links).toEqual([
      '/search?discounted=true&sort=price:asc',
      '/search?destinationId[]=JPN&sort=price:asc',
      '/search?sort=price:asc',
    ]);
  });

  test('are nothing without a filter', async () => {
    expect(await chipsOf('tab=travels&page=2')).toBe('');
  });
});
