import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../config/settings.ts';
import type { TourDetail } from '../../../contract/travel.ts';
import {
  exampleTour,
  exampleTourDetail,
  exampleTravel,
} from '../../../test/support/example-tours.ts';
import {
  answering,
  exampleArguments,
  unavailable,
  type ExampleRequest,
} from '../../../test/support/page-loader-arguments.ts';
import { thrownBy } from '../../../test/support/thrown-by.ts';
import { sessionCookieName } from '../../auth/session-cookie.server.ts';
import type { SessionStore } from '../../auth/session-store.ts';
import { loadPage } from '../define-page.server.ts';
import { tourPage } from './page.server.ts';

const PATH = '/destinations/japan-by-rail/JPN-20270612';

function load(tour: TourDetail, request: Partial<ExampleRequest> = {}) {
  return exampleArguments({
    path: PATH,
    answers: { [`/tours/${tour.code}`]: tour },
    ...request,
  }).then((args) => loadPage(tourPage, args));
}

test.each([
  ['', '', ''],
  ['?region=DE-BY&private-room=1&x=1', '?region=DE-BY', 'DE-BY'],
  ['?region=XX-YY', '', ''],
])('RES-12 under %j days of leave go by the region', async (query, asked, region) => {
  const calls: string[] = [];
  const answer = answering({ '/tours/JPN-20270612': exampleTourDetail({}) });
  const args = await exampleArguments({
    path: PATH + query,
    transport: (request) => {
      calls.push(new URL(request.url).search);
      return answer(request);
    },
  });
  await loadPage(tourPage, args);
  expect(calls).toContain(asked);
  const { firstDayOfWeek } = args.market;
  const parsed = tourPage.query.parse(args.url.searchParams, { today: args.today, firstDayOfWeek });
  expect(tourPage.query.print(parsed)?.get('region') ?? '').toBe(region);
});

