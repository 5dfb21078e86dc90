import { describe, expect, test } from 'vitest';
import type { MarketId } from '../../domain/market.ts';
import type { FilterName } from '../../domain/filters/filters.ts';
import { countActiveFilters, parseSearchFilters } from '../../domain/filters/search-filters.ts';
import { renderInSite, visibleText } from '../../test/support/render-in-site.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { PanelChoices } from './panel-choices.ts';

const parse = (query: string) => parseSearchFilters(new URLSearchParams(query));
const CHOICES: PanelChoices = {
  counts: { 'moods[]=NATURE': 12, 'moods[]=PARTY': 0, 'price=-90000': 1234 },
  priceRanges: [
    { from: null, to: 90_000 },
    { from: 90_001, to: 180_000 },
    { from: 180_001, to: null },
  ],
};
const drawn = (query: string, choices: PanelChoices | null = CHOICES) =>
  renderInSite(
    <FilterPanel
      form="search"
      filters={parse(query)}
      count={countActiveFilters(parse(query))}
      choices={choices}
    />,
  );
const inputOf = (html: string, part: string) =>
  [...html.matchAll(/<input [^>]*>/g)]
    .map(([input]) => input)
    .find((input) => input.includes(part));

describe('RES-11 the filters beside a listing', () => {
  test('belong to the search form, so that one button sends all', async () => {
    const html = await drawn('');
    const controls = [...html.matchAll(/<(?:input|button) [^>]*>/g)].map(([control]) => control);
    expect(controls.length).toBeGreaterThan(40);
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

describe('RES-10 the choices of the filters', () => {
  test('say what they would give, and are marked where that is nothing', async () => {
    const html = await drawn('');
    const text = visibleText(html);
    for (const part of ['Nature 12', 'Party 0', 'Up to £900 1,234']) expect(text).toContain(part);
    expect(text).toContain('Over £900, up to £1,800 Over £1,800');
    const rowOf = (value: string) => new RegExp(`<label class="([^"]*)"><input [^>]*"${value}"`);
    const [filled, none] = ['NATURE', 'PARTY'].map((value) => rowOf(value).exec(html)?.[1]);
    expect(none?.split(' ').length).toBe((filled?.split(' ').length ?? 0) + 1);
  });

  test('stand there without a count where nothing was counted', async () => {
    const text = visibleText(await drawn('', null));
    expect(text).toMatch(/Nature Relaxation/);
    expect(text).not.toContain('Up to £900');
  });

  test('RES-10 promise nothing before scripts have counted', async () => {
    expect(visibleText(await drawn('moods[]=NATURE'))).toContain('Show results');
  });

  test('are unfolded where one is chosen; the five statuses are no choice (RES-05)', async () => {
    const open = (html: string) => html.match(/<details open=""/g)?.length ?? 0;
    expect(open(await drawn(''))).toBe(0);
    const five = 'PLANNED,ALMOST_CONFIRMED,CONFIRMED,ALMOST_FULL,WAITING_LIST'.split(',');
    expect(open(await drawn(five.map((one) => `status[]=${one}`).join('&')))).toBe(0);
    expect(open(await drawn('moods[]=NATURE&status[]=CONFIRMED'))).toBe(2);
  });
});

describe('RES-04 prices and lengths', () => {
  test.each([
    ['', 'name="price" value=""', ['', '']],
    ['priceTo=90000', 'value="-90000"', ['', '']],
    ['priceFrom=90001&priceTo=180000', 'value="90001-180000"', ['', '']],
    ['priceFrom=90000&priceTo=180000', 'value="custom"', ['900', '1800']],
    ['priceTo=150000', 'value="custom"', ['', '1500']],
    ['priceFrom=0&priceTo=149950', 'value="custom"', ['0', '1499.5']],
  ])('%j is the price %s', async (query, checked, [min, max]) => {
    const html = await drawn(query);
    const prices = [...html.matchAll(/<input [^>]*name="price"[^>]*>/g)].map(([input]) => input);
    const chosen = prices.filter((input) => input.includes('checked'));
    expect(chosen).toHaveLength(1);
    expect(chosen[0]).toContain(checked.replace('name="price" ', ''));
    expect(inputOf(html, 'name="priceMin"')).toContain(`value="${min}"`);
    expect(inputOf(html, 'name="priceMax"')).toContain(`value="${max}"`);
    expect(inputOf(html, 'name="shownPrices"')).toContain(`value="${min},${max}"`);
  });

  test.each([
    ['', 'value=""'],
    ['durationTo=10', 'value="-10"'],
    ['durationFrom=11', 'value="11-"'],
    ['durationFrom=7&durationTo=9', 'value="7-9"'],
  ])('%j is the length %s', async (query, value) => {
    const html = await drawn(query);
    const lengths = [...html.matchAll(/<input [^>]*name="length"[^>]*>/g)].map(([input]) => input);
    expect(lengths.filter((input) => input.includes('checked'))).toEqual([
      expect.stringContaining(value),
    ]);
  });

  test('are said in the currency shown', async () => {
    const html = await renderInSite(
      <FilterPanel form="f" filters={parse('')} count={0} choices={CHOICES} />,
      { marketId: 'de' },
    );
    const text = visibleText(html).replaceAll('\u00a0', ' ');
    for (const part of ['Bis 900 €', 'Über 900 € bis 1.800 €', 'Über 1.800 €', 'Höchstens (€)']) {
      expect(text).toContain(part);
    }
  });
});

describe('RES-03 days of leave', () => {
  const leavePanel = (query: string, marketId: MarketId) =>
    renderInSite(<FilterPanel form="f" filters={parse(query)} count={0} choices={CHOICES} />, {
      marketId,
    });

  test('at most so many, also another number of an address', async () => {
    expect(visibleText(await drawn('leaveTo=6'))).toContain(
      'Up to 5 days of leave Up to 6 days of leave Up to 7 days of leave',
    );
    const chosen = async (query: string) =>
      [...(await drawn(query)).matchAll(/<input [^>]*name="leaveTo"[^>]*>/g)]
        .map(([input]) => input)
        .filter((input) => input.includes('checked'));
    expect(await chosen('leaveTo=6')).toEqual([expect.stringContaining('value="6"')]);
    expect(await chosen('')).toEqual([expect.stringContaining('value=""')]);
  });

  test('by the public holidays of a region, where regions of the market differ', async () => {
    const html = await leavePanel('region=DE-BY', 'de');
    expect(html).toMatch(/<select [^>]*name="region"/);
    expect(html).toMatch(/<option value="DE-BY" selected="">Bayern/);
    expect(await leavePanel('region=DE-BY', 'es')).toMatch(/<option value="" selected="">/);
    expect(await leavePanel('', 'fr')).not.toContain('name="region"');
  });
});

describe('RES-11 chips', () => {
  const chipsOf = (query: string, ignored: readonly FilterName[] = []) =>
    renderInSite(
      <FilterChips
        filters={parse(query)}
        destinations={new Map([['JPN', 'Japan']])}
        travels={new Map([['rail', 'Japan by rail']])}
        ignored={ignored}
      />,
    );

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

  test('have the title of a chosen trip where it is known', async () => {
    expect(visibleText(await chipsOf('travelId[]=rail'))).toContain('Japan by rail');
    expect(visibleText(await chipsOf('travelId[]=other'))).toContain('Chosen trips');
  });

  test('RES-03 say of a filter without data that it does not hold, and of no other', async () => {
    const told = visibleText(await chipsOf('gender=female&discounted=true', ['gender']));
    expect(told).toMatch(/Clear all filters We can’t filter by this yet: Women\.$/);
    expect(visibleText(await chipsOf('discounted=true', ['gender']))).not.toContain('cannot');
  });

  test('are nothing without a filter', async () => {
    expect(await chipsOf('tab=travels&page=2')).toBe('');
  });
});
