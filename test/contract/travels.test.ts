import { beforeAll, describe, expect, test } from 'vitest';
import { countryName } from '../../backend/catalogue/country-names.ts';
import { wordsOf } from '../../backend/catalogue/presenters.ts';
import type { ReviewRecord, TourRecord, TravelRecord } from '../../backend/catalogue/records.ts';
import { readContent } from '../../backend/content-import/read-content.ts';
import { bumpCatalogueVersion } from '../../backend/storage/queries/catalogue-version.ts';
import { saveTours } from '../../backend/storage/queries/save-tours.ts';
import { replaceReviewsOf } from '../../backend/storage/queries/reviews.ts';
import { saveTravel } from '../../backend/storage/queries/save-travel.ts';
import { addDays, todayIn } from '../../domain/calendar-date.ts';
import { isOpenDeparture } from '../../domain/closing-time.ts';
import { CURRENCIES, LANGUAGES, MARKETS, MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { dataOf, describeOnEveryBackend, untilShown } from '../support/backend-under-test.ts';
import { sampleTour } from '../support/sample-records.ts';

const content = readContent('content');
const japan = content.travels.find(({ code }) => code === 'JPN') as TravelRecord;
const peru = content.travels.find(({ code }) => code === 'PER') as TravelRecord;
const PRICE = { EUR: 100_000, GBP: 86_000, USD: 110_000 };

/** A tour of Japan on a day that is past, or to come, whenever the tests run. */
function tourOn(startingDate: string, changes: Partial<TourRecord> = {}): TourRecord {
  const code = `JPN-${startingDate.replaceAll('-', '')}`;
  const days = { startingDate, endingDate: startingDate };
  return sampleTour({ id: code, travelId: japan.id, price: PRICE, ...days, ...changes });
}
const DEPARTED = tourOn('2020-02-01');
const WITHDRAWN = tourOn('2090-02-01', { isWithdrawn: true });
const WITHDRAWN_TRAVEL: TravelRecord = {
  ...peru,
  id: 'gone',
  code: 'GON',
  isWithdrawn: true,
  words: {
    ...peru.words,
    ...(Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        { ...peru.words[language], slug: `gone-${language}`, oldSlugs: [] },
      ]),
    ) as unknown as TravelRecord['words']),
  },
};
const OFFER = {
  promotion: { code: 'GO50', off: { EUR: 5000, GBP: 5000, USD: 5000 }, until: '2090-01-15' },
  isForFirstTimers: true,
};
const LAST = tourOn('2090-03-01', { ...OFFER, group: { women: 5, alone: 3 } });
const REVIEWS: readonly ReviewRecord[] = [
  { stars: 5, language: 'it', name: 'Paola', travelled: '2026-04', text: 'Il treno per Puno.' },
  { stars: 2, language: 'de', name: 'Jens', travelled: '2026-05', text: 'Zu viele frühe Morgen.' },
];