describe('the loader of the tour page', () => {
  test.each([
    ['', null, null],
    ['?modal=gallery', null, null],
    ['?modal=available-dates', 1, null],
    ['?modal=video-itinerary', null, exampleTravel().days.length],
  ])('LAY-10 with the address %j it has as many months and days', async (query, months, days) => {
    const travel = exampleTravel({ tours: [exampleTour()] });
    const { data } = await load(exampleTourDetail({ travel }), { path: PATH + query });
    expect(data.months?.length ?? null).toBe(months);
    expect(data.programme?.days.length ?? null).toBe(days);
  });

  test('TRV-08 gives an available tour with its terms, costs and neighbours', async () => {
    const { status, seo, data } = await load(
      exampleTourDetail({
        nextTour: exampleTour({ code: 'JPN-20270626', startingDate: '2027-06-26' }),
      }),
    );
    expect(status).toBe(200);
    expect(seo.title).toBe('Japan by rail, 12\u00a0– 23\u00a0June\u00a02027');
    expect(seo.robots).toBeNull();
    expect(seo.alternates.it).toBe('/viaggi/giappone-in-treno/JPN-20270612');
    expect(data.departure).toMatchObject({
      daysLeft: 103,
      seats: { kind: 'left', count: 5 },
      offer: {
        kind: 'booking',
        href: '/booking/JPN-20270612/start?seenObstacle=&seenPrice=215000+GBP',
      },
    });
    expect(data.available).toMatchObject({
      flightAdvice: 'buy',
      seatLabel: 'confirmedTour',
      takenSeats: 11,
      privateRoom: { cents: 51000, currency: 'GBP' },
      terms: {
        deposit: { cents: 43000, balanceCents: 172000, balanceDueDate: '2027-05-12' },
        freeCancellationUntil: '2027-05-12',
        flexibleCancellationUntil: '2027-06-04',
      },
      previous: null,
      next: { code: 'JPN-20270626' },
    });
    expect(data.alternatives).toEqual([]);
  });

  test('SEO-01 TRV-08 a sold-out tour is described by what its page still has', async () => {
    const soldOut = { salesStatus: 'SOLD_OUT', freeSeats: 0 } as const;
    const { seo } = await load(exampleTourDetail(soldOut));
    expect(seo.description).toContain('sold out');
    expect(seo.description).not.toMatch(/price|deposit|costs/);
    expect((await load(exampleTourDetail())).seo.description).toMatch(/price, deposit/);
  });

  test('SEO-01 a withdrawn tour is described by its travel', async () => {
    const { seo } = await load(exampleTourDetail({ isAvailable: false }));
    expect(seo.description).toBe(exampleTravel().summary);
  });

  test('TRV-08 a tour without private rooms left names no supplement', async () => {
    const { data } = await load(exampleTourDetail({ isNoSharingRoomAvailable: false }));
    expect(data.available?.privateRoom).toBeNull();
  });

  test('TRV-15 measures a discount from the lowest price of 30 days, in the chosen currency', async () => {
    const { data } = await load(
      exampleTourDetail({ discounted: true, lowestPriceOf30Days: { EUR: 262000 } }),
      { currency: 'EUR' },
    );
    expect(data.departure?.price?.discount).toEqual({ oldCents: 262000, percent: 4 });
  });

  test.each([
    ['the slug of another travel', '/destinations/morocco/JPN-20270612?a=b'],
    ['a former slug', '/destinations/japan-classic/JPN-20270612?a=b'],
  ])('RTE-05 leads %s to the right path with 301', async (_, path) => {
    const response = await thrownBy(load(exampleTourDetail(), { path }));
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`${PATH}?a=b`);
  });

  test('RTE-06 finds a code in small letters, which is its canonical path already', async () => {
    const { seo } = await load(exampleTourDetail(), {
      path: '/destinations/japan-by-rail/jpn-20270612',
    });
    expect(seo.canonical).toBe(PATH);
  });

  test('TRV-02 a tour that is too close says so, and names the next that can be asked for', async () => {
    const tours = [
      exampleTour({ code: 'JPN-20270619', startingDate: '2027-06-19', salesStatus: 'SOLD_OUT' }),
      exampleTour({ code: 'JPN-20270626', startingDate: '2027-06-26' }),
    ];
    const detail = exampleTourDetail({ travel: exampleTravel({ tours }) });
    const open = await load(detail, { today: '2027-06-09' });
    expect(open.data.departure).toMatchObject({ isClosed: false, offer: { kind: 'booking' } });
    expect(open.data.available).toMatchObject({ instead: null, takesRequests: true });
    const closed = await load(detail, { today: '2027-06-10' });
    expect(closed.status).toBe(200);
    expect(closed.data.departure).toMatchObject({ isClosed: true, offer: { kind: 'none' } });
    expect(closed.data.available).toMatchObject({
      instead: { code: 'JPN-20270626' },
      takesRequests: false,
    });
  });

  test('TRV-08 answers 410 for a tour that is gone, with the tours that can still be had', async () => {
    const tours = [
      exampleTour({ code: 'JPN-20270626', startingDate: '2027-06-26' }),
      exampleTour({ code: 'JPN-20270619', startingDate: '2027-06-19', salesStatus: 'SOLD_OUT' }),
      exampleTour({
        code: 'JPN-20270703',
        startingDate: '2027-07-03',
        salesStatus: 'WAITING_LIST',
      }),
      ...['2027-07-10', '2027-07-17', '2027-07-24'].map((startingDate) =>
        exampleTour({ code: `JPN-${startingDate.replaceAll('-', '')}`, startingDate }),
      ),
    ];
    const { status, seo, frame, data } = await load(
      exampleTourDetail({ isAvailable: false, travel: exampleTravel({ tours }) }),
    );
    expect(status).toBe(410);
    expect(seo.robots).toBe('noindex');
    expect(seo.alternates).toEqual({});
    // MKT-09: in another language it is the same page, gone or not.
    expect(frame.counterparts?.it).toBe('/viaggi/giappone-in-treno/JPN-20270612');
    expect(data.available).toBeNull();
    expect(data.departure?.offer).toEqual({ kind: 'none' });
    expect(data.alternatives.map(({ code }) => code)).toEqual([
      'JPN-20270626',
      'JPN-20270703',
      'JPN-20270710',
      'JPN-20270717',
    ]);
  });

  test('TRV-08 answers 404 for an unknown tour of a known travel, with those that can be had', async () => {
    const tours = [exampleTour({ code: 'JPN-20270626', startingDate: '2027-06-26' })];
    const answers = { '/travels/japan-by-rail': exampleTravel({ tours }) };
    const { status, seo, data } = await load(exampleTourDetail(), { answers });
    expect(status).toBe(404);
    expect(seo).toMatchObject({ title: 'Departure no longer available', robots: 'noindex' });
    expect(data).toMatchObject({ departure: null, available: null });
    expect(data.alternatives.map(({ code }) => code)).toEqual(['JPN-20270626']);
  });

  test('TRV-08 answers 404 for a tour of an unknown travel, 503 when the backend is down', async () => {
    expect((await thrownBy(load(exampleTourDetail(), { answers: {} }))).status).toBe(404);
    expect((await thrownBy(load(exampleTourDetail(), { transport: unavailable }))).status).toBe(
      503,
    );
  });
});

