import { describe, expect, test } from 'vitest';
import type { TourSummary } from '../../../contract/common.ts';
import type { MarketId } from '../../../domain/market.ts';
import { byRole } from '../../../test/support/by-role.ts';
import { EXAMPLE_TODAY, exampleTour } from '../../../test/support/example-tours.ts';
import { readHtml } from '../../../test/support/html-page.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { wordsOf } from '../../../test/support/site-words.ts';
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

const t = await wordsOf('en-WE');

function cellOf(html: string, day: string) {
  const cells = byRole(html).one('table').within.all('cell');
  const cell = cells.find(({ attributes }) => attributes['data-day'] === day);
  if (!cell) throw new Error(`The calendar has no ${day}`);
  return cell;
}

/** The days that one can ask for, each once. */
const codesIn = (html: string) => daysIn(byRole(html).links, /^\/booking\/JPN-([\d-]+)\/start/);

const codesOfRows = (html: string) =>
  byRole(html)
    .all('article')
    .flatMap(({ within }) => daysIn(within.links, /^\/destinations\/japan\/JPN-([\d-]+)$/));

const daysIn = (links: readonly string[], address: RegExp) => [
  ...new Set(links.flatMap((link) => address.exec(link)?.[1] ?? [])),
];

const monthLinksIn = (html: string) =>
  byRole(html)
    .one('navigation', t('travel:departures.byMonth'))
    .within.all('link', /\(\d+\)$/)
    .map(({ name, attributes: { href = '' } }) => {
      const [, month, count] = /^(.*) \((\d+)\)$/.exec(name) ?? [];
      return { href, name: month, count };
    });

describe('TRV-05 the calendar of a month', () => {
  test('is a table: a link where a departure starts, its dates, status and price in words', async () => {
    const html = await draw();
    const calendar = byRole(html).one('table', 'June 2027');
    expect(calendar.within.all('cell')).toHaveLength(35);
    const start = cellOf(html, '2027-06-12').within.one('link');
    expect(start.attributes.href).toBe('/destinations/japan/JPN-2027-06-12');
    expect(start.name).toBe('12 – 23 June 2027, Confirmed, £2,150');
    expect(cellOf(html, '2027-06-24').within.links).toEqual([]);
  });

  test('marks the days that a tour goes on for, and not those of a sold-out one', async () => {
    const june = await draw();
    const july = await draw('/japan?month=2027-07');
    const looksOf = (html: string, day: string) => cellOf(html, day).attributes.class;
    const plain = looksOf(june, '2027-06-25');
    expect(looksOf(june, '2027-06-23')).not.toBe(plain);
    expect(looksOf(july, '2027-07-07')).not.toBe(plain);
    expect(looksOf(july, '2027-07-11')).toBe(plain);
    expect(cellOf(july, '2027-07-10').within.one('link').name).toContain('Sold out');
  });

  test('MKT-04 begins its weeks on the market’s first day', async () => {
    const firstDayOf = (html: string) => byRole(html).all('columnheader')[0]?.text;
    expect(firstDayOf(await draw('/japan', 'en-US'))).toBe('Su');
    expect(firstDayOf(await draw('/japan', 'de'))).toBe('Mo');
    expect(firstDayOf(await draw('/japan', 'it'))).toBe('lu');
  });

  test('leads to the months before and after it, within those of the departures', async () => {
    const next = byRole(await draw()).one('link', 'July 2027');
    expect(next.attributes.href).toBe('/japan?month=2027-07#departures');
    const last = byRole(await draw('/japan?month=2027-09&status=CERTAIN'));
    expect(last.one('link', 'August 2027').attributes.href).toBe(
      '/japan?month=2027-08&status=CERTAIN#departures',
    );
    expect(last.links.filter((link) => link.includes('month=2027-10'))).toEqual([]);
  });

  test('passes over the months in which nothing leaves that fits', async () => {
    const page = byRole(await draw('/japan?month=2027-06&status=ALMOST_FULL'));
    const steps = page.all('link').filter(({ attributes }) => attributes['data-step']);
    expect(steps.map(({ name, attributes }) => [attributes['data-step'], name])).toEqual([
      ['next', 'August 2027'],
    ]);
    expect(steps[0]?.attributes.href).toContain('month=2027-08');
  });
});

describe('TRV-06 the list of departures', () => {
  test('shows the first that one can get, and leads to all', async () => {
    const html = await draw();
    expect(visibleText(html)).toContain('5 of 7 departures');
    expect(codesIn(html)).not.toContain('2027-07-10');
    expect(byRole(html).links).toContain('/japan?all=true#departure-list');
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
    expect(byRole(html).links).toContain('/japan#departure-list');
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
    expect(cellOf(html, '2027-07-10').within.one('link').name).toContain('Sold out');
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
      const field = byRole(html).one('combobox', t('travel:runs.title'));
      return field.within.all('option').map(({ value }) => value);
    };
    expect(await statusesAt('/japan')).toEqual(['', 'PLANNED']);
    expect(await statusesAt('/japan?status=CERTAIN')).toEqual(['', 'CERTAIN', 'PLANNED']);
    expect(await statusesAt('/japan?status=CONFIRMED')).toEqual(['', 'PLANNED', 'CONFIRMED']);
    expect(await statusesAt('/japan', departures)).toContain('CERTAIN');
  });

  test('comes to the list and its count from the filters, and announces how many fit', async () => {
    const html = await draw();
    expect(byRole(html).one('form').attributes.action).toBe('/japan#departure-list');
    const { elements } = readHtml(html);
    const list = elements.findIndex(({ attributes }) => attributes.get('id') === 'departure-list');
    expect(elements[list + 1]?.name).toBe('output');
    expect(byRole(html).one('status').text).toMatch(/^5 of 7/);
    const none = byRole(await draw('/japan?month=2027-07&status=PLANNED')).one('status').text;
    expect(none.startsWith(t('travel:departures.noneFits'))).toBe(true);
  });

  test('says so where nothing fits, and leads back to all', async () => {
    const html = await draw('/japan?month=2027-07&status=PLANNED');
    const none = `${t('travel:departures.noneFits')} ${t('travel:departures.clear')}`;
    expect(byRole(html).one('status').text).toBe(none);
    expect(codesIn(html)).toEqual([]);
  });

  test('keeps what else the address says, and no modal', async () => {
    const html = await draw('/japan?cost[]=trip&modal=available-dates&type=x');
    const page = byRole(html);
    expect(page.links).toContain('/japan?month=2027-06&cost%5B%5D=trip#departures');
    const kept = page.all('hidden').map(({ name, value }) => [name, value]);
    expect(kept).toEqual([['cost[]', 'trip']]);
  });
});

test('TRV-05 without departures the calendar of all months has two, with nothing in them', async () => {
  const html = await renderInSite(<DepartureCalendar departures={[]} travelSlug="japan" />);
  const months = byRole(html).all('table');
  expect(months.map(({ within }) => within.links)).toEqual([[], []]);
});

test('TRV-05 the calendar of all months ends with that of the last departure', async () => {
  const html = await renderInSite(
    <DepartureCalendar departures={departures} travelSlug="japan" />,
    { currency: 'GBP' },
  );
  const names = byRole(html)
    .all('table')
    .map(({ name }) => name);
  expect(names).toEqual(['June 2027', 'July 2027', 'August 2027', 'September 2027']);
});
