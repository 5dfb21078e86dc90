import { describe, expect, test } from 'vitest';
import { CONTENT } from '../support/delivered-content.ts';
import { countryName } from '../../backend/catalogue/country-names.ts';
import { wordsOf } from '../../backend/catalogue/presenters.ts';
import type { Filters } from '../../contract/filters.ts';
import { isCancellationFree } from '../../domain/booking-terms.ts';
import { todayIn, type CalendarDate } from '../../domain/calendar-date.ts';
import { isFeatured, isNearPrice } from '../../domain/featured-departures.ts';
import { MARKETS, MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { dataOf, describeOnBothDatabases } from '../support/backend-under-test.ts';
import { allTours, codesOf } from '../support/all-tours.ts';

const travels = new Map(CONTENT.travels.map((travel) => [travel.id, travel]));

describeOnBothDatabases('listings of travels', (backend) => {
  describe('POST /travels and /travels/paginated', () => {
    test('RES-01 list every travel, the most popular first, each with a tour that can be cancelled, the cheapest but for those of the featured weeks', async () => {
      const page = await dataOf(backend.api().travelsPage({}));
      expect(page.total).toBe(travels.size);
      const scores = page.data.map(({ id }) => travels.get(id)?.popularity ?? 0);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      const tours = await allTours(backend);
      const { data: layout } = await dataOf(backend.api().layout());
      const { freeCancellationDays } = layout.settings;
      const today = todayIn(MARKETS['en-WE'].timeZone, backend.now());
      const isFree = ({ startingDate }: { readonly startingDate: CalendarDate }) =>
        isCancellationFree(startingDate, today, freeCancellationDays);
      for (const { id, bestTour, toursCount } of page.data) {
        const own = tours.filter(({ travel }) => travel.id === id);
        expect([id, toursCount]).toEqual([id, own.length]);
        const free = own.filter(isFree);
        const offered = free.length > 0 ? free : own;
        const cheapest = Math.min(...offered.map(({ price }) => price.GBP ?? NaN));
        const best = own.find(({ code }) => code === bestTour?.code);
        const price = best?.price.GBP ?? NaN;
        if (best && isFeatured(best.startingDate, today)) {
          expect(isNearPrice(price, cheapest)).toBe(true);
        } else expect(price).toBe(cheapest);
      }
    });

    test('give the same travels, with pages or without', async () => {
      const filters: Filters = { continentId: ['asia', 'europe'], sort: 'price:asc' };
      const { data } = await dataOf(backend.api().travels(filters));
      const page = await dataOf(backend.api().travelsPage(filters));
      expect(data).toEqual(page.data);
      expect(data.length).toBeGreaterThan(2);
      const second = await dataOf(backend.api().travelsPage({ ...filters, perPage: 2, page: 2 }));
      expect(second).toMatchObject({ currentPage: 2, perPage: 2, total: page.total });
      expect(second.data).toEqual(data.slice(2, 4));
    });

    test('count and price the tours that the filters leave', async () => {
      const filters: Filters = { ageBadge: '35-49', discounted: true };
      const tours = await allTours(backend, filters);
      const { data } = await dataOf(backend.api().travels(filters));
      expect(data.reduce((sum, { toursCount }) => sum + toursCount, 0)).toBe(tours.length);
      for (const { bestTour } of data) expect(codesOf(tours)).toContain(bestTour?.code);
    });

    test.each(MARKET_IDS)(
      'MKT-05 are in the words of %s, with their coordinators',
      async (marketId) => {
        const { data } = await dataOf(backend.api(marketId).travels({}));
        for (const { id, title, coordinator } of data) {
          const record = travels.get(id);
          expect(title).toBe(record && wordsOf(record, MARKETS[marketId]).title);
          expect(coordinator).toEqual({ name: expect.any(String), city: expect.any(String) });
        }
      },
    );
  });

  describe('AI-01 what is not wanted', () => {
    const api = () => backend.api('en-WE');
    const isInJapan = ({ countries }: { readonly countries: readonly string[] }) =>
      countries.includes('JPN');

    test('is listed by no call: neither travels nor their departures', async () => {
      const excluded: Filters['excluded'] = [{ destinationId: ['JPN'] }, { moods: ['PARTY'] }];
      const all = await dataOf(api().travels({ continentId: ['asia'], show: 100 }));
      const kept = all.data.filter(
        (travel) => !isInJapan(travel) && !travel.moods.includes('PARTY'),
      );
      expect(kept.length).toBeGreaterThan(0);
      expect(kept.length).toBeLessThan(all.data.length);
      const filters: Filters = { continentId: ['asia'], excluded, show: 100 };
      const listed = await dataOf(api().travelsPage(filters));
      expect(listed.data.map(({ id }) => id)).toEqual(kept.map(({ id }) => id));
      const tours = await dataOf(api().tours(filters));
      expect(tours.total).toBe(kept.reduce((sum, { toursCount }) => sum + toursCount, 0));
      expect(tours.data.some(({ travel }) => isInJapan(travel))).toBe(false);
      const counts = await dataOf(api().counts('travels', [filters]));
      expect(counts.data).toEqual([kept.length]);
      const { data } = await dataOf(api().relaxations('travels', filters));
      expect(data).toMatchObject({ total: kept.length });
    });

    test('as days leaves out the departures on them, and travels that have no others', async () => {
      const tours = await allTours(backend, {});
      const day = tours[0]?.startingDate ?? '';
      const excluded: Filters['excluded'] = [{ dateFrom: day, dateTo: day }, {}];
      const left = await allTours(backend, { excluded });
      const others = tours.filter(({ startingDate }) => startingDate !== day);
      expect(codesOf(left).toSorted()).toEqual(codesOf(others).toSorted());
      const page = await dataOf(api().travelsPage({ excluded, show: 100 }));
      for (const { bestTour } of page.data) expect(bestTour?.startingDate).not.toBe(day);
    });

    test('travels that have more of the values asked for come first', async () => {
      const filters: Filters = { moods: ['NATURE', 'CULTURE'], show: 100 };
      const { data } = await dataOf(api().travelsPage({ ...filters, valuesInScore: true }));
      const missing = data.map(
        ({ moods }) => filters.moods?.filter((mood) => !moods.includes(mood)).length,
      );
      expect(missing).toEqual(missing.toSorted());
      expect(new Set(missing)).toEqual(new Set([0, 1]));
      const usual = await dataOf(api().travelsPage(filters));
      expect(data.map(({ id }) => id)).not.toEqual(usual.data.map(({ id }) => id));
    });

    test('is refused where there is too much of it', async () => {
      const excluded = Array.from({ length: 21 }, () => ({ destinationId: ['JPN'] }));
      expect((await api().travelsPage({ excluded })).outcome).not.toBe('success');
    });
  });

  describe('GET /travels/top-sellers', () => {
    const ask = (marketId: MarketId, search: string, more = {}) =>
      dataOf(backend.api(marketId).topSellers({ search, countries: [], continents: [], ...more }));

    const JAPANS = ['Giappone', 'giappone', 'japon', 'Japón', 'JAPAN', 'Japan', 'giapone'];
    test.each(JAPANS)('SRCH-03 finds Japan by “%s” in every market', async (search) => {
      for (const marketId of MARKET_IDS) {
        const { data } = await ask(marketId, search);
        expect(data.countries[0]).toMatchObject({
          id: 'JPN',
          isoCodeAlpha3: 'JPN',
          name: countryName('JPN', MARKETS[marketId].language),
        });
      }
    });

    test.each([
      ['de', 'Japan', '/japan-reisen'],
      ['it', 'Georgia', '/viaggi-georgia'],
    ] as const)('CMS-06 in %s the page of %s is %s', async (marketId, search, path) => {
      const { data } = await ask(marketId, search);
      expect(data.countries[0]).toMatchObject({ path });
    });

    test('SRCH-04 counts what choosing it would list', async () => {
      const { data } = await ask('it', 'Giappone');
      const [japan] = data.countries;
      const listed = await dataOf(backend.api('it').tours({ destinationId: ['JPN'] }));
      expect(japan?.departures).toBe(listed.total);
      const itineraries = await dataOf(backend.api('it').travelsPage({ destinationId: ['JPN'] }));
      expect(japan?.itineraries).toBe(itineraries.total);
      const byText = await dataOf(backend.api('it').tours({ textSearch: 'Giappone' }));
      expect(data.departures).toBe(byText.total);
    });

    test('SRCH-05 keeps to the continents and countries asked for', async () => {
      const inAsia = await ask('it', '', { continents: ['asia'] });
      const asian = [...travels.values()].filter(({ continent }) => continent === 'asia');
      expect(inAsia.data.itineraries).toBe(asian.length);
      const two = await ask('it', '', { countries: ['JPN', 'PER'] });
      expect(two.data.countries.map(({ id }) => id).sort()).toEqual(['JPN', 'PER']);
    });

    test('SRCH-03 finds the destination of a longer text, and all that a date says nothing of', async () => {
      const { data } = await ask('it', 'giappone aprile');
      expect(data.countries.map(({ id }) => id)).toEqual(['JPN']);
      expect((await ask('it', 'aprile')).data.countries).toEqual([]);
    });

    test('SRCH-04 finds nothing by a word that is nowhere', async () => {
      const { data } = await ask('de', 'xyzzyqwerty');
      expect(data).toEqual({ countries: [], itineraries: 0, departures: 0 });
    });
  });

  describe('POST /question-readings', () => {
    const read = (marketId: MarketId, question: string) =>
      dataOf(backend.api(marketId).readQuestion({ question, currency: 'EUR' }));

    test('AI-01 a question is filters that a listing takes, with the words of each', async () => {
      const { data } = await read(
        'de',
        'Japan oder Kenia an Ostern unter 3000 Euro, aber kein Strand, kein Zimmer teilen, mit Aussicht',
      );
      expect(data.sources).toEqual([
        { words: 'Japan', filter: 'destinationId', item: 'JPN' },
        { words: 'Ostern', filter: 'dates' },
        { words: 'unter 3000 Euro', filter: 'price' },
        { words: 'Zimmer teilen', filter: 'isNoSharingRoomAvailable' },
      ]);
      expect(data.excluded).toEqual([{ words: 'Strand', filter: 'travelStyles', item: 'beach' }]);
      expect(data.withoutTrips).toEqual([{ id: 'KEN', name: 'Kenia' }]);
      expect(data.notUnderstood).toEqual(['Aussicht']);
      const periods = await dataOf(backend.api('de').calendar({}));
      const easter = periods.data.periods.find(({ name }) => name === 'Osterferien');
      expect(data.filters).toEqual({
        destinationId: ['JPN'],
        dateFrom: easter?.startingDate,
        dateTo: easter?.endingDate,
        priceTo: 300_000,
        isNoSharingRoomAvailable: true,
      });
      const listed = await dataOf(backend.api('de').tours(data.filters));
      for (const { travel } of listed.data) expect(travel.countries).toContain('JPN');
    });

    test('AI-01 what contradicts is said, and no filter; a question that is too long is refused', async () => {
      const { data } = await read('en-WE', 'under 500, at least 2000 euros, not in may');
      expect(data.filters).toEqual({});
      expect(data.contradictions).toEqual([
        { filter: 'price', words: ['under 500', 'at least 2000 euros'] },
      ]);
      // Of each year that has departures.
      expect(new Set(data.excluded.map(({ words, filter }) => `${filter}: ${words}`))).toEqual(
        new Set(['dates: may']),
      );
      const answer = await backend
        .api('en-WE')
        .readQuestion({ question: 'a'.repeat(4001), currency: 'EUR' });
      expect(answer.outcome).not.toBe('success');
    });
  });

  describe('POST /text-readings', () => {
    const read = (marketId: MarketId, text: string, destinationId: string[] = []) =>
      dataOf(backend.api(marketId).readText({ text, destinationId, currency: 'EUR' }));

    test('SRCH-03 a holiday is that of the market, an amount is in the currency that is shown', async () => {
      const { data } = await read('de', 'japan ostern unter 3000');
      expect(data.parts).toEqual([
        { words: 'japan', filter: 'destinationId', item: 'JPN' },
        { words: 'ostern', filter: 'dates' },
        { words: 'unter 3000', filter: 'price' },
      ]);
      const periods = await dataOf(backend.api('de').calendar({}));
      const easter = periods.data.periods.find(({ name }) => name === 'Osterferien');
      expect(data.filters).toMatchObject({
        priceTo: 300_000,
        dateFrom: easter?.startingDate,
        dateTo: easter?.endingDate,
      });
      const listed = await dataOf(backend.api('de').tours(data.filters));
      for (const { travel } of listed.data) expect(travel.countries).toContain('JPN');
    });

    test('SRCH-03 a country without trips has its name and the nearest that have some', async () => {
      for (const marketId of MARKET_IDS) {
        const { data } = await read(marketId, 'safari', ['KEN', 'XXX', 'JPN']);
        expect(data).toMatchObject({ filters: { textSearch: 'safari' }, parts: [], unused: [] });
        expect(data.unknown).toEqual(['XXX']);
        const [kenya, ...others] = data.withoutTrips;
        expect(others).toEqual([]);
        expect(kenya?.name).toBe(countryName('KEN', MARKETS[marketId].language));
        expect(kenya?.nearest[0]?.id).toBe('TZA');
      }
    });

    test('SRCH-03 a part of a country without trips is said beside the whole country', async () => {
      const { data } = await read('it', 'Inghilterra');
      expect(data).toMatchObject({ filters: { destinationId: ['GBR'] }, withoutTrips: [] });
      expect(data.partsWithoutTrips).toEqual([
        { name: 'Inghilterra', country: { id: 'GBR', name: countryName('GBR', 'it') } },
      ]);
    });
  });
});
