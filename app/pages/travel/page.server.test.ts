import { describe, expect, test } from 'vitest';
import type { TravelDetail } from '../../../contract/travel.ts';
import { exampleRelated, exampleTour, exampleTravel } from '../../../test/support/example-tours.ts';
import {
  answering,
  exampleArguments,
  unavailable,
} from '../../../test/support/page-loader-arguments.ts';
import { thrownBy } from '../../../test/support/thrown-by.ts';
import { loadPage } from '../define-page.server.ts';
import { travelPage } from './page.server.ts';

const travel = exampleTravel();
const answers = { '/travels/japan-by-rail': travel };

describe('the loader of the travel page', () => {
  test('SEO-01 names the present path as canonical, and the same page in all seven markets', async () => {
    const page = await exampleArguments({ path: '/destinations/japan-by-rail?utm=x', answers });
    const { status, seo, frame } = await loadPage(travelPage, page);
    expect(status).toBe(200);
    expect(seo).toMatchObject({
      title: 'Japan by rail',
      description: 'Twelve days by train from Tokyo to Osaka.',
      robots: null,
      canonical: '/destinations/japan-by-rail',
      alternates: {
        international: '/destinations/japan-by-rail',
        it: '/viaggi/giappone-in-treno',
        'en-WE': '/destinations/japan-by-rail',
        'en-US': '/destinations/japan-by-rail',
        es: '/viajes/japon-en-tren',
        fr: '/destinations/japon-en-train',
        de: '/reisen/japan-mit-dem-zug',
      },
    });
    expect(frame.htmlClasses).toContain('travel');
  });

  test('RTE-05 leads a former slug to the present path with 301, its query kept', async () => {
    const page = await exampleArguments({
      path: '/destinations/japan-classic?utm=x&a=b',
      answers: { '/travels/japan-classic': travel },
    });
    const response = await thrownBy(loadPage(travelPage, page));
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/destinations/japan-by-rail?utm=x&a=b');
  });

  test('SEC-06 prose is Markdown, and HTML in it is words', async () => {
    const description = 'West, *slowly*.\n\n- <b>trains</b>\n- [maps](javascript:alert(1))';
    const days = travel.days.map((day) => ({ ...day, text: 'See [papers](/faqs).' }));
    const written = { ...travel, description, days, entry: 'A **passport**.', health: null };
    const page = await exampleArguments({
      path: '/destinations/japan-by-rail',
      answers: { '/travels/japan-by-rail': written },
    });
    const { data } = await loadPage(travelPage, page);
    expect(data.travel.descriptionHtml.replaceAll('\n', '')).toBe(
      '<p>West, <em>slowly</em>.</p><ul><li>&lt;b&gt;trains&lt;/b&gt;</li><li>maps</li></ul>',
    );
    expect(data.travel.days[0]?.textHtml).toBe('<p>See <a href="/faqs">papers</a>.</p>');
    expect(data.travel.entryHtml).toBe('<p>A <strong>passport</strong>.</p>');
    expect(data.travel.healthHtml).toBeNull();
  });

  test('TRV-11 reviews in other languages are shown where there are none in the page’s', async () => {
    const shownOf = async (reviews: TravelDetail['reviews']) => {
      const page = await exampleArguments({
        path: '/destinations/japan-by-rail',
        answers: { '/travels/japan-by-rail': { ...travel, reviews } },
      });
      return (await loadPage(travelPage, page)).data.reviews?.others.length;
    };
    expect(await shownOf(travel.reviews)).toBe(0);
    expect(await shownOf(travel.reviews.filter(({ language }) => language !== 'en'))).toBe(1);
  });

  test('ERR-01 answers 404 for an unknown travel, 503 when the backend is down', async () => {
    const unknown = await exampleArguments({ path: '/destinations/nowhere', answers });
    expect((await thrownBy(loadPage(travelPage, unknown))).status).toBe(404);
    const down = await exampleArguments({
      path: '/destinations/japan-by-rail',
      transport: unavailable,
    });
    expect((await thrownBy(loadPage(travelPage, down))).status).toBe(503);
  });

  test('TRV-06 lists future departures by month, and leaves out those of today and before', async () => {
    const tours = [
      exampleTour({ code: 'JPN-20270717', startingDate: '2027-07-17' }),
      exampleTour({ code: 'JPN-20270301', startingDate: '2027-03-01' }),
      exampleTour({ code: 'JPN-20270605', startingDate: '2027-06-05' }),
      exampleTour({ code: 'JPN-20270612' }),
    ];
    const { data } = await load(tours);
    expect(
      data.months.map(({ month, departures }) => [month, departures.map(({ code }) => code)]),
    ).toEqual([
      ['2027-06', ['JPN-20270605', 'JPN-20270612']],
      ['2027-07', ['JPN-20270717']],
    ]);
  });

  test('TRV-06 has no departures and no price for a travel without tours', async () => {
    const { data } = await load([]);
    expect(data.months).toEqual([]);
    expect(data.aside).toEqual({
      named: [],
      cheapest: null,
      openCount: 0,
    });
  });

  test('MKT-08 shows prices in the chosen currency, converted where there is none', async () => {
    const noDollars = exampleTour({ price: { EUR: 249000 }, basePrice: { EUR: 249000 } });
    const page = await exampleArguments({
      path: '/destinations/japan-by-rail',
      transport: answering({ '/travels/japan-by-rail': { ...travel, tours: [noDollars] } }),
      currency: 'USD',
    });
    const { data } = await loadPage(travelPage, page);
    expect(data.aside.cheapest?.price).toMatchObject({
      cents: 273900,
      currency: 'USD',
      isConverted: true,
    });
    expect(data.estimates.moneyPot).toMatchObject({ cents: 38000, isConverted: false });
  });

  test('TRV-06 MKT-08 related travels are priced in the chosen currency; none of a backend without them', async () => {
    const page = await exampleArguments({
      path: '/destinations/japan-by-rail',
      answers: { '/travels/japan-by-rail': { ...travel, related: [exampleRelated()] } },
      currency: 'USD',
    });
    const { data } = await loadPage(travelPage, page);
    expect(data.related).toMatchObject([
      {
        slug: 'korea-by-bus',
        isLowest: true,
        price: { cents: 218900, currency: 'USD', isConverted: true },
      },
    ]);
    expect((await load([])).data.related).toEqual([]);
  });

  async function load(tours: readonly ReturnType<typeof exampleTour>[]) {
    const page = await exampleArguments({
      path: '/destinations/japan-by-rail',
      answers: { '/travels/japan-by-rail': { ...travel, tours } },
    });
    return loadPage(travelPage, page);
  }
});
