import { describe, expect, test } from 'vitest';
import type { EntryRule, Stage } from '../../../contract/travel.ts';
import type { MarketId } from '../../../domain/market.ts';
import { drawTravel } from '../../../test/support/draw-travel.tsx';
import { byRole } from '../../../test/support/by-role.ts';
import { exampleRelated, exampleTour, exampleTravel } from '../../../test/support/example-tours.ts';
import { visibleText } from '../../../test/support/render-in-site.tsx';
import { wordsOf } from '../../../test/support/site-words.ts';

const t = await wordsOf('en-WE');

/** The part of the page under this heading. */
const partOf = (html: string, title: string) => byRole(html).one('region', title);

/** The row of the departure list that leads to the departure of this code. */
function rowOf(html: string, code: string) {
  const rows = partOf(html, t('travel:departures.title')).within.all('article');
  const row = rows.find(({ within }) => within.links.some((link) => link.endsWith(`/${code}`)));
  if (!row) throw new Error(`No departure ${code} is listed`);
  return row;
}

describe('TravelPage', () => {
  test('TRV-06 shows each day in a fold of its own, all of them folded', async () => {
    const itinerary = partOf(await drawTravel([exampleTour()]), t('travel:itinerary.title'));
    const folds = itinerary.within.all('group', /^Day \d/);
    expect(folds.map(({ attributes }) => attributes.open)).toEqual([undefined, undefined]);
    expect(itinerary.text).toContain('Train · 135 km · 2.5 h');
    expect(itinerary.text).toContain('Included: breakfast Pace: Moderate (3 of 5)');
  });

  test('TRV-06 TRV-07 a day says where its bed is, and how high it leads', async () => {
    const [first, second] = exampleTravel().days as [Stage, Stage];
    const night = { ...first, isNightOnTheWay: true } as const;
    const daysOf = async (days: Stage[]) => {
      const html = await drawTravel([exampleTour()], { change: { days } });
      return partOf(html, t('travel:itinerary.title')).text;
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
      return partOf(html, t('travel:itinerary.title')).text;
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
      return partOf(html, t('travel:facts.title')).text;
    };
    const facts = await factsOf('en-WE');
    expect(facts).toContain(told);
    expect(facts.includes('Highest')).toBe(told !== '');
    // MKT-04: in feet.
    expect((await factsOf('en-US')).includes('Highest point 13,550 ft')).toBe(told !== '');
  });

  test('TRV-06 unfolds what it is about after the highlights, with all of it on the page', async () => {
    const change = { description: 'One.\n\nTwo.\n\nThree.' };
    const about = partOf(await drawTravel([exampleTour()], { change }), t('travel:about.title'));
    const fold = about.within.one('group');
    expect(fold.attributes.open).toBeUndefined();
    expect(fold.attributes).toHaveProperty('data-read-more');
    expect(fold.within.all('button', t('travel:about.more'))).toHaveLength(1);
    expect(fold.text).toBe(`${t('travel:about.more')} One. Two. Three.`);
    const highlights = about.within.one('list').text;
    expect(about.text).toBe(`${t('travel:about.title')} ${highlights} ${fold.text}`);
  });

  test('TRV-06 A11Y-02 the ages are a link to what explains them', async () => {
    const html = await drawTravel([exampleTour()], { marketId: 'it' });
    const { within } = partOf(html, (await wordsOf('it'))('travel:facts.title'));
    const { attributes } = within.one('link');
    expect(attributes.href).toBe('/fasce-di-eta');
    expect(attributes['data-age-badge']).toMatch(/./);
  });

  test('MKT-04 says how high in feet and how far in miles in the United States', async () => {
    const text = visibleText(await drawTravel([exampleTour()], { marketId: 'en-US' }));
    expect(text).toContain('Train · 84 mi · 2.5 h');
    expect(text).not.toMatch(/\d (?:k?m)\b/);
  });

  test('TRV-06 has one heading of the first level, and skips no level', async () => {
    const html = await drawTravel([exampleTour()]);
    const levels = byRole(html)
      .all('heading')
      .map(({ tag }) => Number(tag.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
  });

  test('TRV-11 quotes what travellers said in the language that they wrote in', async () => {
    const reviewsAt = async (address: string) =>
      partOf(await drawTravel([exampleTour()], { address }), t('listing:reviews.title'));
    const languagesOf = ({ within }: Awaited<ReturnType<typeof reviewsAt>>) =>
      within.all('blockquote').map(({ attributes }) => attributes.lang);
    const reviews = await reviewsAt('/');
    expect(reviews.text).toContain('4.5 of 5 stars from 2 reviews');
    expect(reviews.text).toContain('Ann · travelled in May 2026');
    expect(languagesOf(reviews)).toEqual([undefined]);
    const all = await reviewsAt('/?reviews=all');
    expect(all.text).toContain('1 review in another language');
    expect(languagesOf(all)).toEqual([undefined, 'de']);
    expect(all.text).toContain('written in German');
  });

  test('TRV-11 the others are shown when the address asks for them, by a link that search engines follow', async () => {
    const link = byRole(await drawTravel([exampleTour()])).one(
      'link',
      '1 review in another language',
    );
    expect(link.attributes.href).toBe('/?reviews=all#other-reviews');
    expect(link.attributes.rel).toBeUndefined();
    const { links } = byRole(await drawTravel([exampleTour()], { address: '/?reviews=all' }));
    expect(links.filter((one) => one.endsWith('#other-reviews'))).toEqual([]);
  });

  test.each([
    [
      'who leads some, and who the rest',
      { leads: { count: 3, total: 5 } },
      'Tommaso leads 3 of the 5 departures that have a coordinator so far. The others are led by Rana Haddad',
    ],
    [
      'one who leads all',
      { leads: { count: 2, total: 2 }, alsoLedBy: [] },
      'Tommaso leads both departures that have a coordinator so far.',
    ],
    [
      'all of three',
      { leads: { count: 3, total: 3 }, alsoLedBy: [] },
      'Tommaso leads all 3 departures that have a coordinator so far.',
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
    const leaders = partOf(html, t('travel:coordinator.title')).text;
    expect(leaders).toContain(text);
    expect(leaders.includes('led by')).toBe(text.includes('led by'));
  });

  test('TRV-06 says what to pack, and where to ask about papers and health', async () => {
    const before = partOf(await drawTravel([exampleTour()]), t('travel:before.title')).text;
    expect(before).toContain('Shoes that are easy to take off');
    expect(before).toContain('Ask your foreign ministry.');
    expect(before).toContain('Ask a travel clinic.');
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
    const words = await wordsOf(marketId);
    const before = partOf(html, words('travel:before.title'));
    expect(before.text).toContain(text);
    expect(before.within.links.includes('https://a.example/brazil')).toBe(told.page !== null);
    // Nobody's rule already says so, and one without a page has nowhere to look.
    const isTold = told.kind === 'ask' || told.page === null || told.checkedOn !== undefined;
    expect(before.text.includes(words('travel:before.unchecked'))).toBe(!isTold);
  });

  test.each([
    ['a bookable tour the way to a seat', {}, 'ask'],
    ['a tour on request the way to ask', { salesStatus: 'WAITING_LIST' }, 'enquire'],
  ] as const)('TRV-01 gives %s', async (_, change, offer) => {
    const row = rowOf(await drawTravel([exampleTour(change)]), 'JPN-20270612');
    const link = row.within.one('link', new RegExp(`^${t(`travel:offer.${offer}`)}`));
    expect(link.attributes.href).toMatch(/^\/booking\/JPN-20270612\/start\?/);
  });

  test('TRV-01 gives a sold-out tour none', async () => {
    const row = rowOf(await drawTravel([exampleTour({ salesStatus: 'SOLD_OUT' })]), 'JPN-20270612');
    expect(row.text).toContain('Sold out');
    expect(row.within.links).toEqual(['/destinations/japan-by-rail/JPN-20270612']);
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
    expect(rowOf(html, 'JPN-20270612').text).toMatch(/Confirmed · 5 \S+ left/);
    expect(rowOf(html, 'JPN-20270619').text).toContain('2 more people needed');
  });

  test('TRV-03 says when to buy flights, and by when they land', async () => {
    const text = visibleText(await drawTravel([exampleTour()]));
    expect(text).toContain(t('travel:flights.rule'));
    expect(text).toContain(t('travel:flights.landBy.afternoon'));
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
    const asideOf = (html: string) =>
      byRole(html).one('complementary', t('travel:aside.travel')).text;
    const aside = asideOf(await drawTravel(tours));
    expect(aside).toMatch(/Next departure 12 – 23 June 2027 .*£2,300/);
    expect(aside).toMatch(/Cheapest departure 3 – 14 July 2027 .*£1,990/);
    expect(aside).toContain(t('travel:departures.seeBoth'));
    expect(asideOf(await drawTravel(tours.slice(0, 2)))).not.toContain('Cheapest');
  });

  test('TRV-06 the bar of a phone gives the lowest price with its date and status, and leads to the departures', async () => {
    const cheap = { code: 'B', startingDate: '2027-07-03', price: { GBP: 199000 } };
    const html = await drawTravel([exampleTour(), exampleTour(cheap)]);
    // It is the last of the page.
    expect(visibleText(html)).toMatch(/ from £1,990 3 July 2027 Confirmed 2 departures$/);
    const link = byRole(html).all('link').at(-1);
    expect([link?.name, link?.attributes.href]).toEqual(['2 departures', '#departures']);
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
    const marked = rowOf(await drawTravel([first]), 'JPN-20270612').text;
    expect(marked).toContain('£50 off per person with GO50');
    expect(marked).toContain(`· ${t('travel:departures.firstTimers')}`);
    const soldOut = await drawTravel([{ ...first, salesStatus: 'SOLD_OUT' }]);
    expect(rowOf(soldOut, 'JPN-20270612').text).not.toMatch(/GO50|first trip/);
  });

  test('TRV-15 RES-12 a discounted row gives the lowest price of the 30 days before', async () => {
    const discount = { discounted: true, lowestPriceOf30Days: { GBP: 239000 } };
    const row = rowOf(await drawTravel([exampleTour(discount)]), 'JPN-20270612');
    expect(row.text).toContain('−10%');
    expect(row.text).toContain('30 days before: £2,390');
  });

  test('RES-08 a travel without departures says so and where to write', async () => {
    const html = await drawTravel([]);
    const departures = partOf(html, t('travel:departures.title'));
    expect(departures.text).toContain(t('travel:departures.none'));
    expect(departures.within.one('link', t('travel:departures.write')).attributes.href).toMatch(
      /^mailto:.+@/,
    );
  });

  test('NTFY-01 LAY-10 a travel without departures leads to the alert for new ones', async () => {
    const departures = partOf(await drawTravel([]), t('travel:departures.title'));
    const link = departures.within.one('link', t('travel:modal.newDates'));
    expect(link.attributes.href).toContain('?modal=notification-opt-in');
  });

  test.each([
    ['with departures', [exampleTour()]],
    ['without any', []],
  ])('TRV-06 a travel %s leads to others like it, with length and price', async (_, tours) => {
    const one = exampleRelated({ slug: 'seoul', title: 'Seoul', isLowestPrice: false });
    const html = await drawTravel(tours, { related: [exampleRelated(), one] });
    const { text, within } = partOf(html, t('travel:related.title'));
    expect(text).toMatch(
      /^Similar trips Korea by bus 10 days from about £\S+ Seoul 10 days about £/,
    );
    expect(within.links).toEqual(['/destinations/korea-by-bus', '/destinations/seoul']);
    const pictures = within.all('img').map(({ attributes }) => attributes);
    // What the words beside it say needs no second saying.
    expect(pictures.map(({ alt, loading }) => [alt, loading])).toEqual([
      ['', 'lazy'],
      ['', 'lazy'],
    ]);
    expect(pictures.map(({ srcset }) => srcset)).toEqual([undefined, undefined]);
  });

  test('TRV-06 a backend that names no others leaves the section out', async () => {
    const page = byRole(await drawTravel([exampleTour()]));
    expect(page.all('region', t('travel:related.title'))).toEqual([]);
  });
});
