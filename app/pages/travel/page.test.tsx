import { describe, expect, test } from 'vitest';
import type { EntryRule, Stage } from '../../../contract/travel.ts';
import type { MarketId } from '../../../domain/market.ts';
import { drawTravel } from '../../../test/support/draw-travel.tsx';
import { byRole } from '../../../test/support/by-role.ts';
import { exampleRelated, exampleTour, exampleTravel } from '../../../test/support/example-tours.ts';
import { visibleText } from '../../../test/support/render-in-site.tsx';

/** The row of the departure list that has this code in a link. */
const rowOf = (html: string, code: string) =>
  /<li><article[\s\S]*?<\/article><\/li>/g[Symbol.match](html)?.find((row) => row.includes(code)) ??
  '';

describe('TravelPage', () => {
  test('TRV-06 shows each day in a fold of its own, all of them folded', async () => {
    const html = await drawTravel([exampleTour()]);
    const itinerary = /id="itinerary"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
    const folds = [...itinerary.matchAll(/<details([^>]*)>(?:(?!<details)[\s\S])*?id="day-/g)];
    expect(folds.map(([, attributes]) => attributes?.includes('open'))).toEqual([false, false]);
    expect(visibleText(itinerary)).toContain('Train · 135 km · 2.5 h');
    expect(visibleText(itinerary)).toContain('Included: breakfast Pace: Moderate (3 of 5)');
  });

  test('TRV-06 TRV-07 a day says where its bed is, and how high it leads', async () => {
    const [first, second] = exampleTravel().days as [Stage, Stage];
    const night = { ...first, isNightOnTheWay: true } as const;
    const daysOf = async (days: Stage[]) => {
      const html = await drawTravel([exampleTour()], { change: { days } });
      return visibleText(/id="itinerary"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '');
    };
    const text = await daysOf([{ ...first, highestPointM: 1634 }, second]);
    expect(text).toContain('Highest point 1,634 m');
    // Below 1,500 m nobody asks how high a bed stands.
    expect(text).not.toMatch(/Sleep at|Ends at/);
    expect(text.match(/Highest/g)).toHaveLength(1);
    const high = (stage: Stage) => ({ ...stage, altitudeM: 3800 });
    expect(await daysOf([high(first), second])).toContain('Sleep at 3,800 m');
    expect(await daysOf([high(night), second])).toContain('Ends at 3,800 m');
  });

  test('TRV-07 a day says what one walks beside its way', async () => {
    const [first, second] = exampleTravel().days as [Stage, Stage];
    const daysOf = async (onFoot: Stage['onFoot']) => {
      const days = [first, { ...second, ...(onFoot && { onFoot }) }];
      const html = await drawTravel([exampleTour()], { change: { days } });
      return visibleText(/id="itinerary"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '');
    };
    expect(await daysOf({ distanceKm: 20, travelHours: 8.5 })).toContain(
      'Train · 135 km · 2.5 h On foot · 20 km · 8.5 h',
    );
    expect(await daysOf({ distanceKm: 0, travelHours: 4 })).toContain('On foot · 4 h');
    expect(await daysOf(undefined)).not.toContain('On foot');
  });

  test.each([
    [2500, ''],
    [4130, 'Altitude Highest night: 5 m Highest point 4,130 m'],
  ])('TRV-06 the key facts say how high it goes from where that matters: %d m', async (m, told) => {
    const [first, second] = exampleTravel().days as [Stage, Stage];
    const days = [{ ...first, highestPointM: m }, second];
    const factsOf = async (marketId: MarketId) => {
      const html = await drawTravel([exampleTour()], { marketId, change: { days } });
      return visibleText(/aria-labelledby="facts-title"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '');
    };
    const facts = await factsOf('en-WE');
    expect(facts).toContain(told);
    expect(facts.includes('Highest')).toBe(told !== '');
    // MKT-04: in feet.
    expect((await factsOf('en-US')).includes('Highest point 13,550 ft')).toBe(told !== '');
  });

  test('TRV-06 unfolds what it is about after the highlights, with all of it on the page', async () => {
    const aboutOf = async (description: string) =>
      /id="about"[\s\S]*?<\/section>/.exec(
        await drawTravel([exampleTour()], { change: { description } }),
      )?.[0] ?? '';
    const folded = await aboutOf('One.\n\nTwo.\n\nThree.');
    expect(folded).toMatch(
      /<\/ul><details(?![^>]* open)[^>]* data-read-more=""><summary[^>]*>More about/,
    );
    expect(visibleText(folded)).toMatch(/More about this trip One\. Two\. Three\.$/);
  });

  test('TRV-06 A11Y-02 the ages are a link to what explains them', async () => {
    const html = await drawTravel([exampleTour()], { marketId: 'it' });
    const link = /<a [^>]*data-age-badge="[^"]+"[^>]*>/.exec(html)?.[0];
    expect(link).toContain('href="/fasce-di-eta"');
  });

  test('MKT-04 says how high in feet and how far in miles in the United States', async () => {
    const text = visibleText(await drawTravel([exampleTour()], { marketId: 'en-US' }));
    expect(text).toContain('Train · 84 mi · 2.5 h');
    expect(text).not.toMatch(/\d (?:k?m)\b/);
  });

  test('TRV-06 has one heading of the first level, and skips no level', async () => {
    const html = await drawTravel([exampleTour()]);
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
  });

  test('TRV-11 quotes what travellers said in the language that they wrote in', async () => {
    const html = await drawTravel([exampleTour()]);
    const reviews = /id="reviews"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
    expect(visibleText(reviews)).toContain('4.5 of 5 from 2 reviews');
    expect(visibleText(reviews)).toContain('Ann · travelled in May 2026');
    expect(reviews).not.toContain('<blockquote lang=');
    const asked = await drawTravel([exampleTour()], { address: '/?reviews=all' });
    const all = /id="reviews"[\s\S]*?<\/section>/.exec(asked)?.[0] ?? '';
    expect(visibleText(all)).toContain('1 review in another language');
    expect(all).toMatch(/<blockquote lang="de"[ >]/);
    expect(visibleText(all)).toContain('written in German');
  });

  test('TRV-11 the others are shown when the address asks for them, by a link that search engines follow', async () => {
    const link = /<a [^>]*href="\/\?reviews=all#other-reviews"[^>]*>([^<]*)/.exec(
      await drawTravel([exampleTour()]),
    );
    expect(link?.[1]).toBe('1 review in another language');
    expect(link?.[0]).not.toContain('nofollow');
    expect(await drawTravel([exampleTour()], { address: '/?reviews=all' })).not.toContain(
      '#other-reviews',
    );
  });

  test.each([
    [
      'who leads some, and who the rest',
      { leads: { count: 3, total: 5 } },
      'Tommaso leads 3 of the 5 departures assigned so far. The others are led by Rana Haddad',
    ],
    [
      'one who leads all',
      { leads: { count: 2, total: 2 }, alsoLedBy: [] },
      'Tommaso leads both departures assigned so far.',
    ],
    [
      'all of three',
      { leads: { count: 3, total: 3 }, alsoLedBy: [] },
      'Tommaso leads all 3 departures assigned so far.',
    ],
    ['the only one', { leads: { count: 1, total: 1 }, alsoLedBy: [] }, 'leads the one departure'],
    ['the only other', { leads: { count: 3, total: 4 } }, 'The other is led by Rana Haddad'],
    [
      'nobody for certain',
      { leads: null },
      'Tommaso is one of the coordinators who know this trip. We announce who leads each departure about 6 months ahead. It may also be led by Rana Haddad',
    ],
  ])('TRV-10 promises no more than departures say: %s', async (_, told, text) => {
    const alsoLedBy = [{ id: 'rana-haddad', firstName: 'Rana', lastName: 'Haddad' }];
    const html = await drawTravel([exampleTour()], { change: { alsoLedBy, ...told } });
    const section = /id="coordinator"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
    expect(visibleText(section)).toContain(text);
    expect(visibleText(section).includes('led by')).toBe(text.includes('led by'));
  });

  test('TRV-06 says what to pack, and where to ask about papers and health', async () => {
    const html = await drawTravel([exampleTour()]);
    const before = /id="before"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
    expect(visibleText(before)).toContain('Shoes that are easy to take off');
    expect(visibleText(before)).toContain('Ask your foreign ministry.');
    expect(visibleText(before)).toContain('Ask a travel clinic.');
  });

  const rule = {
    country: 'Brazil',
    kind: 'e-visa',
    days: 90,
    page: 'https://a.example/brazil',
  } as const;
  test.each<[MarketId, Partial<EntryRule>, string]>([
    [
      'en-US',
      { checkedOn: '2027-03-05' },
      'With a United States passport: Brazil A visa, applied for online before you leave, and a passport. For up to 90 days. Checked on March 5, 2027. Official advice: Brazil',
    ],
    [
      'de',
      {},
      'Für bis zu 90 Tage. Regeln können sich ändern: Sieh vor der Buchung in den amtlichen Hinweisen nach.',
    ],
    ['it', { kind: 'identity-card', withinDays: 180 }, 'Fino a 90 giorni ogni 180.'],
    ['en-WE', { kind: 'own-country', days: undefined, page: null }, 'and hotels.'],
    ['international', { kind: 'ask', days: undefined }, 'Rules by passport: Brazil'],
  ])('TRV-06 says in %s what a border asks, and who says so: %j', async (marketId, told, text) => {
    const entryRules = [{ ...rule, checkedOn: null, ...told }];
    const html = await drawTravel([exampleTour()], { marketId, change: { entryRules } });
    const before = /id="before"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
    expect(visibleText(before)).toContain(text);
    expect(before.includes('href="https://a.example/brazil"')).toBe(told.page !== null);
    // Nobody's rule already says so, and one without a page has nowhere to look.
    const isTold = told.kind === 'ask' || told.page === null || told.checkedOn !== undefined;
    expect(
      /Rules can change|Regeln können sich ändern|Le regole possono cambiare/.test(before),
    ).toBe(!isTold);
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
    expect(rowOf(await drawTravel([exampleTour(change)]), 'JPN-20270612')).toMatch(link);
  });

  test('TRV-01 gives a sold-out tour none', async () => {
    const row = rowOf(await drawTravel([exampleTour({ salesStatus: 'SOLD_OUT' })]), 'JPN-20270612');
    expect(visibleText(row)).toContain('Sold out');
    expect(row).not.toContain('/booking/');
  });

  test('TRV-14 shows true figures: seats left, or people still needed', async () => {
    const html = await drawTravel([
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

  test('TRV-03 says when to buy flights, and by when they land', async () => {
    const text = visibleText(await drawTravel([exampleTour()]));
    expect(text).toContain(
      'Confirmed departures: you can buy your flights as soon as we have confirmed your seat.',
    );
    expect(text).toContain('lands on the first day, in the afternoon at the latest');
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
    const aside = asideOf(await drawTravel(tours));
    expect(aside).toMatch(/Next departure 12 – 23 June 2027 .*£2,300/);
    expect(aside).toMatch(/Cheapest departure 3 – 14 July 2027 .*£1,990/);
    expect(aside).toContain('See both departures');
    expect(asideOf(await drawTravel(tours.slice(0, 2)))).not.toContain('Cheapest');
  });

  test('TRV-06 the bar of a phone gives the lowest price with its date and status, and leads to the departures', async () => {
    const cheap = { code: 'B', startingDate: '2027-07-03', price: { GBP: 199000 } };
    const html = await drawTravel([exampleTour(), exampleTour(cheap)]);
    const bar = visibleText(html.slice(html.lastIndexOf('</section>')));
    expect(bar).toContain('from £1,990 3 July 2027 Confirmed 2 departures');
    expect(html.slice(html.lastIndexOf('</section>'))).toContain('href="#departures"');
  });

  test('TRV-07 paper says whose page it is, where it stands and when it was printed', async () => {
    expect(visibleText(await drawTravel([exampleTour()]))).toMatch(
      /^Cordata · \S+@\S+ · https?:\S+ · Printed: Monday 1 March 2027/,
    );
  });

  test('TRV-08 the reviews say since when the trip has run', async () => {
    expect(visibleText(await drawTravel([exampleTour()]))).toContain(
      'What travellers say Running since November 2025',
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
    const html = await drawTravel([first, soldOut]);
    expect(visibleText(rowOf(html, 'JPN-20270612'))).toContain('£50 off per person with GO50');
    expect(visibleText(rowOf(html, 'JPN-20270612'))).toContain('· good for a first trip');
    expect(visibleText(rowOf(html, '/B"'))).not.toMatch(/GO50|first trip/);
  });

  test('TRV-15 RES-12 a discounted row gives the lowest price of the 30 days before', async () => {
    const discount = { discounted: true, lowestPriceOf30Days: { GBP: 239000 } };
    const row = rowOf(await drawTravel([exampleTour(discount)]), 'JPN-20270612');
    expect(visibleText(row)).toContain('−10%');
    expect(visibleText(row)).toContain('30 days before: £2,390');
  });

  test('RES-08 a travel without departures says so and where to write', async () => {
    const html = await drawTravel([]);
    expect(visibleText(html)).toContain('No departures are scheduled at the moment');
    expect(html).toMatch(/href="mailto:[^"]+@/);
  });

  test('NTFY-01 LAY-10 a travel without departures leads to the alert for new ones', async () => {
    const [, section = ''] = (await drawTravel([])).split('id="departures"');
    const link = byRole(section).all('link', 'Tell me about new dates')[0];
    expect(link?.attributes.href).toContain('?modal=notification-opt-in');
  });

  test.each([
    ['with departures', [exampleTour()]],
    ['without any', []],
  ])('TRV-06 a travel %s leads to others like it, with length and price', async (_, tours) => {
    const one = exampleRelated({ slug: 'seoul', title: 'Seoul', isLowestPrice: false });
    const html = await drawTravel(tours, { related: [exampleRelated(), one] });
    const section = /<section id="related"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
    expect(visibleText(section)).toMatch(
      /^Similar trips Korea by bus 10 days from about £\S+ Seoul 10 days about £/,
    );
    const links = [...section.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual(['/destinations/korea-by-bus', '/destinations/seoul']);
    // What the words beside it say needs no second saying.
    expect(section.match(/<img [^>]* alt="" loading="lazy"/g)).toHaveLength(2);
    expect(section).not.toContain('srcSet');
  });

  test('TRV-06 a backend that names no others leaves the section out', async () => {
    expect(await drawTravel([exampleTour()])).not.toContain('id="related"');
  });
});