describe('TRV-08 who else thinks of the departure', () => {
  const session: SessionStore = {
    find: async (tokenHash) => ({
      tokenHash,
      accountId: null,
      loginKey: null,
      personKey: null,
      refreshStartedAt: null,
      expiresAt: Number.MAX_SAFE_INTEGER,
      data: {
        issuer: readSettings({}).login.issuer,
        subject: 'ada',
        name: 'Ada Verdi',
        picture: null,
        email: 'ada@example.com',
        isEmailProven: true,
        idToken: '',
        accessToken: '',
        accessExpiresAt: Number.MAX_SAFE_INTEGER,
        refreshToken: null,
      },
    }),
  } as Partial<SessionStore> as SessionStore;
  const companions = [{ firstName: 'Bob', ageGroup: '25-35', askedOn: '2027-02-20' }];
  const seatHolders = { women: 6, ages: { '35-49': 5 } };
  const code = 'JPN-20270612';
  const companyOf = async (query: string, { isLoggedIn = false, knows = true } = {}) => {
    const asked: string[] = [];
    const answer = answering({
      // An older release of the backend tells everybody.
      [`/tours/${code}`]: { ...exampleTourDetail({}), group: { women: 6, alone: 7 } },
      ...(knows && {
        [`/tours/${code}/interest`]: { people: 3 },
        [`/tours/${code}/companions`]: { companions, seatHolders },
      }),
    });
    const page = await exampleArguments({
      path: `/destinations/japan-by-rail/${code}${query}`,
      transport: (request) => {
        asked.push(new URL(request.url).pathname);
        return answer(request);
      },
    });
    const headers: Record<string, string> = isLoggedIn
      ? { cookie: `${sessionCookieName(false)}=${'t'.repeat(43)}` }
      : {};
    const request = new Request(page.url, { headers });
    const context = isLoggedIn ? { sessions: session } : {};
    const { data } = await loadPage(tourPage, { ...page, request, context });
    return {
      data,
      company: data.company,
      asked: asked.filter((path) => path.includes(`${code}/`)),
    };
  };

  test('is asked for with the address of its modal alone', async () => {
    for (const query of ['', '?modal=payment-info']) {
      const { company, asked } = await companyOf(query, { isLoggedIn: true });
      expect({ company, asked }).toEqual({ company: null, asked: [] });
    }
  });

  test('a visitor is told how many, and no names are asked for', async () => {
    const { company, asked, data } = await companyOf('?modal=group-info');
    expect(company).toEqual({ people: 3, details: { kind: 'loggedOut' } });
    expect(JSON.stringify(data)).not.toMatch(/"(women|alone|firstTimers|seatHolders)"/);
    expect(asked).toEqual([`/v1/tours/${code}/interest`]);
  });

  test('who is logged in is told who', async () => {
    const { company } = await companyOf('?modal=group-info', { isLoggedIn: true });
    expect(company).toEqual({ people: 3, details: { kind: 'known', companions, seatHolders } });
  });

  test('a backend that cannot say leaves the page as it is', async () => {
    const { company } = await companyOf('?modal=group-info', { isLoggedIn: true, knows: false });
    expect(company).toEqual({ people: 0, details: { kind: 'unavailable' } });
  });
});
