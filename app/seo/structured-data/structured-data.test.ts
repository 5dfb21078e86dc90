import { describe, expect, test } from 'vitest';
import type { RoutingKey } from '../../../contract/route-paths.ts';
import { exampleCity, exampleEvent } from '../../../test/support/example-event.ts';
import {
  exampleCoordinator,
  exampleTour,
  exampleTourDetail,
  exampleTravel,
} from '../../../test/support/example-tours.ts';
import {
  fixedBackend,
  loaderArguments,
  tourCard,
  toursAnswer,
} from '../../../test/support/listing-backend.ts';
import { exampleArguments } from '../../../test/support/page-loader-arguments.ts';
import { schemaProblems } from '../../../test/support/schema-vocabulary.ts';
import { coordinatorPage } from '../../pages/coordinator/page.server.ts';
import { customPage } from '../../pages/custom-page/page.server.ts';
import { itineraryPage } from '../../pages/itinerary/page.server.ts';
import { loadPage, type PageAnswer } from '../../pages/define-page.server.ts';
import { searchPage } from '../../pages/search/page.server.ts';
import { searchAiPage } from '../../pages/search-ai/page.server.ts';
import { tourPage } from '../../pages/tour/page.server.ts';
import { travelPage } from '../../pages/travel/page.server.ts';
import { wemeetPage } from '../../pages/wemeet/page.server.ts';
import { graphOf } from './structured-thing.ts';
import { exampleImage } from '../../images/example-image.ts';

type Things = NonNullable<PageAnswer<unknown>['seo']['structuredData']>;

const tours = [
  exampleTour({ code: 'JPN-20270601', startingDate: '2027-06-01', price: { GBP: 190000 } }),
  exampleTour({
    code: 'JPN-20270612',
    startingDate: '2027-06-12',
    price: { GBP: 215050 },
    salesStatus: 'ALMOST_FULL',
  }),
  exampleTour({
    code: 'JPN-20270701',
    startingDate: '2027-07-01',
    price: { GBP: 100 },
    salesStatus: 'SOLD_OUT',
  }),
];
const travel = exampleTravel({
  tours,
  rating: { average: 4.5, count: 2, service: null },
  reviews: [
    { stars: 5, language: 'en', name: 'Ann', travelled: '2026-05', text: 'Trains on time.' },
    { stars: 4, language: 'it', name: 'Ugo', travelled: '2026-04', text: 'Treni puntuali.' },
  ],
});

async function ofTravel(): Promise<Things> {
  const answers = { '/travels/japan-by-rail': travel };
  const page = await exampleArguments({ path: '/destinations/japan-by-rail', answers });
  return thingsOf(await loadPage(travelPage, page));
}

async function ofTour(change = {}): Promise<Things> {
  const tour = exampleTourDetail({ ...change, travel });
  const answers = { [`/tours/${tour.code}`]: tour };
  const path = `/destinations/japan-by-rail/${tour.code}`;
  return thingsOf(await loadPage(tourPage, await exampleArguments({ path, answers })));
}

function thingsOf(answer: PageAnswer<unknown>): Things {
  return answer.seo.structuredData ?? [];
}

const PAGES: Readonly<Record<string, () => Promise<Things>>> = {
  travel: ofTravel,
  tour: ofTour,
  itinerary: async () => {
    const answers = { '/travels/japan-by-rail': travel };
    const path = '/destinations/japan-by-rail/itinerary';
    return thingsOf(await loadPage(itineraryPage, await exampleArguments({ path, answers })));
  },
  coordinator: async () => {
    const answers = { '/coordinators/tommaso-gherardi': exampleCoordinator() };
    const path = '/coordinators/tommaso-gherardi';
    return thingsOf(await loadPage(coordinatorPage, await exampleArguments({ path, answers })));
  },
  wemeet: async () => {
    const answers = { '/events': { events: [exampleEvent()], cities: [exampleCity()] } };
    return thingsOf(
      await loadPage(wemeetPage, await exampleArguments({ path: '/events-wemeet', answers })),
    );
  },
  search: async () => {
    const backend = fixedBackend({ '/tours': toursAnswer([tourCard()]) });
    return thingsOf(
      await loadPage(searchPage, await loaderArguments({ path: '/search', backend })),
    );
  },
  asking: async () => {
    const backend = fixedBackend({});
    return thingsOf(
      await loadPage(searchAiPage, await loaderArguments({ path: '/search-ai', backend })),
    );
  },
  home: () => ofCustomPage('index', '/', [TOURS]),
  questions: () => ofCustomPage('faqs', '/faqs', [FAQS]),
  coordinators: () => ofCustomPage('coordinators', '/coordinators', [COORDINATORS]),
  contacts: () => ofCustomPage('contacts', '/contacts', []),
  media: () => ofCustomPage('media-sharing', '/media/share-your-trip', []),
};

