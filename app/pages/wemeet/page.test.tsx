import { describe, expect, test } from 'vitest';
import { MARKETS, type MarketId } from '../../../domain/market.ts';
import { parseMeetupSearch } from '../../../domain/meetup-search.ts';
import { byRole } from '../../../test/support/by-role.ts';
import { exampleEvent } from '../../../test/support/example-event.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { wordsOf } from '../../../test/support/site-words.ts';
import type { MeetupEvent } from '../../../contract/event.ts';
import { eventView } from '../../meetups/events.server.ts';
import type { WemeetPageData } from './page.server.ts';
import WemeetPage from './page.tsx';

const TODAY = { today: '2027-03-01', firstDayOfWeek: 1 } as const;
const t = await wordsOf('en-WE');
const CITIES = [{ id: 'rome', name: 'Rome', count: 2 }];

function draw(
  events: readonly Partial<MeetupEvent>[],
  {
    query = '',
    marketId = 'en-WE',
    ...more
  }: Partial<WemeetPageData> & {
    readonly query?: string;
    readonly marketId?: MarketId;
  } = {},
): Promise<string> {
  const data: WemeetPageData = {
    search: parseMeetupSearch(new URLSearchParams(query), TODAY),
    cities: CITIES,
    events: events.map((event) => eventView(exampleEvent(event), MARKETS[marketId])),
    total: events.length,
    lastPage: 1,
    instead: [],
    ...more,
  };
  const address = `/events-wemeet${query ? `?${query}` : ''}`;
  return renderInSite(<WemeetPage data={data} />, { marketId, address });
}

describe('MEET-01 the wemeet page', () => {
  test('lists meet-ups under their days, by the clocks of their places', async () => {
    const html = await draw([
      {},
      { id: 'b', startingTime: '20:00' },
      { id: 'c', startingDate: '2027-03-05' },
    ]);
    const page = byRole(html);
    const days = page.all('heading').filter(({ tag }) => tag === 'h2');
    expect(days.map(({ name }) => name)).toEqual(['Thursday 4 March 2027', 'Friday 5 March 2027']);
    const text = visibleText(html);
    expect(text).toContain('18:30 – 21:00 Local time Rome Italy Seven fountains and a map');
    const [first] = page.all('time');
    expect([first?.text, first?.attributes.datetime]).toEqual(['18:30', '2027-03-04T18:30']);
  });

  test('MKT-04 in the US the time is written as there', async () => {
    const text = visibleText(await draw([{}], { marketId: 'en-US' }));
    expect(text).toMatch(/6:30\sPM – 9:00\sPM/);
  });

  test('says who comes, with whom and where, and leads to the map and to the coordinator', async () => {
    const html = await draw([{}]);
    expect(visibleText(html)).toContain('Giulia, Marco, Anna and 3 more');
    expect(visibleText(html)).toContain('With Tommaso Gherardi');
    const page = byRole(html);
    expect(page.one('link', 'Tommaso Gherardi').attributes.href).toBe(
      '/coordinators/tommaso-gherardi',
    );
    expect(page.one('link', new RegExp(`^${t('meetups:event.map')}`)).attributes).toMatchObject({
      href: expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/./),
      rel: 'noopener',
    });
    expect(visibleText(html)).toContain('10 places left');
  });

  test.each([
    [{ names: [], others: 3 }, '3 people are coming'],
    [{ names: ['Ann'], others: 0 }, 'Ann'],
    [{ names: [], others: 0 }, 'Nobody yet'],
  ])('of %j it says %s', async (attendees, words) => {
    expect(visibleText(await draw([{ attendees }]))).toContain(words);
  });

  test('each leads to its own page, where one joins or gives a place back', async () => {
    const own = '/meet-ups/rome-fountain-walk-20270304';
    const joining = byRole(await draw([{}])).one('link', /^Take a place/);
    expect(joining.attributes.href).toBe(own);
    const full = await draw([{ freePlaces: 0 }]);
    expect(byRole(full).one('link', /^See this meet-up/).attributes.href).toBe(own);
    expect(visibleText(full)).toContain('No places left');
  });

  test('the form keeps what was asked, and every shortcut is a link that keeps the city', async () => {
    const page = byRole(await draw([{}], { query: 'city=rome&when=tomorrow' }));
    const form = page.one('form');
    expect(form.attributes).toMatchObject({ method: 'get', action: '/events-wemeet' });
    const city = form.within.one('combobox', t('meetups:form.city'));
    expect(city.value).toBe('rome');
    expect(city.within.one('option', 'Rome (2)').value).toBe('rome');
    const from = form.within.one('textbox', t('meetups:form.from'));
    expect([from.attributes.name, from.value]).toEqual(['from', '2027-03-02']);
    expect(page.links.filter((link) => /^\/events-wemeet.*when=[\w-]+$/.test(link))).toEqual(
      [
        'today',
        'tomorrow',
        'this-week',
        'this-weekend',
        'next-week',
        'this-month',
        'next-30-days',
      ].map((word) => `/events-wemeet?city=rome&when=${word}`),
    );
    const current = page.all('link').filter(({ attributes }) => attributes['aria-current']);
    expect(current.map(({ name }) => name)).toEqual([t('meetups:when.tomorrow')]);
  });

  test.each([
    ['city=atlantis', 'There are no meet-ups in “atlantis”'],
    ['from=2027-02-30', '“2027-02-30” is not a date. Choose one, such as 01/03/2027.'],
  ])('says what is wrong with %s, and keeps it', async (query, message) => {
    const html = await draw([], { query });
    expect(visibleText(html)).toContain(message);
    const form = byRole(html).one('form').within;
    const [field, value] = query.split('=');
    if (field === 'city') expect(form.one('combobox', t('meetups:form.city')).value).toBe(value);
  });

  test('where nothing fits the nearest stand instead, each with its day', async () => {
    const instead = [eventView(exampleEvent(), MARKETS['en-WE'])];
    const text = visibleText(await draw([], { query: 'city=rome&when=today', instead }));
    expect(text).toContain('There are no meet-ups in Rome on these days');
    expect(text).toContain('The closest ones Thursday 4 March 2027 18:30');
  });

  test('LAY-11 a link opens the search as a modal over the page', async () => {
    const link = byRole(await draw([{}])).one('link', t('meetups:form.change'));
    expect(link.attributes.href).toBe('/events-wemeet?modal=meetup-search');
  });
});
