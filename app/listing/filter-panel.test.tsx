import { describe, expect, test } from 'vitest';
import type { MarketId } from '../../domain/market.ts';
import type { FilterName } from '../../domain/filters/filters.ts';
import { countActiveFilters, parseSearchFilters } from '../../domain/filters/search-filters.ts';
import { byRole } from '../../test/support/by-role.ts';
import { readHtml } from '../../test/support/html-page.ts';
import { renderInSite, visibleText } from '../../test/support/render-in-site.tsx';
import { wordsOf } from '../../test/support/site-words.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { PanelChoices } from './panel-choices.ts';

const t = await wordsOf('en-WE');
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
/** Values of the choices that are ticked among those of one name. */
const tickedIn = (html: string, field: string) =>
  ['radio', 'checkbox']
    .flatMap((role) => byRole(html).all(role))
    .filter(({ attributes }) => attributes.name === field && attributes.checked !== undefined)
    .map(({ value }) => value);
const valueOf = (html: string, words: string) => byRole(html).one('textbox', words).value;
const hiddenIn = (html: string, field: string) => byRole(html).one('hidden', field).value;

describe('RES-11 the filters beside a listing', () => {
  test('belong to the search form, so that one button sends all', async () => {
    const page = byRole(await drawn(''));
    const controls = ['textbox', 'checkbox', 'radio', 'combobox', 'hidden', 'button']
      .flatMap((role) => page.all(role))
      .filter(({ tag }) => tag !== 'summary');
    expect(controls.length).toBeGreaterThan(40);
    for (const { attributes, name } of controls) expect(attributes.form, name).toBe('search');
  });

  test('keep what was asked for', async () => {
    const html = await drawn('dateFrom=2027-05-03&discounted=true&ageBadge=35-49');
    expect(valueOf(html, t('listing:filter.dateFrom'))).toBe('2027-05-03');
    expect(hiddenIn(html, 'shownDates')).toBe('2027-05-03,');
    expect(tickedIn(html, 'discounted')).toEqual(['true']);
    expect(tickedIn(html, 'isNoSharingRoomAvailable')).toEqual([]);
    expect(tickedIn(html, 'ageBadge')).toEqual(['35-49']);
    expect(visibleText(html)).toContain('Filters (3 active)');
  });

  test('leave a whole month to the form’s own field', async () => {
    const html = await drawn('dateFrom=2027-05-01&dateTo=2027-05-31');
    expect(valueOf(html, t('listing:filter.dateFrom'))).toBe('');
    expect(hiddenIn(html, 'shownDates')).toBe(',');
  });

  test('RES-03 say that people slightly outside an age group may still join', async () => {
    expect(visibleText(await drawn(''))).toContain(t('listing:filter.ageNote'));
  });
});

describe('RES-10 the choices of the filters', () => {
  test('say what they would give, and are marked where that is nothing', async () => {
    const html = await drawn('');
    const text = visibleText(html);
    for (const part of ['Nature 12', 'Party 0', 'Up to £900 1,234']) expect(text).toContain(part);
    expect(text).toContain('Over £900, up to £1,800 Over £1,800');
    const { elements } = readHtml(html);
    const classesOf = (value: string) => {
      const input = elements.findIndex(({ attributes }) => attributes.get('value') === value);
      const label = elements[input - 1];
      return label?.name === 'label' ? (label.attributes.get('class')?.split(' ') ?? []) : null;
    };
    expect(classesOf('PARTY')?.length).toBe((classesOf('NATURE')?.length ?? 0) + 1);
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
    const open = (html: string) =>
      byRole(html)
        .all('group')
        .filter(({ attributes }) => attributes.open !== undefined).length;
    expect(open(await drawn(''))).toBe(0);
    const five = 'PLANNED,ALMOST_CONFIRMED,CONFIRMED,ALMOST_FULL,WAITING_LIST'.split(',');
    expect(open(await drawn(five.map((one) => `status[]=${one}`).join('&')))).toBe(0);
    expect(open(await drawn('moods[]=NATURE&status[]=CONFIRMED'))).toBe(2);
  });
});

describe('RES-04 prices and lengths', () => {
  test.each([
    ['', '', ['', '']],
    ['priceTo=90000', '-90000', ['', '']],
    ['priceFrom=90001&priceTo=180000', '90001-180000', ['', '']],
    ['priceFrom=90000&priceTo=180000', 'custom', ['900', '1800']],
    ['priceTo=150000', 'custom', ['', '1500']],
    ['priceFrom=0&priceTo=149950', 'custom', ['0', '1499.5']],
  ])('%j is the price %j', async (query, checked, [min, max]) => {
    const html = await drawn(query);
    expect(tickedIn(html, 'price')).toEqual([checked]);
    expect(valueOf(html, t('listing:filter.priceMin', { symbol: '£' }))).toBe(min);
    expect(valueOf(html, t('listing:filter.priceMax', { symbol: '£' }))).toBe(max);
    expect(hiddenIn(html, 'shownPrices')).toBe(`${min},${max}`);
  });

  test.each([
    ['', ''],
    ['durationTo=10', '-10'],
    ['durationFrom=11', '11-'],
    ['durationFrom=7&durationTo=9', '7-9'],
  ])('%j is the length %j', async (query, value) => {
    expect(tickedIn(await drawn(query), 'length')).toEqual([value]);
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
    expect(tickedIn(await drawn('leaveTo=6'), 'leaveTo')).toEqual(['6']);
    expect(tickedIn(await drawn(''), 'leaveTo')).toEqual(['']);
  });

  test('by the public holidays of a region, where regions of the market differ', async () => {
    const choicesIn = async (query: string, marketId: MarketId) =>
      byRole(await leavePanel(query, marketId)).all('combobox');
    const [german] = await choicesIn('region=DE-BY', 'de');
    expect([german?.attributes.name, german?.value]).toEqual(['region', 'DE-BY']);
    expect(german?.within.one('option', 'Bayern').value).toBe('DE-BY');
    const [spanish] = await choicesIn('region=DE-BY', 'es');
    expect([spanish?.attributes.name, spanish?.value]).toEqual(['region', '']);
    expect(await choicesIn('', 'fr')).toEqual([]);
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
    expect(byRole(html).links.map(decodeURIComponent)).toEqual([
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
    expect(visibleText(await chipsOf('discounted=true', ['gender']))).toBe(
      'Remove filter: On sale',
    );
  });

  test('are nothing without a filter', async () => {
    expect(await chipsOf('tab=travels&page=2')).toBe('');
  });
});