const FAQS = {
  id: 'b1',
  blockType: 'faqs',
  content: {
    title: 'Questions',
    groups: [
      { title: 'Money', items: [{ question: 'How?', answer: 'By *card*: [more](/faqs).' }] },
    ],
  },
};
const COORDINATORS = {
  id: 'b3',
  blockType: 'coordinators-list',
  content: { title: 'Who comes along' },
};
const TOURS = {
  id: 'b2',
  blockType: 'tours-list',
  content: { title: 'Soon', filtersData: { filters: {} } },
};

async function ofCustomPage(
  routingKey: RoutingKey | null,
  path: string,
  blocks: readonly unknown[],
  countryName: string | null = null,
): Promise<Things> {
  const seo = {
    title: 'T',
    description: 'D',
    image: null,
    robots: null,
    canonical: null,
    urls: {},
  };
  const attributes = { hideLayout: false, transparentHeader: false };
  const none = { slug: null, customCss: null, customHtmlClasses: null };
  const data = { type: 'page', routingKey, countryName, ...none, attributes, blocks, seo };
  const backend = fixedBackend({
    '/custompages/show': { response: 'success', data },
    '/tours': toursAnswer([tourCard()]),
    '/coordinators': { response: 'success', data: [exampleCoordinator()] },
  });
  return thingsOf(await loadPage(customPage, await loaderArguments({ path, backend })));
}

const typesOf = (things: Things) => things.map((thing) => [thing['@type']].flat().join(' '));

describe('SEO-01 structured data is valid by the vocabulary of schema.org', () => {
  test.each([
    ['travel', ['TouristTrip Product', 'BreadcrumbList']],
    ['tour', ['TouristTrip Product', 'BreadcrumbList']],
    ['itinerary', ['TouristTrip', 'BreadcrumbList']],
    ['coordinator', ['Person', 'BreadcrumbList']],
    ['wemeet', ['Event', 'BreadcrumbList']],
    ['search', ['ItemList', 'BreadcrumbList']],
    ['asking', ['BreadcrumbList']],
    ['home', ['Organization', 'WebSite', 'ItemList']],
    ['questions', ['BreadcrumbList', 'FAQPage']],
    ['coordinators', ['BreadcrumbList', 'ItemList']],
    ['contacts', ['ContactPage', 'BreadcrumbList']],
    ['media', ['BreadcrumbList']],
  ])('on the page "%s": %j', async (name, types) => {
    const things = (await PAGES[name]?.()) ?? [];
    expect(typesOf(things)).toEqual(types);
    expect(schemaProblems(JSON.parse(JSON.stringify(graphOf(things))))).toEqual([]);
  });
});

describe('SEO-01 what departures cost', () => {
  test('on a travel: of those that can be had, from the cheapest to the dearest', async () => {
    const [trip] = await ofTravel();
    expect(trip).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: 1900,
        highPrice: 2150.5,
        priceCurrency: 'GBP',
        offerCount: 2,
        availability: 'https://schema.org/InStock',
        offers: [
          {
            sku: 'JPN-20270601',
            price: 1900,
            availability: 'https://schema.org/InStock',
            priceValidUntil: tours[0]?.lastRequestDay,
            url: 'http://localhost:3000/destinations/japan-by-rail/JPN-20270601',
          },
          { sku: 'JPN-20270612', availability: 'https://schema.org/LimitedAvailability' },
        ],
      },
    });
  });

  test.each([
    [{}, 'InStock'],
    [{ salesStatus: 'ALMOST_FULL' }, 'LimitedAvailability'],
    [{ salesStatus: 'WAITING_LIST' }, 'BackOrder'],
    [{ salesStatus: 'SOLD_OUT', freeSeats: 0 }, 'SoldOut'],
    [{ salesStatus: 'CONFIRMED', freeSeats: 0, seatsToConfirm: 0 }, 'SoldOut'],
  ])('on a tour with %j: %s', async (change, availability) => {
    const [trip] = await ofTour(change);
    expect(trip).toMatchObject({
      offers: { '@type': 'Offer', availability: `https://schema.org/${availability}` },
    });
  });

  test('TRV-08 a tour that is gone offers nothing', async () => {
    expect(await ofTour({ isAvailable: false })).toEqual([]);
  });

  test('TRV-11 stars are those of all real reviews; without any there are none', async () => {
    const [rated] = await ofTravel();
    expect(rated).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
      review: [{ reviewBody: 'Trains on time.', reviewRating: { ratingValue: 5 } }],
    });
    const answers = { '/travels/japan-by-rail': exampleTravel({ rating: null, reviews: [] }) };
    const page = await exampleArguments({ path: '/destinations/japan-by-rail', answers });
    const [unrated] = thingsOf(await loadPage(travelPage, page));
    expect(unrated).not.toHaveProperty('aggregateRating');
    expect(unrated).not.toHaveProperty('review');
  });

  test('TRV-11 SEO-01 a review service publishes real reviews, and has its names for merchant and product', async () => {
    const service = { merchantId: 'm-1', productName: 'Japan, 12 days', sku: 'P-77' };
    const rating = { average: 4.5, count: 2, service };
    const page = await exampleArguments({
      path: '/destinations/japan-by-rail',
      answers: { '/travels/japan-by-rail': { ...travel, rating } },
    });
    const of = async (settings: Partial<typeof page.layoutSettings>) => {
      const layoutSettings = { ...page.layoutSettings, ...settings };
      return thingsOf(await loadPage(travelPage, { ...page, layoutSettings }));
    };
    const real = await of({ reviewsSource: 'Stars & Co', reviewsAreInvented: false });
    expect(schemaProblems(graphOf(real))).toEqual([]);
    expect(real[0]).toMatchObject({
      name: 'Japan by rail',
      alternateName: 'Japan, 12 days',
      sku: 'P-77',
      brand: { identifier: { propertyID: 'Stars & Co', value: 'm-1' } },
      review: [{ publisher: { '@type': 'Organization', name: 'Stars & Co' } }],
    });
    const [invented] = await of({ reviewsSource: 'Stars & Co', reviewsAreInvented: true });
    expect(invented).toMatchObject({ sku: 'JPN' });
    expect(JSON.stringify(invented)).not.toMatch(/m-1|P-77|12 days/);
  });

  test.each([
    [true, false],
    [false, true],
    [undefined, true],
  ])('TRV-11 reviews that are invented (%s) are told to nobody: %s', async (invented, isTold) => {
    const page = await exampleArguments({
      path: '/destinations/japan-by-rail',
      answers: { '/travels/japan-by-rail': travel },
    });
    const layoutSettings = { ...page.layoutSettings, reviewsAreInvented: invented };
    const answer = await loadPage(travelPage, { ...page, layoutSettings });
    const [trip] = thingsOf(answer);
    expect('aggregateRating' in (trip ?? {})).toBe(isTold);
    expect('review' in (trip ?? {})).toBe(isTold);
    // Shown they are, with their source.
    expect(answer.data.reviews?.count).toBe(2);
  });

  test('the page of a departure shows no stars, and tells of none', async () => {
    const [trip] = await ofTour();
    expect(trip).not.toHaveProperty('aggregateRating');
    expect(trip).not.toHaveProperty('review');
  });
});

