import { beforeAll, describe, expect, test } from 'vitest';
import { countryName } from '../../backend/catalogue/country-names.ts';
import type { TourRecord, TravelRecord } from '../../backend/catalogue/records.ts';
import { readContent } from '../../backend/content-import/read-content.ts';
import { bumpCatalogueVersion } from '../../backend/storage/queries/catalogue-version.ts';
import { saveTours } from '../../backend/storage/queries/save-tours.ts';
import { saveTravel } from '../../backend/storage/queries/save-travel.ts';
import { todayIn } from '../../domain/calendar-date.ts';
import { LANGUAGES, MARKETS, MARKET_IDS, type MarketId } from '../../domain/market.ts';
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
const LAST = tourOn('2090-03-01');

describeOnEveryBackend('travels', (backend, { transport }) => {
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
    });
    await untilShown(backend, LAST.code);
  });

  const travelIn = async (marketId: MarketId, slug: string) =>
    (await dataOf(backend.api(marketId).travel(slug))).data;
  const tourIn = async (marketId: MarketId, code: string) =>
    (await dataOf(backend.api(marketId).tour(code))).data;

  describe('GET /travels/{slug}', () => {
    test.each(MARKET_IDS)('MKT-05 gives each travel in the words of %s', async (marketId) => {
      const { language } = MARKETS[marketId];
      for (const { id, facts, words, countries } of content.travels) {
        if (id === peru.id) continue;
        const own = words[language];
        const travel = await travelIn(marketId, own.slug);
        const coordinator = content.coordinators.find((one) => one.id === facts.coordinator);
        expect(travel).toMatchObject({
          id,
          slug: own.slug,
          title: own.title,
          highlights: own.highlights,
          slugs: Object.fromEntries(LANGUAGES.map((one) => [one, words[one].slug])),
          countryNames: countries.map((country) => countryName(country, language)),
          coordinator: coordinator?.words[language],
        });
        expect(travel.description.join('\n\n')).toBe(own.description.trim());
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
        expect(tour.travel).toMatchObject(travel);
        expect(tour.takenSeats + tour.freeSeats).toBe(tour.groupSize.max);
      }
    });

    test('TRV-15 gives the lowest price of 30 days beside a discount, and only there', async () => {
      const { data: cards } = await dataOf(backend.api().tours({ perPage: 100 }));
      const tours = await Promise.all(cards.map(({ code }) => tourIn('en-WE', code)));
      for (const { discounted, lowestPriceOf30Days, price } of tours) {
        if (!discounted) expect(lowestPriceOf30Days).toBeNull();
        else if (lowestPriceOf30Days) {
          expect(lowestPriceOf30Days.EUR).toBeGreaterThanOrEqual(price.EUR ?? NaN);
        }
      }
      // On another day every discount may be older than what a fresh catalogue remembers.
      if (transport === 'in process') {
        expect(tours.some((tour) => tour.lowestPriceOf30Days !== null)).toBe(true);
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

    test.each(['JPN-20270230', 'XYZ-20270501', 'JPN', '..', '%00'])(
      'TRV-08 the code %s, which no tour has, is missing',
      async (code) => {
        expect(await backend.api().tour(code)).toEqual({ outcome: 'missing', isGone: false });
      },
    );

    test.each(MARKET_IDS)('MKT-05 has its travel in the words of %s', async (marketId) => {
      const { travel } = await tourIn(marketId, LAST.code);
      expect(travel.title).toBe(japan.words[MARKETS[marketId].language].title);
    });
  });

  describe('GET /coordinators/{id}', () => {
    test.each(MARKET_IDS)('TRV-10 MKT-05 gives each in the words of %s', async (marketId) => {
      const { language } = MARKETS[marketId];
      for (const { words, ...facts } of content.coordinators) {
        const { data } = await dataOf(backend.api(marketId).coordinator(facts.id));
        expect(data).toMatchObject({ ...facts, ...words[language] });
      }
    });

    test('TRV-10 gives the tours that one leads, by date', async () => {
      const id = japan.coordinatorId;
      const { data } = await dataOf(backend.api().coordinator(id));
      const led = content.travels.filter(({ coordinatorId }) => coordinatorId === id);
      const details = await Promise.all(led.map(({ words }) => travelIn('en-WE', words.en.slug)));
      const codes = details.flatMap(({ tours }) => tours.map(({ code }) => code));
      expect(data.tours.map(({ code }) => code).sort()).toEqual(codes.sort());
      const starts = data.tours.map(({ startingDate }) => startingDate);
      expect(starts).toEqual([...starts].sort());
    });

    test('TRV-10 one who is not there is missing', async () => {
      const result = await backend.api().coordinator('nobody');
      expect(result).toEqual({ outcome: 'missing', isGone: false });
    });
  });
});
