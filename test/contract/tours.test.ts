import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../backend/catalogue/presenters.ts';
import type { TourRecord } from '../../backend/catalogue/records.ts';
import { readTourBatches } from '../../backend/storage/queries/tours.ts';
import { addDays, todayIn } from '../../domain/calendar-date.ts';
import { isOpenDeparture } from '../../domain/closing-time.ts';
import { CURRENCIES, MARKETS, MARKET_IDS } from '../../domain/market.ts';
import { isBookable } from '../../domain/tour-status.ts';
import type { TourCard } from '../../contract/common.ts';
import { dataOf, describeOnEveryBackend } from '../support/backend-under-test.ts';
import {
  japan,
  DEPARTED,
  WITHDRAWN,
  OFFER,
  LAST,
  withSampleTravels,
} from '../support/sample-travels.ts';

describeOnEveryBackend('tours', (backend) => {
  const { travelIn, tourIn } = withSampleTravels(backend);

  const toursOf = async (travelId: string): Promise<TourRecord[]> => {
    const found: TourRecord[] = [];
    for await (const batch of readTourBatches(backend.storage.db)) {
      found.push(...batch.filter((tour) => tour.travelId === travelId));
    }
    return found;
  };

  describe('POST /promotions', () => {
    test.each(['it', 'en-US'] as const)(
      'TRV-08 CMS-04 in %s are all codes of tours that can be booked, the next to end first',
      async (marketId) => {
        const api = backend.api(marketId);
        const cards: TourCard[] = [];
        for (let page = 1, last = 1; page <= last; page++) {
          const answer = await dataOf(api.tours({ page, perPage: 100 }));
          cards.push(...answer.data);
          last = answer.lastPage;
        }
        const today = todayIn(MARKETS[marketId].timeZone, backend.now());
        const expected = cards
          .filter((tour) => isBookable({ ...tour, status: tour.salesStatus }))
          .flatMap(({ promotion, ...tour }) => (promotion ? [{ ...tour, promotion }] : []))
          .filter(({ promotion }) => promotion.until >= today)
          .map(({ code, salesStatus, freeSeats, seatsToConfirm, price, promotion, travel }) => ({
            code,
            salesStatus,
            freeSeats,
            seatsToConfirm,
            price,
            promotion,
            travel: { slug: travel.slug, title: travel.title },
          }))
          .toSorted((a, b) => a.promotion.until.localeCompare(b.promotion.until));
        const { data } = await dataOf(api.promotions({ show: 100 }));
        expect(data.length).toBeGreaterThan(1);
        expect(data).toMatchObject(expected.slice(0, 100));
      },
    );
  });

  describe('GET /tours/{code}', () => {
    test('TRV-08 says what a traveller decides by', async () => {
      const { data: cards } = await dataOf(backend.api().tours({ perPage: 100 }));
      // How many others its card stands for is the list's matter.
      for (const { travel, otherDepartures: _, ...summary } of cards.slice(0, 25)) {
        const tour = await tourIn('en-WE', summary.code);
        expect(tour).toMatchObject({ ...summary, isAvailable: true });
        // A card has one of the travel's pictures, the page all of them.
        const { image, ...facts } = travel;
        expect(tour.travel).toMatchObject(facts);
        expect(tour.travel.pictures.map(({ id }) => id)).toContain(image.id);
        expect(tour.takenSeats + tour.freeSeats).toBe(tour.groupSize.max);
      }
    });

    test('TRV-08 gives a code, and whether it is good for a first trip', async () => {
      expect(await tourIn('it', LAST.code)).toMatchObject(OFFER);
      const { tours } = await travelIn('it', japan.words.it!.slug);
      expect(tours.at(-1)).toMatchObject(OFFER);
      expect(await tourIn('it', DEPARTED.code)).toMatchObject({ promotion: null });
    });

    test('TRV-08 tells everybody how many have a seat, and nobody who they are', async () => {
      const text = await (await backend.request(`/tours/${LAST.code}`)).text();
      expect(text).toContain(`"takenSeats":${LAST.takenSeats}`);
      expect(text).not.toMatch(/"(women|alone|firstTimers|ages|group|seatHolders)":/);
    });

    test('TRV-08 tells how often its travel has run, and since when that is known', async () => {
      const { travel } = await tourIn('it', LAST.code);
      const today = todayIn(MARKETS.it.timeZone, backend.now());
      const over = (await toursOf(japan.id)).filter(
        ({ endingDate, seatsToConfirm, isWithdrawn }) =>
          endingDate < today && seatsToConfirm === 0 && !isWithdrawn,
      );
      expect(over.map(({ code }) => code)).toContain(DEPARTED.code);
      expect(travel.pastRuns).toEqual({ count: over.length, since: '2020-02' });
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
      const { availableFilters: ofTours } = await dataOf(backend.api().tours({}));
      for (const { id, count } of ofTours.destinations)
        expect([id, count]).toEqual([id, counts.get(id)]);
      for (const { id, count } of availableFilters.destinations) {
        const there = cards.filter(({ countries }) => countries.includes(id));
        expect([id, count]).toEqual([id, there.length]);
      }
    });

    test('TRV-02 offers nothing that starts in less than three days', async () => {
      const { data: cards } = await dataOf(backend.api().tours({ perPage: 100 }));
      const { tours } = await travelIn('en-WE', japan.words.en!.slug);
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
      const { tours } = await travelIn('en-WE', japan.words.en!.slug);
      for (const [index, { code }] of tours.entries()) {
        const { previousTour, nextTour } = await tourIn('en-WE', code);
        expect(previousTour).toEqual(tours[index - 1] ?? null);
        expect(nextTour).toEqual(tours[index + 1] ?? null);
      }
      expect(tours.length).toBeGreaterThan(3);
    });

    test('TRV-08 a departed tour is found, is not available, and leads on', async () => {
      const { tours } = await travelIn('en-WE', japan.words.en!.slug);
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
      const { slug, title } = japan.words.it!;
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
});