test('SEO-01 the list of coordinators leads to each, and contacts to the company', async () => {
  const listed = (await PAGES.coordinators?.()) ?? [];
  expect(listed.at(-1)).toMatchObject({
    itemListElement: [
      {
        name: 'Tommaso Gherardi',
        url: 'http://localhost:3000/coordinators/tommaso-gherardi',
      },
    ],
  });
  const [contacts] = (await PAGES.contacts?.()) ?? [];
  expect(contacts).toMatchObject({
    url: 'http://localhost:3000/contacts',
    mainEntity: {
      '@type': 'Organization',
      contactPoint: [{ email: expect.stringContaining('@') }],
    },
  });
});

test('SEO-01 MEET-01 a meet-up says when it is by UTC, and its country by its code', async () => {
  const event = ((await PAGES.wemeet?.()) ?? []).find((thing) => thing['@type'] === 'Event');
  expect(event).toMatchObject({
    startDate: '2027-03-04T18:30+01:00',
    endDate: '2027-03-04T21:00+01:00',
    location: { address: { addressLocality: 'Rome', addressCountry: 'IT' } },
    image: ['http://localhost:3000/icons/card.png'],
    remainingAttendeeCapacity: 10,
  });
  // Whether it costs anything is not known, and an offer without a price is none.
  expect(event).not.toHaveProperty('offers');
});

test('SEO-01 MEET-01 a meet-up has the portrait of its host, and says when it is full', async () => {
  const host = exampleEvent().host!;
  const portrait = exampleImage('peaks');
  const event = exampleEvent({ freePlaces: 0, host: { ...host, portrait } });
  const answers = { '/events': { events: [event], cities: [exampleCity()] } };
  const things = thingsOf(
    await loadPage(wemeetPage, await exampleArguments({ path: '/events-wemeet', answers })),
  );
  const told = things.find((thing) => thing['@type'] === 'Event');
  expect(told).toMatchObject({
    image: [expect.stringContaining(portrait.desktop.id), expect.any(String)],
    remainingAttendeeCapacity: 0,
  });
});

test('SEO-01 every trip that is named says what it is', async () => {
  for (const name of ['travel', 'tour', 'itinerary']) {
    const trips = JSON.stringify((await PAGES[name]?.()) ?? []);
    const named: Record<string, unknown>[] = [];
    JSON.parse(trips, (_, value) => {
      if ([value?.['@type']].flat().includes('TouristTrip')) named.push(value);
      return value;
    });
    expect(named.length, name).toBeGreaterThan(0);
    expect(
      named.filter(({ description }) => !description),
      name,
    ).toEqual([]);
  }
});

test('CMS-06 SEO-01 the page of a country is one step from the list of all travels', async () => {
  const things = await ofCustomPage(null, '/japan-trips', [], 'Japan');
  const way = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  expect(way).toMatchObject({
    itemListElement: [
      { name: 'Home' },
      { item: 'http://localhost:3000/destinations' },
      { name: 'Japan', item: 'http://localhost:3000/japan-trips' },
    ],
  });
});
