import { describe, expect, test } from 'vitest';
import type { TourSummary } from '../../../contract/common.ts';
import type { MarketId } from '../../../domain/market.ts';
import { EXAMPLE_TODAY, exampleTour } from '../../../test/support/example-tours.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { DepartureCalendar } from '../../modals/available-dates/modal.tsx';
import { byMonth, offeredDepartures } from '../../travel/departure.ts';
import { DeparturesPart } from './departures.tsx';

const view = {
  today: EXAMPLE_TODAY,
  currency: 'GBP',
  exchangeRates: { EUR: 1, GBP: 0.86, USD: 1.1 },
} as const;

const tour = (startingDate: string, endingDate: string, change: Partial<TourSummary> = {}) =>
  exampleTour({ code: `JPN-${startingDate}`, startingDate, endingDate, ...change });

const TOURS = [
  tour('2027-06-12', '2027-06-23'),
  tour('2027-06-26', '2027-07-07', {
    salesStatus: 'PLANNED',
    freeSeats: 16,
    seatsToConfirm: 4,
    price: { GBP: 195000 },
    isNoSharingRoomAvailable: false,
  }),
  tour('2027-07-10', '2027-07-21', { salesStatus: 'SOLD_OUT', freeSeats: 0 }),
  tour('2027-08-07', '2027-08-18', { salesStatus: 'ALMOST_FULL', freeSeats: 2 }),
  ...['2027-09-04', '2027-09-11', '2027-09-18', '2027-09-25'].map((day) => tour(day, day)),
];
const departures = offeredDepartures(TOURS, view);

async function draw(address = '/japan', marketId: MarketId = 'en-WE') {
  return renderInSite(<DeparturesPart months={byMonth(departures)} travelSlug="japan" />, {
    marketId,
    currency: 'GBP',
    address,
  });
}

const calendarOf = (html: string) => /<table[\s\S]*<\/table>/.exec(html)?.[0] ?? '';
const cellOf = (html: string, day: string) =>
  new RegExp(`<td data-day="${day}"[^>]*>([\\s\\S]*?)</td>`).exec(html)?.[0] ?? '';
const codesIn = (html: string) => [
  ...new Set([...html.matchAll(/<h3|href="\/booking\/JPN-([\d-]+)\/start/g)].map(([, day]) => day)),
];

const codesOfRows = (html: string) => {
  const list = /<ul[\s\S]*<\/ul>/.exec(html.slice(html.indexOf('id="departure-list"')))?.[0] ?? '';
  return [
    ...new Set(
      [...list.matchAll(/href="\/destinations\/japan\/JPN-([\d-]+)"/g)].map(([, day]) => day),
    ),
  ];
};

const monthLinksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*month=[^"]*)"[^>]*>([^<]*) \((\d+)\)<\/a>/g)].map(
    ([, href = '', name, count]) => ({ href: href.replaceAll('&amp;', '&'), name, count }),
  );

describe('TRV-05 the calendar of a month', () => {
  test('is a table: a link where a departure starts, its dates, status and price in words', async () => {
    const calendar = calendarOf(await draw());
    expect(visibleText(calendar)).toMatch(/^June 2027 /);
    expect(calendar.match(/<td/g)).toHaveLength(35);
    const start = cellOf(calendar, '2027-06-12').replaceAll('\u00a0', ' ');
    expect(start).toContain('href="/destinations/japan/JPN-2027-06-12"');
    expect(start).toContain('aria-label="12 – 23 June 2027, Confirmed, £2,150"');
    expect(cellOf(calendar, '2027-06-24')).not.toContain('<a');
  });

  test('marks the days that a tour goes on for, and not those of a sold-out one', async () => {
    const june = calendarOf(await draw());
    const july = calendarOf(await draw('/japan?month=2027-07'));
    const classOf = (cell: string) => /class="([^"]*)"/.exec(cell)?.[1];
    const plain = classOf(cellOf(june, '2027-06-25'));
    expect(classOf(cellOf(june, '2027-06-23'))).not.toBe(plain);
    expect(classOf(cellOf(july, '2027-07-07'))).not.toBe(plain);
    expect(classOf(cellOf(july, '2027-07-11'))).toBe(plain);
    expect(cellOf(july, '2027-07-10')).toContain('Sold out');
  });

  test('MKT-04 begins its weeks on the market’s first day', async () => {
    const firstDayOf = (html: string) => /<th [^>]*>([^<]*)/.exec(html)?.[1];
    expect(firstDayOf(await draw('/japan', 'en-US'))).toBe('Su');
    expect(firstDayOf(await draw('/japan', 'de'))).toBe('Mo');
    expect(firstDayOf(await draw('/japan', 'it'))).toBe('lu');
  });

  test('leads to the months before and after it, within those of the departures', async () => {
    expect(await draw()).toContain('month=2027-07#departures');
    const last = await draw('/japan?month=2027-09&status=CERTAIN');
    expect(last).toContain('href="/japan?month=2027-08&amp;status=CERTAIN#departures"');
    expect(last).not.toContain('month=2027-10');
  });

  test('passes over the months in which nothing leaves that fits', async () => {
    const html = await draw('/japan?month=2027-06&status=ALMOST_FULL');
    const next = /<a[^>]*data-step="next"[^>]*>/.exec(html)?.[0];
    expect(next).toContain('month=2027-08');
    expect(html).not.toContain('data-step="previous"');
  });
});

