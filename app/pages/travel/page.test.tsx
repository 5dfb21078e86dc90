import { describe, expect, test } from 'vitest';
import type { TourSummary } from '../../../contract/common.ts';
import { exampleTour, exampleTravel } from '../../../test/support/example-tours.ts';
import { exampleArguments } from '../../../test/support/page-loader-arguments.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { loadTravelPage } from './loader.server.ts';
import TravelPage from './page.tsx';

async function draw(tours: TourSummary[]): Promise<string> {
  const page = await exampleArguments({
    path: '/destinations/japan-by-rail',
    answers: { '/travels/japan-by-rail': exampleTravel({ tours }) },
  });
  const { data } = await loadTravelPage(page);
  return renderInSite(<TravelPage data={data} />);
}

/** The row of the departure list that has this code in a link. */
const rowOf = (html: string, code: string) =>
  /<li><article[\s\S]*?<\/article><\/li>/g[Symbol.match](html)?.find((row) => row.includes(code)) ??
  '';

describe('TravelPage', () => {
  test('TRV-06 shows each day in a fold of its own, the first one open', async () => {
    const html = await draw([exampleTour()]);
    const itinerary = /id="itinerary"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
    const folds = itinerary.match(/<details[^>]*>/g) ?? [];
    expect(folds.map((fold) => fold.includes('open'))).toEqual([true, false]);
    expect(visibleText(itinerary)).toContain('Train · 135 km · 2.5 h');
    expect(visibleText(itinerary)).toContain(
      'Altitude 560 m Included: breakfast Pace: Moderate (3 of 5)',
    );
  });

  test('TRV-06 has one heading of the first level, and skips no level', async () => {
    const html = await draw([exampleTour()]);
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
  });

  test.each([
    [
      'a bookable tour the way to a seat',
      {},
      /href="\/booking\/JPN-20270612\/start\?[^>]*>Request a seat/,
    ],
    [
      'a tour on request the way to ask',
      { salesStatus: 'WAITING_LIST' },
      /href="\/booking\/JPN-20270612\/start\?[^>]*>Ask about this date/,
    ],
  ] as const)('TRV-01 gives %s', async (_, change, link) => {
    expect(rowOf(await draw([exampleTour(change)]), 'JPN-20270612')).toMatch(link);
  });

  test('TRV-01 gives a sold-out tour none', async () => {
    const row = rowOf(await draw([exampleTour({ salesStatus: 'SOLD_OUT' })]), 'JPN-20270612');
    expect(visibleText(row)).toContain('Sold out');
    expect(row).not.toContain('/booking/');
  });

  test('TRV-14 shows true figures: seats left, or people still needed', async () => {
    const html = await draw([
      exampleTour(),
      exampleTour({
        code: 'JPN-20270619',
        startingDate: '2027-06-19',
        salesStatus: 'ALMOST_CONFIRMED',
        seatsToConfirm: 2,
      }),
    ]);
    expect(visibleText(rowOf(html, 'JPN-20270612'))).toMatch(/Confirmed · 5 \S+ left/);
    expect(visibleText(rowOf(html, 'JPN-20270619'))).toContain('2 more people needed');
  });

  test('TRV-03 says when to buy flights, and that they land in the afternoon', async () => {
    const text = visibleText(await draw([exampleTour()]));
    expect(text).toContain('Confirmed departures: you can buy your flights right away.');
    expect(text).toContain('lands on the afternoon of the first day');
  });

  test('TRV-06 the aside gives each price with the departure that it belongs to', async () => {
    const tours = [
      exampleTour({ price: { GBP: 230000 } }),
      exampleTour({ code: 'JPN-20270619', startingDate: '2027-06-19', salesStatus: 'SOLD_OUT' }),
      exampleTour({
        code: 'B',
        startingDate: '2027-07-03',
        endingDate: '2027-07-14',
        price: { GBP: 199000 },
      }),
    ];
    const asideOf = (html: string) => visibleText(/<aside[\s\S]*?<\/aside>/.exec(html)?.[0] ?? '');
    const aside = asideOf(await draw(tours));
    expect(aside).toMatch(/Next departure 12 – 23 June 2027 .*£2,300/);
    expect(aside).toMatch(/Cheapest departure 3 – 14 July 2027 .*£1,990/);
    expect(aside).toContain('See all 2 departures');
    expect(asideOf(await draw(tours.slice(0, 2)))).not.toContain('Cheapest');
  });

  test('TRV-06 the bar of a phone gives the lowest price, and leads to the departures', async () => {
    const cheap = { code: 'B', startingDate: '2027-07-03', price: { GBP: 199000 } };
    const html = await draw([exampleTour(), exampleTour(cheap)]);
    const bar = visibleText(html.slice(html.lastIndexOf('</section>')));
    expect(bar).toContain('from £1,990 Confirmed 2 departures');
    expect(html.slice(html.lastIndexOf('</section>'))).toContain('href="#departures"');
  });

  test('TRV-07 paper says whose page it is, where it stands and when it was printed', async () => {
    expect(visibleText(await draw([exampleTour()]))).toMatch(
      /^Cordata · \S+@\S+ · https?:\S+ · Printed: Monday 1 March 2027/,
    );
  });

  test('TRV-15 RES-12 a discounted row gives the lowest price of the 30 days before', async () => {
    const discount = { discounted: true, lowestPriceOf30Days: { GBP: 239000 } };
    const row = rowOf(await draw([exampleTour(discount)]), 'JPN-20270612');
    expect(visibleText(row)).toContain('−10%');
    expect(visibleText(row)).toContain('30 days before: £2,390');
  });

  test('RES-08 a travel without departures says so and where to write', async () => {
    const html = await draw([]);
    expect(visibleText(html)).toContain('No departures are scheduled at the moment');
    expect(html).toMatch(/href="mailto:[^"]+@/);
  });
});
