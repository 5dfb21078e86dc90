import { describe, expect, test } from 'vitest';
import { isUuidV4 } from '../../domain/uuid.ts';
import { exampleTour, exampleTourDetail, exampleTravel } from '../../test/support/example-tours.ts';
import {
  exampleBackend,
  startContext,
  type StartRequest,
} from '../../test/support/booking-start-context.ts';
import { loadBookingStart } from './booking-start-loader.server.ts';

async function load(tour: Parameters<typeof exampleBackend>[0], request?: StartRequest) {
  return loadBookingStart(await startContext(exampleBackend(tour), request));
}

async function thrown(loading: Promise<unknown>): Promise<Response> {
  return loading.then(
    () => Promise.reject(new Error('The loader has thrown nothing')),
    (response: Response) => response,
  );
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
    expect(data.isSent).toBe(false);
  });

  test('SEO-01 is kept out of every index, and has no page in other markets', async () => {
    const { data } = await load(exampleTourDetail());
    expect(data.seo).toMatchObject({
      title: 'Ask for your seats: Japan by rail',
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
    const response = await thrown(load(exampleTourDetail(), request));
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(
      'https://book.example/booking/JPN-20270612/start',
    );
    const { data } = await load(exampleTourDetail({ salesStatus: 'SOLD_OUT' }), request);
    expect(data.tour?.obstacle).toBe('sold-out');
  });

  test('confirms a request that was sent, also when the backend has gone silent since', async () => {
    expect((await load(exampleTourDetail(), { query: '?sent=1' })).data.isSent).toBe(true);
    expect(await load('down', { query: '?sent=1' })).toMatchObject({
      status: 200,
      data: { isSent: true, tour: null },
    });
  });

  test('ERR-01 answers 404 for an unknown tour, and 503 with a page when the backend is down', async () => {
    expect((await thrown(load(null))).status).toBe(404);
    expect(await load('down')).toMatchObject({ status: 503, data: { tour: null } });
  });

  test('MKT-05 speaks the language of the market', async () => {
    const { data } = await load(exampleTourDetail(), { marketId: 'de' });
    expect(data.seo.title).toBe('Plätze anfragen: Japan by rail');
  });
});