describeOnEveryBackend('travels', (backend) => {
  beforeAll(async () => {
    await backend.storage.inTransaction(async (transaction) => {
      const now = backend.now();
      await bumpCatalogueVersion(transaction, now);
      await saveTours(transaction, [DEPARTED, WITHDRAWN, LAST], now);
      const words = {
        ...peru.words,
        it: { ...peru.words.it, slug: 'peru-con-altro-nome' },
        'en-US': { title: 'Peru, y’all' },
      };
      await saveTravel(transaction, { ...peru, words }, now);
      await replaceReviewsOf(transaction, peru.id, REVIEWS);
      await saveTravel(transaction, WITHDRAWN_TRAVEL, now);
    });
    await untilShown(backend, LAST.code);
  });

  const travelIn = async (marketId: MarketId, slug: string) =>
    (await dataOf(backend.api(marketId).travel(slug))).data;
  const tourIn = async (marketId: MarketId, code: string) =>
    (await dataOf(backend.api(marketId).tour(code))).data;

  describe('GET /travels/{slug}', () => {
    test('TRV-06 a travel that was withdrawn is gone, and in no listing', async () => {
      const api = backend.api('it');
      const gone = await api.travel('gone-it');
      expect(gone).toMatchObject({ outcome: 'missing', isGone: true });
      const { alternatives = [] } = gone as { alternatives?: readonly { slug: string }[] };
      expect(alternatives.map(({ slug }) => slug)[0]).toBe('peru-con-altro-nome');
      expect(alternatives).toHaveLength(3);
      const { data } = await dataOf(api.travels({}));
      expect(data.map(({ id }) => id)).toContain(peru.id);
      expect(data.map(({ id }) => id)).not.toContain('gone');
    });

    test.each(MARKET_IDS)('MKT-05 gives each travel in the words of %s', async (marketId) => {
      const market = MARKETS[marketId];
      for (const record of content.travels) {
        const { id, facts, words, countries } = record;
        if (id === peru.id) continue;
        const own = wordsOf(record, market);
        const travel = await travelIn(marketId, own.slug);
        const coordinator = content.coordinators.find((one) => one.id === facts.coordinator);
        expect(travel).toMatchObject({
          id,
          slug: own.slug,
          title: own.title,
          highlights: own.highlights,
          slugs: Object.fromEntries(LANGUAGES.map((one) => [one, words[one].slug])),
          countryNames: countries.map((country) => countryName(country, market.language)),
          coordinator: coordinator && wordsOf(coordinator, market),
        });
        expect(travel.description).toBe(own.description);
        expect(travel.days).toMatchObject(
          own.days.map(({ place, title }, index) => ({ day: index + 1, place, title })),
        );
      }
    });

    test('MKT-05 an English market may have words of its own', async () => {
      const { slug, title } = peru.words.en;
      expect((await travelIn('en-US', slug)).title).toBe('Peru, y’all');
      expect((await travelIn('en-US', slug)).summary).toBe(peru.words.en.summary);
      expect((await travelIn('en-WE', slug)).title).toBe(title);
      expect((await travelIn('international', slug)).title).toBe(title);
    });

    test('TRV-11 gives what travellers said, and computes the rating from it', async () => {
      const { rating, reviews } = await travelIn('it', 'peru-con-altro-nome');
      expect(rating).toEqual({ average: 3.5, count: 2 });
      expect(reviews.map(({ name }) => name)).toEqual(['Jens', 'Paola']);
    });

    test.each(MARKET_IDS)(
      'gives the departures to come in %s, in their order',
      async (marketId) => {
        const market = MARKETS[marketId];
        const { tours } = await travelIn(marketId, japan.words[market.language].slug);
        const today = todayIn(market.timeZone, backend.now());
        const starts = tours.map(({ startingDate }) => startingDate);
        expect(starts.every((start) => start > today)).toBe(true);
        expect(starts).toEqual([...starts].sort());
        expect(tours.at(-1)?.code).toBe(LAST.code);
        expect(tours.map(({ code }) => code)).not.toContain(WITHDRAWN.code);
      },
    );

    test('RTE-05 a former slug of the content answers with the present one', async () => {
      for (const marketId of MARKET_IDS) {
        const { slug, oldSlugs } = japan.words[MARKETS[marketId].language];
        for (const old of oldSlugs) {
          expect(await travelIn(marketId, old)).toMatchObject({ id: japan.id, slug });
        }
      }
      expect(japan.words.en.oldSlugs).not.toEqual([]);
    });

    test('RTE-05 so does a slug that was replaced without being listed', async () => {
      const travel = await travelIn('it', peru.words.it.slug);
      expect(travel).toMatchObject({ id: peru.id, slug: 'peru-con-altro-nome' });
      expect(travel.slugs.it).toBe('peru-con-altro-nome');
    });

    test.each<[string, MarketId, string]>([
      ['of another language', 'de', japan.words.it.slug],
      ['of nobody', 'it', 'atlantis'],
      ['in another case', 'it', japan.words.it.slug.toUpperCase()],
      ['that climbs', 'it', '../layouts'],
      ['that is a call', 'it', 'top-sellers'],
      ['that is the other call', 'it', 'paginated'],
    ])('RTE-05 a slug %s is missing', async (_, marketId, slug) => {
      const result = await backend.api(marketId).travel(slug);
      expect(result).toEqual({ outcome: 'missing', isGone: false });
    });
  });

  describe('GET /tours/{code}', () => {
    test('TRV-08 says what a traveller decides by', async () => {
      const { data: cards } = await dataOf(backend.api().tours({ perPage: 100 }));
      for (const { travel, ...summary } of cards.slice(0, 25)) {
        const tour = await tourIn('en-WE', summary.code);
        expect(tour).toMatchObject({ ...summary, isAvailable: true });
        // A card has one of the travel's pictures, the page all of them.
        const { image, ...facts } = travel;
        expect(tour.travel).toMatchObject(facts);
        expect(tour.travel.pictures.map(({ id }) => id)).toContain(image.id);
        expect(tour.takenSeats + tour.freeSeats).toBe(tour.groupSize.max);
      }
    });

    test('TRV-08 gives a code, whether it is good for a first trip, and who has a seat', async () => {
      expect(await tourIn('it', LAST.code)).toMatchObject({
        ...OFFER,
        group: { women: 5, alone: 3 },
      });
      const { tours } = await travelIn('it', japan.words.it.slug);
      expect(tours.at(-1)).toMatchObject(OFFER);
      expect(await tourIn('it', DEPARTED.code)).toMatchObject({ promotion: null });
    });

    test('TRV-15 gives the lowest price of 30 days beside each discount, and only there', async () => {
      const listed = await dataOf(backend.api().tours({ perPage: 100 }));
      const reduced = await dataOf(backend.api().tours({ perPage: 100, discounted: true }));
      const cards = [...listed.data, ...reduced.data];
      for (const { discounted, lowestPriceOf30Days, price, code } of cards) {
        expect(lowestPriceOf30Days !== null, code).toBe(discounted);
        for (const currency of CURRENCIES) {
          if (!lowestPriceOf30Days) continue;
          expect(lowestPriceOf30Days[currency], code).toBeGreaterThan(price[currency] ?? NaN);
        }
      }
      expect(reduced.data.length).toBeGreaterThan(0);
      expect(reduced.data.every(({ discounted }) => discounted)).toBe(true);
    });

    test('TRV-15 gives it beside a promotion’s code too, where the price stays as it is', async () => {
      const { price, promotion, lowestPriceOf30Days } = await tourIn('it', LAST.code);
      expect(promotion?.lowestPriceOf30Days).toEqual(price);
      expect(lowestPriceOf30Days).toBeNull();
    });

    test('RES-10 cards, facets and the travel itself count the same departures', async () => {
      const { data: cards, availableFilters } = await dataOf(
        backend.api().travelsPage({ perPage: 100 }),
      );
      const counts = new Map<string, number>();
      for (const { id, slug, toursCount, countries } of cards) {
        const { tours } = await travelIn('en-WE', slug);
        const today = todayIn(MARKETS['en-WE'].timeZone, backend.now());
        const open = tours.filter((tour) =>
          isOpenDeparture({ ...tour, status: tour.salesStatus }, today),
        );
        expect(toursCount, id).toBe(open.length);
        for (const country of countries) {
          counts.set(country, (counts.get(country) ?? 0) + open.length);
        }
      }
      const { destinations } = availableFilters;
      expect(destinations.map((place) => [place.id, place.departures])).toEqual(
        destinations.map((place) => [place.id, counts.get(place.id)]),
      );
    });

    test('TRV-02 offers nothing that starts in less than three days', async () => {
      const { data: cards } = await dataOf(backend.api().tours({ perPage: 100 }));
      const { tours } = await travelIn('en-WE', japan.words.en.slug);
      const today = todayIn(MARKETS['en-WE'].timeZone, backend.now());
      for (const { startingDate, lastRequestDay } of [...cards, ...tours]) {
        expect(lastRequestDay).toBe(addDays(startingDate, -3));
        expect(lastRequestDay >= today).toBe(true);
      }
    });

    test('is found by its code in whatever case', async () => {
      expect((await tourIn('it', LAST.code.toLowerCase())).code).toBe(LAST.code);
    });

    test('TRV-08 knows the departures before and after it', async () => {
      const { tours } = await travelIn('en-WE', japan.words.en.slug);
      for (const [index, { code }] of tours.entries()) {
        const { previousTour, nextTour } = await tourIn('en-WE', code);
        expect(previousTour).toEqual(tours[index - 1] ?? null);
        expect(nextTour).toEqual(tours[index + 1] ?? null);
      }
      expect(tours.length).toBeGreaterThan(3);
    });

    test('TRV-08 a departed tour is found, is not available, and leads on', async () => {
      const { tours } = await travelIn('en-WE', japan.words.en.slug);
      const tour = await tourIn('en-WE', DEPARTED.code);
      expect(tour).toMatchObject({ isAvailable: false, previousTour: null });
      expect(tour.nextTour).toEqual(tours[0]);
      expect(tour.travel.tours).toEqual(tours);
    });

    test('TRV-08 so is a withdrawn one', async () => {
      const tour = await tourIn('en-WE', WITHDRAWN.code);
      expect(tour.isAvailable).toBe(false);
      expect(tour.nextTour?.code).toBe(LAST.code);
    });

    test('TRV-08 a tour that a travel never had is missing, and names the travel', async () => {
      const { slug, title } = japan.words.it;
      expect(await backend.api('it').tour('jpn-20270230')).toEqual({
        outcome: 'missing',
        isGone: false,
        alternatives: [{ slug, title }],
      });
    });

    test.each(['XYZ-20270501', '..', '%00'])(
      'TRV-08 the code %s, which no tour has, is missing',
      async (code) => {
        expect(await backend.api().tour(code)).toEqual({ outcome: 'missing', isGone: false });
      },
    );

    test.each(MARKET_IDS)('MKT-05 has its travel in the words of %s', async (marketId) => {
      const { travel } = await tourIn(marketId, LAST.code);
      expect(travel.title).toBe(wordsOf(japan, MARKETS[marketId]).title);
    });
  });

  test('TRV-10 GET /coordinators counts the departures that one can join each of them on', async () => {
    const { data: all } = await dataOf(backend.api().coordinators());
    expect(all.some(({ led }) => led !== null && led.count > 0)).toBe(true);
    for (const { id, led } of all) {
      const { tours } = (await dataOf(backend.api().coordinator(id))).data;
      const open = tours.filter(({ salesStatus }) => salesStatus !== 'SOLD_OUT');
      expect(led).toEqual({ count: open.length, firstDay: open[0]?.startingDate ?? null });
    }
  });

  describe('GET /coordinators/{id}', () => {
    test.each(MARKET_IDS)('TRV-10 MKT-05 gives each in the words of %s', async (marketId) => {
      for (const coordinator of content.coordinators) {
        const { words: _all, portrait, ...facts } = coordinator;
        const { data } = await dataOf(backend.api(marketId).coordinator(facts.id));
        expect(data).toMatchObject({ ...facts, ...wordsOf(coordinator, MARKETS[marketId]) });
        expect(data.portrait?.desktop).toEqual(portrait?.desktop);
        expect(data.portrait?.altText).toContain(facts.firstName);
      }
    });

    test('TRV-10 gives the tours that one leads, by date', async () => {
      const id = japan.coordinatorId;
      const { data } = await dataOf(backend.api().coordinator(id));
      const led = content.travels.filter(({ coordinatorId }) => coordinatorId === id);
      const details = await Promise.all(led.map(({ words }) => travelIn('en-WE', words.en.slug)));
      const codes = details.flatMap(({ tours }) => tours.map(({ code }) => code));
      const ledCodes: string[] = [];
      for (const code of codes) {
        const tour = await tourIn('en-WE', code);
        expect([null, id]).toContain(tour.coordinator?.id ?? null);
        if (tour.coordinator) ledCodes.push(code);
      }
      expect(data.tours.map(({ code }) => code).sort()).toEqual(ledCodes.sort());
      expect(ledCodes.length).toBeGreaterThan(0);
      for (const [at, { startingDate }] of data.tours.entries()) {
        const before = data.tours[at - 1];
        if (before) expect(startingDate > before.endingDate).toBe(true);
      }
      const starts = data.tours.map(({ startingDate }) => startingDate);
      expect(starts).toEqual([...starts].sort());
    });

    test('TRV-10 one who is not there is missing', async () => {
      const result = await backend.api().coordinator('nobody');
      expect(result).toEqual({ outcome: 'missing', isGone: false });
    });
  });
});
