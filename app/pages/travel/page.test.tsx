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
    const folds = [...itinerary.matchAll(/<details([^>]*)>(?:(?!<details)[\s\S])*?id="day-/g)];
    expect(folds.map(([, attributes]) => attributes?.includes('open'))).toEqual([true, false]);
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

  test('TRV-11 quotes what travellers said in the language that they wrote in', async () => {
    const html = await draw([exampleTour()]);
    const reviews = /id="reviews"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
    expect(visibleText(reviews)).toContain('4.5 of 5 from 2 reviews');
    expect(visibleText(reviews)).toContain('Ann · travelled in May 2026');
    expect(visibleText(reviews)).toContain('1 review in another language');
    expect(reviews).toMatch(/<blockquote lang="de"[ >]/);
    expect(visibleText(reviews)).toContain('written in German');
  });

  test('TRV-06 says what to pack, and where to ask about papers and health', async () => {
    const html = await draw([exampleTour()]);
    const before = /id="before"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
    expect(visibleText(before)).toContain('Shoes that are easy to take off');
    expect(visibleText(before)).toContain('Ask your foreign ministry.');
    expect(visibleText(before)).toContain('Ask a travel clinic.');
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

  test('TRV-08 a row is marked with its code, and where it is good for a first trip', async () => {
    const promotion = {
      code: 'GO50',
      off: { GBP: 5000 },
      until: '2027-04-15',
      lowestPriceOf30Days: { GBP: 215_000 },
    };
    const first = exampleTour({ promotion, isForFirstTimers: true });
    const soldOut = { ...first, code: 'B', salesStatus: 'SOLD_OUT' } as const;
    const html = await draw([first, soldOut]);
    expect(visibleText(rowOf(html, 'JPN-20270612'))).toContain('With GO50: £50 less');
    expect(visibleText(rowOf(html, 'JPN-20270612'))).toContain('· good for a first trip');
    expect(visibleText(rowOf(html, '/B"'))).not.toMatch(/GO50|first trip/);
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
