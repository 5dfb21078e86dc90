import { describe, expect, test } from 'vitest';
import { MARKETS, type MarketId } from '../../../domain/market.ts';
import { parseMeetupSearch } from '../../../domain/meetup-search.ts';
import { exampleEvent } from '../../../test/support/example-event.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import type { MeetupEvent } from '../../../contract/event.ts';
import { eventView } from '../../meetups/events.server.ts';
import type { WemeetPageData } from './page.server.ts';
import WemeetPage from './page.tsx';

const TODAY = { today: '2027-03-01', firstDayOfWeek: 1 } as const;
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
    expect(html.match(/<h2 [^>]*>[^<]+<\/h2>/g)).toHaveLength(2);
    const text = visibleText(html);
    expect(text).toContain('Thursday 4 March 2027');
    expect(text).toContain('18:30 – 21:00 Local time Rome Italy Seven fountains and a map');
    expect(html).toContain('<time dateTime="2027-03-04T18:30">18:30</time>');
  });

  test('MKT-04 in the US the time is written as there', async () => {
    const text = visibleText(await draw([{}], { marketId: 'en-US' }));
    expect(text).toMatch(/6:30\sPM – 9:00\sPM/);
  });

  test('says who comes, with whom and where, and leads to the map and to the coordinator', async () => {
    const html = await draw([{}]);
    expect(visibleText(html)).toContain('Giulia, Marco, Anna and 3 more');
    expect(visibleText(html)).toContain('With Tommaso Gherardi');
    expect(html).toContain('href="/coordinators/tommaso-gherardi"');
    expect(html).toMatch(/<a href="https:\/\/www\.openstreetmap\.org\/[^"]+" rel="noopener"/);
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
    const own = 'href="/meet-ups/rome-fountain-walk-20270304"';
    expect(await draw([{}])).toContain(own);
    const full = await draw([{ freePlaces: 0 }]);
    expect(full).toContain(own);
    expect(visibleText(full)).toContain('No places left');
  });

  test('the form keeps what was asked, and every shortcut is a link that keeps the city', async () => {
    const html = await draw([{}], { query: 'city=rome&when=tomorrow' });
    expect(html).toMatch(/<form [^>]*method="get"[^>]*action="\/events-wemeet"/);
    expect(html).toMatch(/<option value="rome" selected="">Rome \(2\)<\/option>/);
    expect(html).toMatch(/name="from"[^>]*value="2027-03-02"/);
    const links = [...html.matchAll(/<a [^>]*href="(\/events-wemeet[^"]*when=[\w-]+)"/g)];
    expect(links.map(([, href]) => href)).toEqual(
      [
        'today',
        'tomorrow',
        'this-week',
        'this-weekend',
        'next-week',
        'this-month',
        'next-30-days',
      ].map((word) => `/events-wemeet?city=rome&amp;when=${word}`),
    );
    const [current] = html.match(/<a [^>]*aria-current="true"[^>]*>[^<]+/) ?? [];
    expect(current).toContain('Tomorrow');
  });

  test.each([
    ['city=atlantis', 'There are no meet-ups in “atlantis”'],
    ['from=2027-02-30', '“2027-02-30” is not a date. Choose one, such as 01/03/2027.'],
  ])('says what is wrong with %s, and keeps it', async (query, message) => {
    const html = await draw([], { query });
    expect(visibleText(html)).toContain(message);
    if (query.startsWith('city')) expect(html).toMatch(/<option value="atlantis" selected="">/);
  });

  test('where nothing fits the nearest stand instead, each with its day', async () => {
    const instead = [eventView(exampleEvent(), MARKETS['en-WE'])];
    const text = visibleText(await draw([], { query: 'city=rome&when=today', instead }));
    expect(text).toContain('There are no meet-ups in Rome on these days');
    expect(text).toContain('The closest ones Thursday 4 March 2027 18:30');
  });

  test('LAY-11 a link opens the search as a modal over the page', async () => {
    expect(await draw([{}])).toContain('href="/events-wemeet?modal=meetup-search"');
  });
});
