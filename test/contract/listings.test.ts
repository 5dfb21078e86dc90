import { continentOfCountry } from '../../backend/catalogue/country-continent.ts';
import type { TravelSummary } from '../../contract/common.ts';
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../support/delivered-content.ts';
import { makeHolidays } from '../../backend/content-import/make-holidays.ts';
import { countryName } from '../../backend/catalogue/country-names.ts';
import { wordsOf } from '../../backend/catalogue/presenters.ts';
import type { TourCard } from '../../contract/common.ts';
import type { Filters } from '../../contract/filters.ts';
import { addDays, daysBetween, todayIn } from '../../domain/calendar-date.ts';
import { continentCodesIn, type ContinentCode } from '../../domain/continent.ts';
import { daysOfLeave } from '../../domain/days-off.ts';
import { MARKETS, MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { discountIn } from '../../domain/discount.ts';
import { relaxedFilters } from '../../domain/filters/relaxation.ts';
import { DEFAULT_STATUSES, TOUR_STATUSES } from '../../domain/tour-status.ts';
import { travelPace } from '../../domain/travel-pace.ts';
import { dataOf, describeOnEveryBackend } from '../support/backend-under-test.ts';
import { allTours, codesOf } from '../support/all-tours.ts';

/** Of the years that tours are in, whenever the backend has imported them. */
const holidays = await makeHolidays(CONTENT.periods, todayIn('UTC', Date.now()));
const travels = new Map(CONTENT.travels.map((travel) => [travel.id, travel]));
const factsOf = ({ travel }: TourCard) => travels.get(travel.id)?.facts;

describeOnEveryBackend('listings', (backend) => {
  describe('POST /tours', () => {
    test('RES-01 RES-05 gives 20 by date, all of them future and with a default status', async () => {
      const answer = await dataOf(backend.api().tours({}));
      expect(answer).toMatchObject({ currentPage: 1, perPage: 20 });
      expect(answer.data).toHaveLength(20);
      expect(answer.lastPage).toBe(Math.ceil(answer.total / 20));
      const all = await allTours(backend);
      expect(all).toHaveLength(answer.total);
      const today = todayIn(MARKETS['en-WE'].timeZone, backend.now());
      for (const { startingDate, salesStatus } of all) {
        expect(startingDate > today).toBe(true);
        expect(DEFAULT_STATUSES).toContain(salesStatus);
      }
    });

    test('RES-06 pages neither repeat nor skip', async () => {
      const whole = codesOf(await allTours(backend, { sort: 'price:asc' }));
      const paged: string[] = [];
      for (let page = 1; paged.length < whole.length; page += 1) {
        const { data } = await dataOf(
          backend.api().tours({ sort: 'price:asc', page, perPage: 33 }),
        );
        paged.push(...codesOf(data));
      }
      expect(paged).toEqual(whole);
      expect(new Set(whole).size).toBe(whole.length);
    });

    test.each(['price:desc', 'duration:asc', 'date:asc'] as const)(
      'RES-06 lists each travel once by %s, with the number of its other departures',
      async (sort) => {
        const whole = await allTours(backend, { sort });
        const perTravel = Map.groupBy(whole, ({ travel }) => travel.id);
        const expected = Array.from(perTravel.values(), (tours) => [
          tours[0]?.code,
          tours.length - 1,
        ]);
        const listed: unknown[] = [];
        let pages = 1;
        for (let page = 1; page <= pages; page += 1) {
          const answer = await dataOf(
            backend.api().tours({ sort, oncePerTravel: true, page, perPage: 9 }),
          );
          expect(answer).toMatchObject({ total: whole.length, travels: perTravel.size });
          listed.push(...answer.data.map(({ code, otherDepartures }) => [code, otherDepartures]));
          pages = answer.lastPage;
        }
        expect(pages).toBe(Math.ceil(perTravel.size / 9));
        expect(listed).toEqual(expected);
      },
    );

    test('RES-06 lists all departures where they are of one travel', async () => {
      const filters: Filters = { travelId: ['japan-tokyo-kyoto'], sort: 'price:desc' };
      const answer = await dataOf(backend.api().tours({ ...filters, oncePerTravel: true }));
      expect(answer.data.length).toBeGreaterThan(1);
      expect(answer).toEqual(await dataOf(backend.api().tours(filters)));
      expect(answer.travels).toBeNull();
    });

    test('RES-02 a page beyond the last is the last, and `show` comes before `perPage`', async () => {
      const { lastPage, currentPage, data } = await dataOf(backend.api().tours({ page: 9999 }));
      expect(currentPage).toBe(lastPage);
      expect(data.length).toBeGreaterThan(0);
      const shown = await dataOf(backend.api().tours({ show: 3, perPage: 50 }));
      expect(shown.data).toHaveLength(3);
    });

    const GBP = 150_000;
    /** What a filter of each kind leaves, by the words of the requirement. */
    const FILTERS: Record<string, (middle: string) => [Filters, (tour: TourCard) => boolean]> = {
      status: () => [{ status: ['SOLD_OUT'] }, ({ salesStatus }) => salesStatus === 'SOLD_OUT'],
      period: (middle) => [
        { dateFrom: middle, dateTo: addDays(middle, 20) },
        ({ startingDate }) => startingDate >= middle && startingDate <= addDays(middle, 20),
      ],
      'period with days around it': (middle) => [
        { dateFrom: middle, dateTo: middle, daysSpan: 10 },
        ({ startingDate }) =>
          startingDate >= addDays(middle, -10) && startingDate <= addDays(middle, 10),
      ],
      'price in the market’s currency': () => [
        { priceFrom: GBP, priceTo: GBP + 50_000 },
        ({ price: { GBP: cents = 0 } }) => cents >= GBP && cents <= GBP + 50_000,
      ],
      'price in another currency': () => [
        { priceTo: 200_000, currency: 'EUR' },
        ({ price: { EUR: cents = 0 } }) => cents <= 200_000,
      ],
      'length from and to': () => [
        { durationFrom: 8, durationTo: 11 },
        ({ travel }) => travel.numberOfDays >= 8 && travel.numberOfDays <= 11,
      ],
      lengths: () => [
        { durations: [10, 12] },
        ({ travel }) => [10, 12].includes(travel.numberOfDays),
      ],
      age: () => [{ ageBadge: '25-35' }, ({ ageBadge }) => ageBadge !== '35-49'],
      'all ages': () => [{ ageBadge: 'ALL' }, () => true],
      discount: () => [{ discounted: true }, ({ discounted }) => discounted],
      'private room': () => [
        { isNoSharingRoomAvailable: true },
        ({ isNoSharingRoomAvailable }) => isNoSharingRoomAvailable,
      ],
      continent: () => [{ continentId: ['asia'] }, ({ travel }) => isIn('asia', travel)],
      'CMS-06 America’s halves': () => [
        { continentId: ['america'] },
        ({ travel }) => isIn('america', travel),
      ],
      destination: () => [
        { destinationId: ['JPN', 'ISL'] },
        ({ travel }) => travel.countries.some((country) => ['JPN', 'ISL'].includes(country)),
      ],
      travel: () => [
        { travelId: ['japan-tokyo-kyoto'] },
        ({ travel }) => travel.id === 'japan-tokyo-kyoto',
      ],
      style: () => [
        { travelStyles: ['discovery'] },
        ({ travel }) => travel.travelStyles.includes('discovery'),
      ],
      mood: () => [{ moods: ['NATURE'] }, ({ travel }) => travel.moods.includes('NATURE')],
      badge: () => [
        { badgeId: ['bestseller'] },
        ({ travel }) => travel.badges.includes('bestseller'),
      ],
      type: () => [{ travelTypes: ['classic'] }, (tour) => factsOf(tour)?.travelType === 'classic'],
      'cost of living': () => [
        { costCenters: ['high'] },
        (tour) => factsOf(tour)?.costCenter === 'high',
      ],
      'days of leave': () => [{ leaveTo: 5 }, ({ leaveDays }) => (leaveDays ?? 99) <= 5],
      'the hardest pace': () => [
        { pace: 'moderate' },
        (tour) => (travelPace(factsOf(tour)?.days ?? [])?.usual ?? 9) <= 3,
      ],
      'two at once': () => [
        { ageBadge: '35-49', continentId: ['asia', 'africa'] },
        ({ ageBadge, travel }) =>
          ageBadge !== '25-35' && ['asia', 'africa'].includes(travel.continent),
      ],
    };

    test.each(Object.keys(FILTERS))('RES-02 filters by %s', async (name) => {
      const everything = await allTours(backend, { status: [...TOUR_STATUSES] });
      const middle = everything[Math.floor(everything.length / 2)]?.startingDate ?? '';
      const [filters, fits] = FILTERS[name]?.(middle) ?? [{}, () => false];
      const candidates = filters.status
        ? everything
        : everything.filter(({ salesStatus }) => DEFAULT_STATUSES.includes(salesStatus));
      const expected = candidates.filter(fits);
      expect(expected.length).toBeGreaterThan(0);
      expect(codesOf(await allTours(backend, filters))).toEqual(codesOf(expected));
    });

    const lengthOf = ({ startingDate, endingDate }: TourCard) =>
      daysBetween(startingDate, endingDate) + 1;
    const priceOf = ({ price }: TourCard) => price.GBP ?? 0;
    const discountOf = (tour: TourCard) =>
      discountIn(tour, 'GBP', { EUR: 1, GBP: 1, USD: 1 })?.percent ?? 0;
    test.each<[NonNullable<Filters['sort']>, (tour: TourCard) => number]>([
      ['date:asc', ({ startingDate }) => Date.parse(startingDate)],
      ['price:asc', priceOf],
      ['price:desc', (tour) => -priceOf(tour)],
      ['discount:desc', (tour) => -discountOf(tour)],
      ['duration:asc', ({ travel }) => travel.numberOfDays],
      ['duration:desc', ({ travel }) => -travel.numberOfDays],
      ['daysPerLeave:desc', (tour) => (tour.leaveDays ?? 0) / lengthOf(tour)],
      ['score:desc', (tour) => -(factsOf(tour)?.popularity ?? 0)],
    ])('RES-06 sorts by %s, and then by id', async (sort, keyOf) => {
      const tours = await allTours(backend, { sort });
      const sorted = [...tours].sort(
        (a, b) => keyOf(a) - keyOf(b) || (a.id < b.id ? -1 : Number(a.id > b.id)),
      );
      expect(codesOf(tours)).toEqual(codesOf(sorted));
    });

    test.each(MARKET_IDS)('MKT-05 MKT-03 %s has its words and its currency', async (marketId) => {
      const { currency } = MARKETS[marketId];
      const tours = await allTours(backend, { sort: 'price:asc' }, marketId);
      for (const { travel } of tours) {
        const record = travels.get(travel.id);
        const words = record && wordsOf(record, MARKETS[marketId]);
        expect(travel).toMatchObject({
          title: words?.title,
          slug: words?.slug,
          summary: words?.summary,
          destinationLabel: words?.destinationLabel,
        });
      }
      const prices = tours.map(({ price }) => price[currency] ?? 0);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
    });

    test('RES-12 each says how many days of leave it takes, by the holidays of market and region', async () => {
      const leaveIn = async (marketId: MarketId, filters: Filters = {}) =>
        new Map((await allTours(backend, filters, marketId)).map((tour) => [tour.code, tour]));
      const [germany, bavaria, nowhere, spain] = await Promise.all([
        leaveIn('de'),
        leaveIn('de', { region: 'DE-BY' }),
        leaveIn('international'),
        // A region of another country counts as none.
        leaveIn('es', { region: 'DE-BY' }),
      ]);
      const expected = (code: string, off: readonly string[] = []) => {
        const { startingDate: from, endingDate: to } = germany.get(code) as TourCard;
        return daysOfLeave({ from, to }, new Set(off));
      };
      let fewer = 0;
      for (const [code, tour] of germany) {
        expect(tour.leaveDays).toBe(expected(code, holidays.get('de')?.country));
        expect(bavaria.get(code)?.leaveDays).toBe(expected(code, holidays.get('de')?.['DE-BY']));
        expect(nowhere.get(code)?.leaveDays).toBe(expected(code));
        expect(spain.get(code)?.leaveDays).toBe(expected(code, holidays.get('es')?.country));
        if ((bavaria.get(code)?.leaveDays ?? 0) < (tour.leaveDays ?? 0)) fewer += 1;
      }
      expect(fewer).toBeGreaterThan(0);
    });

    test.each(MARKET_IDS)('RES-10 %s has facets in its words', async (marketId) => {
      const { language } = MARKETS[marketId];
      const { availableFilters, total } = await dataOf(backend.api(marketId).tours({}));
      const { months, destinations } = availableFilters;
      expect(months.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      expect(destinations.find(({ id }) => id === 'JPN')).toMatchObject({
        name: countryName('JPN', language),
        continent: 'asia',
      });
    });

    test('RES-10 a facet leaves out its own filter and keeps the others', async () => {
      const all = await allTours(backend);
      const { availableFilters } = await dataOf(
        backend.api().tours({ continentId: ['asia'], discounted: true }),
      );
      for (const { id, count } of availableFilters.continents) {
        const there = all.filter(({ travel, discounted }) => discounted && isIn(id, travel));
        expect([id, count]).toEqual([id, there.length]);
      }
    });

    test('RES-10 what it says of each choice is what choosing it lists', async () => {
      const filters: Filters = { continentId: ['asia'], durationTo: 14, status: ['CONFIRMED'] };
      const { availableFilters, total } = await dataOf(backend.api().tours(filters));
      const { statuses, ageRanges, travelStyles, paces, leaves, flags, durations, prices } =
        availableFilters;
      const choices: [Filters, number][] = [];
      const add = (change: Filters, count: number) => choices.push([change, count]);
      for (const { id, count } of statuses) add({ status: [id] }, count);
      for (const { id, count } of ageRanges) add({ ageBadge: id }, count);
      for (const { id, count } of travelStyles) add({ travelStyles: [id] }, count);
      for (const { id, count } of paces) add({ pace: id }, count);
      for (const { id, count } of flags) add({ [id]: true }, count);
      for (const { days, count } of leaves) add({ leaveTo: days }, count);
      for (const { from, to, count } of durations) {
        add({ durationFrom: from ?? undefined, durationTo: to ?? undefined }, count);
      }
      for (const { from, to, count } of prices.ranges) {
        add({ priceFrom: from ?? undefined, priceTo: to ?? undefined }, count);
      }
      // A departure on the border of two ranges is in one of them (RES-04).
      const inRanges = prices.ranges.reduce((sum, { count }) => sum + count, 0);
      expect(inRanges).toBe(total);
      expect(choices.length).toBeGreaterThan(20);
      const counts = await dataOf(
        backend.api().counts(
          'tours',
          choices.map(([change]) => ({ ...filters, ...change })),
        ),
      );
      expect(counts.data).toEqual(choices.map(([, departures]) => departures));
    });

    test.each(['tours', 'travels'] as const)(
      'RES-08 what to change of filters that leave nothing, for %s, leads to what it says',
      async (unit) => {
        const filters: Filters = {
          destinationId: ['JPN'],
          dateFrom: '2027-01-01',
          dateTo: '2027-01-02',
          priceTo: 100,
          moods: ['PARTY', 'NATURE'],
        };
        const { data } = await dataOf(backend.api().relaxations(unit, filters));
        expect(data.total).toBe(0);
        expect(data.relaxations).not.toEqual([]);
        const totalOf = async (asked: Filters): Promise<number> =>
          unit === 'tours'
            ? (await dataOf(backend.api().tours(asked))).total
            : (await dataOf(backend.api().travelsPage(asked))).total;
        expect(await totalOf({})).toBe(data.all);
        for (const { change, count } of data.relaxations) {
          expect([change, await totalOf(relaxedFilters(filters, change))]).toEqual([change, count]);
        }
      },
    );

    test('RES-08 what nothing fits is an empty page and no failure', async () => {
      const answer = await dataOf(backend.api().tours({ textSearch: 'xyzzyqwerty' }));
      expect(answer).toMatchObject({ total: 0, currentPage: 1, lastPage: 1, data: [] });
    });

    test('unknown filters are left out, as are those that are absent', async () => {
      const { total } = await dataOf(backend.api().tours({}));
      const answer = await backend.request('/tours', {
        method: 'POST',
        body: JSON.stringify({ colour: 'red', tab: 'tours' }),
      });
      expect(await answer.json()).toMatchObject({ response: 'success', total });
    });
  });
});

/** A travel belongs to its own area and to the continents of its countries. */
function isIn(continent: ContinentCode, travel: TravelSummary): boolean {
  const own = [travel.continent, ...travel.countries.map(continentOfCountry)];
  return continentCodesIn(continent).some((code) => own.includes(code));
}
