import { describe, expect, test } from 'vitest';
import { parseSearchFilters } from '../../domain/filters/search-filters.ts';
import { readHtml } from '../../test/support/html-page.ts';
import { renderInSite } from '../../test/support/render-in-site.tsx';
import { sentBy } from '../../test/support/sent-by.ts';
import type { MarketId } from '../../domain/market.ts';
import { EXAMPLE_CHOICES } from './choices-example.ts';
import { keptEntries } from './kept-filters.tsx';
import { NO_CHOICES, searchChoices, type SearchChoices } from './search-choices.ts';
import { SearchForm } from './search-form.tsx';

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
    const html = await drawn('', marketId);
    expect(html).toMatch(new RegExp(`<form [^>]*method="get"[^>]*action="${path}"`));
    expect(html).toContain('<button type="submit"');
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
    expect(html).toContain('>Asia, Peru</option>');
    expect(html).toContain('>January 2030</option>');
  });

  test('says the days that hold where no month is chosen, and any time is another choice', async () => {
    const months = async (query: string) =>
      [
        ...(/name="month".*?<\/select>/
          .exec(await drawn(query))?.[0]
          .matchAll(/<option[^>]*>([^<]*)</g) ?? []),
      ]
        .slice(0, 2)
        .map(([, label]) => label?.replaceAll('\u00a0', ' '));
    expect(await months('dateFrom=2027-05-01')).toEqual(['Whenever', 'From Saturday 1 May 2027']);
    expect(await months('')).toEqual(['Whenever', 'April 2027 (11)']);
  });

  test('RES-10 each choice says how many departures it would give', async () => {
    const html = await drawn('');
    expect(html).toContain('<optgroup label="Asia"><option value="asia">Asia, all countries (31)');
    expect(html).toContain('<option value="JPN">Japan (19)</option>');
    expect(html).toContain('<option value="2027-06">June 2027 (0)</option>');
  });

  test('RES-10 Antarctica has no countries', async () => {
    const antarctica = 'antarctica' as const;
    const places = [
      { area: antarctica, continents: [{ id: antarctica, count: 3 }], destinations: [] },
    ];
    const html = await drawn('', 'it', { ...NO_CHOICES, places });
    expect(html).toContain('<option value="antarctica">Antartide (3)</option>');
  });

  test('every field has a label', async () => {
    const html = await drawn('');
    const ids = [...html.matchAll(/<(?:select|input)[^>]* id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['form-text', 'form-where', 'form-month', 'form-span']);
    for (const id of ids) expect(html).toContain(`<label for="${id}"`);
  });

  test('still searches by text where the choices could not be loaded', async () => {
    const html = await drawn('', 'en-WE', NO_CHOICES);
    expect(html).toContain('name="textSearch"');
    expect(html).toContain('<option value="" selected="">Anywhere</option></select>');
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