describe('TRV-06 the list of departures', () => {
  test('shows the first that one can get, and leads to all', async () => {
    const html = await draw();
    expect(visibleText(html)).toContain('5 of 7 departures');
    expect(codesIn(html)).not.toContain('2027-07-10');
    expect(html).toContain('href="/japan?all=true#departure-list"');
    const all = await draw('/japan?all=true');
    expect(visibleText(all)).toContain('7 of 7 departures');
    expect(visibleText(all)).not.toContain('Show all');
  });

  test('TRV-16 paper says how many more there are, and at which address', async () => {
    const text = visibleText(await draw('/japan?priceTo=215000'));
    expect(text).toMatch(/2 more departures: https?:\/\/\S+\/japan\?priceTo=215000&all=true/);
    expect(visibleText(await draw('/japan?all=true'))).not.toContain('more departure');
  });

  test.each([
    ['month=2027-06', ['2027-06-12', '2027-06-26'], 2],
    ['status=CERTAIN&month=2027-06', ['2027-06-12'], 1],
    ['status=PLANNED', ['2027-06-26'], 1],
    ['priceTo=195000', ['2027-06-26'], 1],
    ['isNoSharingRoomAvailable=true&month=2027-06', ['2027-06-12'], 1],
  ])('narrows it by the address: %s', async (query, codes, count) => {
    const html = await draw(`/japan?${query}`);
    expect(codesIn(html)).toEqual(codes);
    expect(visibleText(html)).toContain(`${count} of ${count} departure`);
    expect(html).toContain('href="/japan#departure-list"');
  });

  test.each(['/japan', '/japan?isNoSharingRoomAvailable=true', '/japan?priceTo=215000'])(
    'RES-10 lists as many of a month as its link says: %s',
    async (address) => {
      const links = monthLinksIn(await draw(address));
      expect(links.map(({ name }) => name)).not.toContain('July 2027');
      for (const { href, count } of links) {
        expect(visibleText(await draw(href))).toContain(`${count} of ${count} departure`);
      }
      expect(links.length).toBeGreaterThan(1);
    },
  );

  test('RES-10 lists what is sold out where that is asked for, or there is nothing else', async () => {
    expect(codesIn(await draw('/japan?priceTo=300000&all=true'))).not.toContain('2027-07-10');
    const soldOut = await draw('/japan?status=SOLD_OUT');
    expect(visibleText(soldOut)).toContain('1 of 1 departure');
    const only = departures.filter(({ status }) => status === 'SOLD_OUT');
    const part = <DeparturesPart months={byMonth(only)} travelSlug="japan" />;
    const html = await renderInSite(part, { currency: 'GBP', address: '/japan' });
    expect(visibleText(html)).toContain('July 2027 (1)');
    expect(visibleText(html)).toContain('1 of 1 departure');
  });

  test('TRV-05 lists what is sold out in a month that has nothing else, as its calendar marks it', async () => {
    const html = await draw('/japan?month=2027-07');
    expect(cellOf(html, '2027-07-10')).toContain('Sold out');
    const text = visibleText(html);
    expect(text).toContain('July 2027 · Sold out');
    expect(text).toContain('1 of 1 departure · Sold out');
    expect(codesOfRows(html)).toEqual(['2027-07-10']);
    // Where another one can be had, that one alone.
    const open = [tour('2027-07-24', '2027-08-04')];
    const july = offeredDepartures([...TOURS, ...open], view);
    const mixed = await renderInSite(<DeparturesPart months={byMonth(july)} travelSlug="japan" />, {
      currency: 'GBP',
      address: '/japan?month=2027-07',
    });
    expect(codesOfRows(mixed)).toEqual(['2027-07-24']);
    expect(visibleText(mixed)).toContain('July 2027 (1)');
  });

  test('offers no status that no departure has, “runs for certain” neither, but the one of the address', async () => {
    const planned = offeredDepartures(
      [
        tour('2027-06-26', '2027-07-07', {
          salesStatus: 'PLANNED',
          freeSeats: 16,
          seatsToConfirm: 4,
        }),
      ],
      view,
    );
    const statusesAt = async (address: string, shown = planned) => {
      const html = await renderInSite(
        <DeparturesPart months={byMonth(shown)} travelSlug="japan" />,
        { currency: 'GBP', address },
      );
      const field = /<select[^>]*name="status"[\s\S]*?<\/select>/.exec(html)?.[0] ?? '';
      return [...field.matchAll(/value="([^"]*)"/g)].map(([, value]) => value);
    };
    expect(await statusesAt('/japan')).toEqual(['', 'PLANNED']);
    expect(await statusesAt('/japan?status=CERTAIN')).toEqual(['', 'CERTAIN', 'PLANNED']);
    expect(await statusesAt('/japan?status=CONFIRMED')).toEqual(['', 'PLANNED', 'CONFIRMED']);
    expect(await statusesAt('/japan', departures)).toContain('CERTAIN');
  });

  test('comes to the list and its count from the filters, and announces how many fit', async () => {
    const html = await draw();
    expect(html).toMatch(/<form [^>]*action="\/japan#departure-list"/);
    expect(html).toMatch(/<div id="departure-list"[^>]*><output[^>]*>5 of 7/);
    expect(await draw('/japan?month=2027-07&status=PLANNED')).toMatch(
      /<div id="departure-list"[^>]*><output[^>]*>No departures match/,
    );
  });

  test('says so where nothing fits, and leads back to all', async () => {
    const html = await draw('/japan?month=2027-07&status=PLANNED');
    expect(visibleText(html)).toContain('No departures match. Show all departures');
    expect(codesIn(html)).toEqual([]);
  });

  test('keeps what else the address says, and no modal', async () => {
    const html = await draw('/japan?cost[]=trip&modal=available-dates&type=x');
    expect(html).toContain('href="/japan?month=2027-06&amp;cost%5B%5D=trip#departures"');
    expect(html).toContain('<input type="hidden" name="cost[]" value="trip"/>');
  });
});

test('TRV-05 without departures the calendar of all months has two, with nothing in them', async () => {
  const html = await renderInSite(<DepartureCalendar departures={[]} travelSlug="japan" />);
  expect(html.match(/<table/g)).toHaveLength(2);
  expect(calendarOf(html)).not.toContain('<a');
});

test('TRV-05 the calendar of all months ends with that of the last departure', async () => {
  const html = await renderInSite(
    <DepartureCalendar departures={departures} travelSlug="japan" />,
    { currency: 'GBP' },
  );
  const names = [...html.matchAll(/<caption[^>]*>([^<]*)/g)].map(([, name]) => name);
  expect(names).toEqual(['June 2027', 'July 2027', 'August 2027', 'September 2027']);
});
