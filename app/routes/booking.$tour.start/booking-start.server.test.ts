import { describe, expect, test } from 'vitest';
import { isUuidV4 } from '../../../domain/uuid.ts';
import {
  exampleBackend,
  startContext,
  type StartRequest,
} from '../../../test/support/booking-start-context.ts';
import {
  exampleTour,
  exampleTourDetail,
  exampleTravel,
} from '../../../test/support/example-tours.ts';
import { thrownBy } from '../../../test/support/thrown-by.ts';
import { loadBookingStart } from './booking-start.server.ts';

async function load(tour: Parameters<typeof exampleBackend>[0], request?: StartRequest) {
  return loadBookingStart(await startContext(exampleBackend(tour), request));
}

describe('loadBookingStart', () => {
  test('TRV-17 shows a bookable tour with price, terms and the most seats to ask for', async () => {
    const { status, data } = await load(exampleTourDetail());
    expect(status).toBe(200);
    expect(data.tour).toMatchObject({
      code: 'JPN-20270612',
      obstacle: null,
      maximumTravellers: 5,
      price: { cents: 215000, currency: 'GBP' },
      terms: { deposit: { cents: 43000, balanceDueDate: '2027-05-12' } },
      alternatives: [],
    });
    expect(isUuidV4(data.idempotencyKey)).toBe(true);
    expect(data.sent).toBeNull();
  });

  test('SEO-01 is kept out of every index, and has no page in other markets', async () => {
    const { data } = await load(exampleTourDetail());
    expect(data.seo).toMatchObject({
      title: 'Request a seat: Japan by rail',
      robots: 'noindex',
      canonical: '/booking/JPN-20270612/start',
      alternates: {},
    });
  });

  test('gives each form its own key', async () => {
    const [one, other] = [await load(exampleTourDetail()), await load(exampleTourDetail())];
    expect(one.data.idempotencyKey).not.toBe(other.data.idempotencyKey);
  });

  test('TRV-01 a tour on request is asked for too, and people find out the seats', async () => {
    const { status, data } = await load(
      exampleTourDetail({ salesStatus: 'WAITING_LIST', freeSeats: 0 }),
    );
    expect(status).toBe(200);
    expect(data.tour).toMatchObject({ obstacle: 'on-request', maximumTravellers: 8 });
  });

  test.each([
    ['sold out', exampleTourDetail({ salesStatus: 'SOLD_OUT', freeSeats: 0 }), 200, 'sold-out'],
    ['full', exampleTourDetail({ freeSeats: 0 }), 200, 'no-free-seat'],
    ['withdrawn', exampleTourDetail({ isAvailable: false }), 410, 'withdrawn'],
    [
      'departed',
      exampleTourDetail({ isAvailable: false, startingDate: '2027-02-01' }),
      410,
      'departed',
    ],
  ] as const)('TRV-17 says that a tour is %s, and what else there is', async (...example) => {
    const [, tour, status, obstacle] = example;
    const tours = [
      exampleTour({ code: 'JPN-20270619', startingDate: '2027-06-19', salesStatus: 'SOLD_OUT' }),
      exampleTour({ code: 'JPN-20270626', startingDate: '2027-06-26' }),
    ];
    const answer = await load({ ...tour, travel: exampleTravel({ tours }) });
    expect(answer.status).toBe(status);
    expect(answer.data.tour?.obstacle).toBe(obstacle);
    expect(answer.data.tour?.alternatives.map(({ code }) => code)).toEqual(['JPN-20270626']);
  });

  test('TRV-17 leads on to the booking site while the tour can be booked, and only then', async () => {
    const request = { bookingsUrl: 'https://book.example' };
    const response = await thrownBy(load(exampleTourDetail(), request));
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(
      'https://book.example/booking/JPN-20270612/start',
    );
    const { data } = await load(exampleTourDetail({ salesStatus: 'SOLD_OUT' }), request);
    expect(data.tour?.obstacle).toBe('sold-out');
  });

  test.each([
    ['dearer than seen', { price: { GBP: 225000 } }, { kind: 'price', toCents: 225000 }],
    ['bookable again', {}, { kind: 'bookable' }, 'seenObstacle=on-request&seenPrice=215000+GBP'],
    ['of a price not seen', {}, { kind: 'price', fromCents: null }, 'seenObstacle=&seenPrice=abc'],
  ])(
    'TRV-17 a tour that is %s is said so first, also before a booking site',
    async (...example) => {
      const [, change, expected, query = 'seenObstacle=&seenPrice=215000+GBP'] = example;
      for (const bookingsUrl of [undefined, 'https://book.example']) {
        const tour = exampleTourDetail(change);
        const { status, data } = await load(tour, { query: `?${query}`, bookingsUrl });
        expect([status, data.changes]).toMatchObject([200, [expected]]);
        expect(data.onward !== null).toBe(bookingsUrl !== undefined);
        if (data.onward === null || bookingsUrl === undefined) continue;
        // Whoever goes on has seen it, and is led there.
        const seen = { query: new URL(data.onward, bookingsUrl).search, bookingsUrl };
        expect((await thrownBy(load(tour, seen))).status).toBe(302);
      }
    },
  );

  test.each([
    [215_000, []],
    [225_000, [{ kind: 'price', fromCents: 215_000, toCents: 225_000, currency: 'GBP' }]],
  ])('TRV-17 MKT-07 a price of %i is compared in the currency that was seen', async (...row) => {
    const [GBP, changes] = row;
    const backend = exampleBackend(exampleTourDetail({ price: { GBP, USD: 290_000 } }));
    const page = await startContext(backend, { query: '?seenObstacle=&seenPrice=215000+GBP' });
    const { data } = await loadBookingStart({ ...page, currency: 'USD' });
    expect(data.changes).toMatchObject(changes);
    expect(data.tour?.price).toMatchObject({ cents: 290_000, currency: 'USD' });
  });

  test('TRV-17 on the terms that were seen nothing has changed', async () => {
    const query = '?seenObstacle=&seenPrice=215000+GBP';
    expect((await load(exampleTourDetail(), { query })).data.changes).toEqual([]);
    const response = await thrownBy(
      load(exampleTourDetail(), { query, bookingsUrl: 'https://book.example' }),
    );
    expect(response.headers.get('location')).toBe(
      'https://book.example/booking/JPN-20270612/start',
    );
  });

  test('AUTH-01 the form knows who is logged in', async () => {
    const person = { name: 'Grace Hopper', email: 'grace@example.com' };
    const known = await load(exampleTourDetail(), { person });
    expect(known.data.person).toEqual({ fullName: 'Grace Hopper', email: 'grace@example.com' });
    expect((await load(exampleTourDetail())).data.person).toEqual({});
  });

  test('MKT-09 is the same page in every market', async () => {
    const { frame } = (await load(exampleTourDetail())).data;
    expect(frame.counterparts).toMatchObject({ de: '/booking/JPN-20270612/start' });
  });

  test('ERR-01 answers 404 for an unknown tour, and 503 with a page when the backend is down', async () => {
    expect((await thrownBy(load(null))).status).toBe(404);
    expect(await load('down')).toMatchObject({ status: 503, data: { tour: null } });
  });

  test('TRV-08 TRV-17 leads an unknown tour of a known travel to its own page, which says so and has the other dates', async () => {
    const backend = {
      ...exampleBackend(null),
      alternatives: [{ slug: 'japan-by-rail', title: 'Japan by rail' }],
    };
    const loading = startContext(backend, { marketId: 'de' }).then(loadBookingStart);
    const { status, headers } = await thrownBy(loading);
    expect([status, headers.get('location')]).toEqual([302, '/reisen/japan-by-rail/JPN-20270612']);
  });

  test.each([
    '/booking/jpn-20270612/start',
    '/booking/JPN-20270612%20/start',
    '/booking/%20jpn-20270612/start',
  ])('RTE-06 leads %s to its one address', async (path) => {
    const page = await startContext(exampleBackend(exampleTourDetail()));
    const request = new Request(new URL(`${path}?wish=a`, page.request.url));
    const { status, headers } = await thrownBy(loadBookingStart({ ...page, request }));
    expect([status, headers.get('location')]).toEqual([301, '/booking/JPN-20270612/start?wish=a']);
  });

  test('A11Y-01 is titled as its heading says', async () => {
    const gone = await load(exampleTourDetail({ salesStatus: 'SOLD_OUT', freeSeats: 0 }));
    expect(gone.data.seo.title).toBe('This departure is no longer available: Japan by rail');
  });

  test('MKT-05 speaks the language of the market', async () => {
    const { data } = await load(exampleTourDetail(), { marketId: 'de' });
    expect(data.seo.title).toBe('Platz anfragen: Japan by rail');
  });
});
