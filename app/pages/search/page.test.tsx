import { describe, expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { EXAMPLE_COMPANY } from '../../../test/support/example-company.ts';
import { readHtml } from '../../../test/support/html-page.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { sentBy } from '../../../test/support/sent-by.ts';
import { wordsOf } from '../../../test/support/site-words.ts';
import { parseSearchFilters } from '../../../domain/filters/search-filters.ts';
import { TOUR_EXAMPLES, TRAVEL_EXAMPLES, travelWithTours } from '../../listing/card-examples.ts';
import type { FilterAdvice } from '../../listing/relaxation-groups.ts';
import { EXAMPLE_CHOICES } from '../../search/choices-example.ts';
import { queryOfForm } from '../../search/form-query.ts';
import type { SearchPageData } from './page.server.ts';
import SearchPage, { preload } from './page.tsx';

const t = await wordsOf('en-WE');

const tours: SearchPageData = {
  filters: parseSearchFilters(new URLSearchParams('destinationId[]=JPN&page=2')),
  activeCount: 1,
  list: { tab: 'tours', tours: TOUR_EXAMPLES },
  lastPage: 3,
  total: 1046,
  travels: null,
  soon: null,
  choices: EXAMPLE_CHOICES,
  typedText: null,
  panel: null,
  ignored: [],
  advice: null,
  instead: [],
  isFailed: false,
};
const nothing: SearchPageData = {
  ...tours,
  list: { tab: 'tours', tours: [] },
  total: 0,
  lastPage: 1,
};
await preload(tours, 'en');
const WITHOUT_JAPAN = {
  change: { kind: 'without', filters: ['destinationId' as const] },
  count: 7,
} as const satisfies FilterAdvice['relaxations'][number];

describe('RES-01 the search page', () => {
  test('shows tabs, filters, sort, months, cards and pages, headings in order', async () => {
    const html = await renderInSite(<SearchPage data={tours} />);
    const levels = byRole(html)
      .all('heading')
      .map(({ tag }) => Number(tag.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
    const text = visibleText(html);
    for (const part of ['Departures Trips', 'Sort: Date', 'April 2027', 'Page 2 of 3']) {
      expect(text).toContain(part);
    }
  });

  test('RES-06 TRV-09 says that it begins with what cannot be cancelled, and leads past it under the same filters', async () => {
    const filters = parseSearchFilters(new URLSearchParams('destinationId[]=JPN'));
    const soon = { count: 46, dateFrom: '2027-04-01' } as const;
    const html = await renderInSite(<SearchPage data={{ ...tours, filters, soon }} />);
    expect(visibleText(html)).toContain('The first 46 departures leave in less than 31 days');
    const link = byRole(html).one('link', 'See all 1,000 departures from Thursday 1 April 2027');
    expect(decodeURIComponent(link.attributes.href ?? '')).toBe(
      '/search?destinationId[]=JPN&dateFrom=2027-04-01',
    );
  });

  test('TRV-08 has once, below what was found, who stands behind it', async () => {
    const drawn = (data: SearchPageData) =>
      renderInSite(<SearchPage data={data} />, { company: EXAMPLE_COMPANY });
    const html = await drawn(tours);
    const text = visibleText(html);
    expect(text.split(EXAMPLE_COMPANY.address)).toHaveLength(2);
    const lastCard = TOUR_EXAMPLES.at(-1)?.travel.title ?? '';
    const below = text.slice(text.lastIndexOf(lastCard));
    expect(below).toContain(EXAMPLE_COMPANY.address);
    expect(await drawn(nothing)).not.toContain(EXAMPLE_COMPANY.address);
  });

  test('announces how many there are, as the market writes numbers', async () => {
    const english = byRole(await renderInSite(<SearchPage data={tours} />));
    expect(english.one('status').text).toBe('1,046 departures');
    const german = byRole(await renderInSite(<SearchPage data={tours} />, { marketId: 'de' }));
    expect(german.one('status').text).toBe('1.046 Abreisen');
  });

  test('RES-06 says of how many trips they are, where each trip is listed once', async () => {
    const page = byRole(await renderInSite(<SearchPage data={{ ...tours, travels: 42 }} />));
    expect(page.one('status').text).toBe('1,046 departures · 42 trips');
  });

  test('lists travels under the other tab', async () => {
    const filters = { ...tours.filters, tab: 'travels' } as const;
    const data = { ...tours, filters, list: { tab: 'travels', travels: TRAVEL_EXAMPLES } } as const;
    const text = visibleText(await renderInSite(<SearchPage data={data} />));
    expect(text).toContain('1,046 trips');
    expect(text).toContain('Sort: Most popular');
  });

  test('departures that are all of one travel are rows under its name, which stands there once', async () => {
    const [tour] = TOUR_EXAMPLES;
    if (!tour) throw new Error('There is an example');
    const departure = {
      ...tour,
      daysLeft: 30,
      offer: { kind: 'none' },
      promotion: null,
      isForFirstTimers: false,
      isOpen: true,
      isClosed: false,
    } as const;
    const departures = [departure, { ...departure, code: 'OTHER-1' }];
    const ofOneTravel = { travel: tour.travel, departures };
    const list = { tab: 'tours', tours: [tour, tour], ofOneTravel } as const;
    const page = byRole(await renderInSite(<SearchPage data={{ ...tours, list }} />));
    expect(page.all('link', tour.travel.title)).toHaveLength(1);
    expect(page.links).toContainEqual(expect.stringMatching(/\/OTHER-1$/));
  });

  test('RES-11 its form and each of its links work without scripts', async () => {
    const page = byRole(await renderInSite(<SearchPage data={tours} />));
    expect(page.one('form').attributes).toMatchObject({
      method: 'get',
      action: '/search',
      id: 'search',
    });
    expect(page.links.length).toBeGreaterThan(10);
    for (const link of page.links) expect(link).toMatch(/^\//);
  });

  test.each([
    '',
    'tab=travels&sort=price:asc&perPage=40',
    'destinationId[]=JPN&priceTo=150000&durationTo=6&status[]=CONFIRMED&moods[]=PARTY',
    'dateFrom=2027-05-03&daysSpan=7&priceFrom=0&durationFrom=7&durationTo=9&costCenters[]=low',
    'dateFrom=2027-05-01&dateTo=2027-05-31&isNoSharingRoomAvailable=true&badgeId[]=eco&gender=male',
  ])(
    'RES-11 sent as it is drawn, its form asks for what the address asks for: %j',
    async (query) => {
      const filters = parseSearchFilters(new URLSearchParams(query));
      const html = await renderInSite(<SearchPage data={{ ...tours, filters }} />);
      const sent = sentBy({ html, ...readHtml(html) });
      expect(parseSearchFilters(queryOfForm(sent) ?? new URLSearchParams())).toEqual(filters);
    },
  );

  test('RES-08 no result: what to take away, with what is left then, and all there is', async () => {
    const several = { ...nothing, filters: { ...nothing.filters, discounted: true } };
    const advice = { relaxations: [WITHOUT_JAPAN], all: 120 };
    const html = await renderInSite(<SearchPage data={{ ...several, advice }} />);
    expect(visibleText(html)).toMatch(/Without the filter “Japan”\s?: 7 departures/);
    expect(visibleText(html)).toContain('Show everything: 120 departures');
    const together = { ...several, advice: { relaxations: [], all: 120 } };
    expect(visibleText(await renderInSite(<SearchPage data={together} />))).toContain(
      t('listing:empty.together'),
    );
  });

  test('RES-08 no result under one filter: one way out, and travels to look at instead', async () => {
    const advice = { relaxations: [WITHOUT_JAPAN], all: 120 };
    const data = { ...nothing, advice, instead: [travelWithTours] };
    const text = visibleText(await renderInSite(<SearchPage data={data} />));
    expect(text).toContain('Show everything: 120 departures');
    expect(text).not.toContain('Without the filter “Japan”');
    expect(text).toContain(`${t('listing:empty.instead')} ${travelWithTours.destinationLabel}`);
  });

  test('RES-08 a few results: what gives more, below them', async () => {
    const advice: FilterAdvice = {
      all: 120,
      relaxations: [{ change: { kind: 'daysSpan', daysSpan: 3 }, count: 9 }, WITHOUT_JAPAN],
    };
    const html = await renderInSite(<SearchPage data={{ ...tours, total: 2, advice }} />);
    const text = visibleText(html).replaceAll('\u00a0', ' ');
    expect(text).toContain('More to choose from ±3 days: 9 departures');
    expect(text).not.toContain('Without the filter “Japan”');
    expect(text).not.toContain('Show everything');
  });

  test('RES-08 no result: the sentence, 0 in words, and no pages', async () => {
    const text = visibleText(await renderInSite(<SearchPage data={nothing} />));
    expect(text).toContain('0 departures');
    expect(text).toContain(t('listing:empty.noMatch'));
    expect(text).not.toContain('Page 1');
  });

  test('RES-09 no answer: it says so, counts nothing, and can be tried again', async () => {
    const failed = { ...nothing, isFailed: true };
    const text = visibleText(await renderInSite(<SearchPage data={failed} />));
    expect(text).not.toContain('0 departures');
    expect(text).toContain('Try again');
  });
});
