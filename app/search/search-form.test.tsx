import { describe, expect, test } from 'vitest';
import { parseSearchFilters } from '../../domain/filters/search-filters.ts';
import { byRole } from '../../test/support/by-role.ts';
import { readHtml } from '../../test/support/html-page.ts';
import { renderInSite } from '../../test/support/render-in-site.tsx';
import { sentBy } from '../../test/support/sent-by.ts';
import { wordsOf } from '../../test/support/site-words.ts';
import type { MarketId } from '../../domain/market.ts';
import { EXAMPLE_CHOICES } from './choices-example.ts';
import { keptEntries } from './kept-filters.tsx';
import { NO_CHOICES, searchChoices, type SearchChoices } from './search-choices.ts';
import { SearchForm } from './search-form.tsx';

const t = await wordsOf('en-WE');
const parse = (query: string) => parseSearchFilters(new URLSearchParams(query));

function drawn(query: string, marketId?: MarketId, choices: SearchChoices = EXAMPLE_CHOICES) {
  return renderInSite(<SearchForm id="form" filters={parse(query)} choices={choices} />, {
    marketId,
  });
}

const sent = (html: string) => Object.fromEntries(sentBy({ html, ...readHtml(html) }));

describe('SRCH-16 the search form', () => {
  test.each([
    ['en-WE', '/search'],
    ['it', '/cerca'],
    ['de', '/suche'],
  ] as const)('in %s is a GET form to %s', async (marketId, path) => {
    const form = byRole(await drawn('', marketId)).one('form');
    expect(form.attributes).toMatchObject({ method: 'get', action: path });
    expect(form.within.one('button').attributes.type).toBe('submit');
  });

  test.each([
    ['', { textSearch: '', where: '', month: '' }],
    ['textSearch=tokyo', { textSearch: 'tokyo', shownText: 'tokyo', where: '', month: '' }],
    ['destinationId[]=JPN', { textSearch: '', where: 'JPN', month: '' }],
    ['continentId[]=south-america', { textSearch: '', where: 'south-america', month: '' }],
    ['dateFrom=2027-05-01&dateTo=2027-05-31', { textSearch: '', where: '', month: '2027-05' }],
    [
      'dateFrom=2027-05-01&dateTo=2027-05-30',
      { textSearch: '', where: '', month: '2027-05-01,2027-05-30' },
    ],
    ['dateFrom=2027-05-01', { textSearch: '', where: '', month: '2027-05-01,' }],
    [
      'dateFrom=2027-05-01&dateTo=2027-05-31&daysSpan=3',
      { textSearch: '', where: '', month: '2027-05', daysSpan: '3' },
    ],
    [
      'dateFrom=2027-05-01&daysSpan=3',
      { textSearch: '', where: '', month: '2027-05-01,', daysSpan: '3' },
    ],
    [
      'dateFrom=2027-05-01&daysSpan=5',
      { month: '2027-05-01,', daysSpan: '5', textSearch: '', where: '' },
    ],
  ])('keeps what was asked for: "%s"', async (query, values) => {
    expect(sent(await drawn(query))).toEqual({ daysSpan: '', ...values });
  });

  test('keeps places and months that are no choice of its own', async () => {
    const html = await drawn(
      'continentId[]=asia&destinationId[]=PER&dateFrom=2030-01-01&dateTo=2030-01-31',
    );
    expect(sent(html)).toMatchObject({ where: 'asia,PER', month: '2030-01' });
    expect(byRole(html).all('option', 'Asia, Peru')).toHaveLength(1);
    expect(byRole(html).all('option', 'January 2030')).toHaveLength(1);
  });

  test('says the days that hold where no month is chosen, and any time is another choice', async () => {
    const months = async (query: string) =>
      byRole(await drawn(query))
        .one('combobox', t('listing:form.when'))
        .within.all('option')
        .slice(0, 2)
        .map(({ name }) => name);
    expect(await months('dateFrom=2027-05-01')).toEqual(['Whenever', 'From Saturday 1 May 2027']);
    expect(await months('')).toEqual(['Whenever', 'April 2027 (11)']);
  });

  test('RES-10 each choice says how many departures it would give', async () => {
    const page = byRole(await drawn(''));
    const [all] = page.one('group', 'Asia').within.all('option');
    expect([all?.value, all?.name]).toEqual(['asia', 'Asia, all countries (31)']);
    expect(page.one('option', 'Japan (19)').value).toBe('JPN');
    expect(page.one('option', 'June 2027 (0)').value).toBe('2027-06');
  });

  test('RES-10 Antarctica has no countries', async () => {
    const antarctica = 'antarctica' as const;
    const places = [
      { area: antarctica, continents: [{ id: antarctica, count: 3 }], destinations: [] },
    ];
    const html = await drawn('', 'it', { ...NO_CHOICES, places });
    expect(byRole(html).one('option', 'Antartide (3)').value).toBe('antarctica');
  });

  test('every field has a label', async () => {
    const page = byRole(await drawn(''));
    const fields = [...page.all('textbox'), ...page.all('combobox')];
    expect(fields.map(({ name, attributes }) => [attributes.id, name])).toEqual([
      // One of both is shown: the other is for a browser with scripts, or without.
      ['form-text', `${t('listing:form.where')} ${t('listing:form.text')}`],
      ['form-where', t('listing:form.where')],
      ['form-month', t('listing:form.when')],
      ['form-span', t('listing:form.flexible')],
    ]);
  });

  test('still searches by text where the choices could not be loaded', async () => {
    const page = byRole(await drawn('', 'en-WE', NO_CHOICES));
    expect(page.one('textbox').attributes.name).toBe('textSearch');
    const places = page.one('combobox', t('listing:form.where')).within.all('option');
    expect(places.map(({ name, value }) => [value, name])).toEqual([['', 'Anywhere']]);
  });
});

test('RES-11 filters without a field are sent along, those with one and the page are not', () => {
  const filters = parse(
    'textSearch=x&destinationId[]=JPN&dateFrom=2027-05-01&ageBadge=25-35&discounted=true&page=3' +
      '&tab=travels&sort=price:asc&priceTo=100&status[]=CONFIRMED&status[]=ALMOST_FULL&daysSpan=3&gender=male',
  );
  expect(keptEntries(filters)).toEqual([
    ['tab', 'travels'],
    ['gender', 'male'],
    ['sort', 'price:asc'],
  ]);
});

test('RES-10 places are grouped by area, america with its halves', () => {
  const { places, months } = searchChoices(
    {
      continents: [
        { id: 'africa', count: 0 },
        { id: 'america', count: 14 },
        { id: 'north-america', count: 5 },
      ],
      destinations: [
        { id: 'MEX', name: 'Mexico', count: 5, continent: 'north-america' },
        { id: 'ISL', name: 'Iceland', count: 2, continent: 'europe' },
      ],
    },
    { months: [{ month: '2027-05', count: 1 }] },
  );
  expect(places.map(({ area }) => area)).toEqual(['europe', 'america', 'africa']);
  expect(places[1]).toEqual({
    area: 'america',
    continents: [
      { id: 'america', count: 14 },
      { id: 'north-america', count: 5 },
    ],
    destinations: [{ id: 'MEX', name: 'Mexico', count: 5 }],
  });
  expect(months).toEqual([{ month: '2027-05', count: 1 }]);
});
