import { describe, expect, test } from 'vitest';
import { countryName } from '../../backend/catalogue/country-names.ts';
import { wordsOf } from '../../backend/catalogue/presenters.ts';
import { CONTENT } from '../support/delivered-content.ts';
import { addDays, todayIn } from '../../domain/calendar-date.ts';
import type { Stage } from '../../contract/travel.ts';
import { LANGUAGES, MARKETS, MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { NAMED_AHEAD_DAYS } from '../../domain/named-ahead.ts';
import { dataOf, describeOnBothDatabases } from '../support/backend-under-test.ts';
import {
  japan,
  LAST,
  peru,
  REVIEW_SERVICE,
  WITHDRAWN,
  withSampleTravels,
} from '../support/sample-travels.ts';

/** Markets share them out, so that each is looked at in two or three of the seven. */
function shareOf<Item>(items: readonly Item[], marketId: MarketId): readonly Item[] {
  const share = MARKET_IDS.indexOf(marketId) % 3;
  return items.filter((_, index) => index % 3 === share);
}

describeOnBothDatabases('travels', (backend) => {
  const { travelIn, tourIn } = withSampleTravels(backend);

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
      for (const record of shareOf(CONTENT.travels, marketId)) {
        const { id, words, countries } = record;
        if (id === peru.id) continue;
        const own = wordsOf(record, market);
        const travel = await travelIn(marketId, own.slug);
        const coordinator = CONTENT.coordinators.find((one) => one.id === travel.coordinator?.id);
        expect(coordinator).toBeDefined();
        expect(travel).toMatchObject({
          id,
          slug: own.slug,
          title: own.title,
          highlights: own.highlights,
          slugs: Object.fromEntries(LANGUAGES.map((one) => [one, words[one]!.slug])),
          countryNames: countries.map((country) => countryName(country, market.language)),
          coordinator: coordinator && wordsOf(coordinator, market),
        });
        expect(travel.description).toBe(own.description);
        expect(travel.days).toMatchObject(
          own.days.map(({ place, title }, index) => ({ day: index + 1, place, title })),
        );
      }
    });

    test('TRV-15 tells on how many nights everybody shares, where that was counted', async () => {
      const counted: number[] = [];
      for (const { id, facts, words } of CONTENT.travels) {
        if (id === peru.id) continue;
        const { privateRoom } = await travelIn('en-WE', words.en!.slug);
        expect(privateRoom.sharedNights, id).toBe(facts.privateRoom.sharedNights);
        counted.push(...(privateRoom.sharedNights === undefined ? [] : [privateRoom.sharedNights]));
      }
      expect(Math.max(...counted)).toBeGreaterThan(1);
      expect(counted.length).toBeLessThan(CONTENT.travels.length);
    });

    test('TRV-07 tells the highest point of a day, and which night is on the way', async () => {
      const told: (number | undefined)[] = [];
      for (const { id, facts, words } of CONTENT.travels) {
        if (id === peru.id) continue;
        const { days } = await travelIn('en-WE', words.en!.slug);
        const heightsOf = (day: Pick<Stage, 'altitudeM' | 'highestPointM' | 'isNightOnTheWay'>) => [
          day.altitudeM,
          day.highestPointM,
          day.isNightOnTheWay,
        ];
        expect(days.map(heightsOf), id).toEqual(facts.days.map(heightsOf));
        told.push(...days.map(({ highestPointM }) => highestPointM));
      }
      expect(told).toContain(4130);
      expect(told).toContain(undefined);
    });

    test('TRV-03 TRV-07 tells by when to land, and what one walks beside the way of a day', async () => {
      const told: unknown[] = [];
      for (const { id, facts, words } of CONTENT.travels) {
        if (id === peru.id) continue;
        const { days, flights } = await travelIn('en-WE', words.en!.slug);
        expect(flights.landBy, id).toBe(facts.flights.landBy);
        expect(
          days.map(({ onFoot }) => onFoot),
          id,
        ).toEqual(facts.days.map(({ onFoot }) => onFoot));
        told.push(flights.landBy, ...days.map(({ onFoot }) => onFoot?.travelHours));
      }
      expect(told).toEqual(expect.arrayContaining(['noon', 'afternoon', 8.5]));
    });

    test('MKT-05 an English market may have words of its own', async () => {
      const { slug, title } = peru.words.en!;
      expect((await travelIn('en-US', slug)).title).toBe('Peru, y’all');
      expect((await travelIn('en-US', slug)).summary).toBe(peru.words.en!.summary);
      expect((await travelIn('en-WE', slug)).title).toBe(title);
      expect((await travelIn('international', slug)).title).toBe(title);
    });

    test('TRV-11 gives what travellers said, and computes the rating from it', async () => {
      const { rating, reviews } = await travelIn('it', 'peru-con-altro-nome');
      expect(rating).toEqual({ average: 3.5, count: 2, service: REVIEW_SERVICE });
      expect(reviews.map(({ name }) => name)).toEqual(['Jens', 'Paola']);
    });

    test('TRV-11 the demonstration has no review service', async () => {
      const { rating } = await travelIn('it', japan.words.it!.slug);
      expect(rating).toMatchObject({ service: null });
    });

    test.each(MARKET_IDS)(
      'gives the departures to come in %s, in their order',
      async (marketId) => {
        const market = MARKETS[marketId];
        const { tours } = await travelIn(marketId, japan.words[market.language]!.slug);
        const today = todayIn(market.timeZone, backend.now());
        const starts = tours.map(({ startingDate }) => startingDate);
        expect(starts.every((start) => start > today)).toBe(true);
        expect(starts).toEqual([...starts].sort());
        expect(tours.at(-1)?.code).toBe(LAST.code);
        expect(tours.map(({ code }) => code)).not.toContain(WITHDRAWN.code);
      },
    );

    test.each(MARKET_IDS)(
      'TRV-06 leads to others like it in %s, as the listing gives them',
      async (marketId) => {
        const api = backend.api(marketId);
        const listed = new Map(
          (await dataOf(api.travels({ perPage: 100 }))).data.map((one) => [one.slug, one]),
        );
        const today = todayIn(MARKETS[marketId].timeZone, backend.now());
        for (const { slug } of shareOf([...listed.values()], marketId)) {
          const { related } = await travelIn(marketId, slug);
          expect(related, slug).toHaveLength(3);
          expect(new Set(related.map((other) => other.slug)).add(slug).size).toBe(4);
          for (const other of related) {
            expect(listed.get(other.slug)).toMatchObject(other);
            expect(other.bestTour.lastRequestDay >= today).toBe(true);
            expect(other.bestTour.salesStatus).not.toBe('SOLD_OUT');
          }
        }
      },
    );

    test('RTE-05 a former slug of the content answers with the present one', async () => {
      for (const marketId of MARKET_IDS) {
        const { slug, oldSlugs } = japan.words[MARKETS[marketId].language]!;
        for (const old of oldSlugs) {
          expect(await travelIn(marketId, old)).toMatchObject({ id: japan.id, slug });
        }
      }
      expect(japan.words.en!.oldSlugs).not.toEqual([]);
    });

    test('RTE-05 so does a slug that was replaced without being listed', async () => {
      const travel = await travelIn('it', peru.words.it!.slug);
      expect(travel).toMatchObject({ id: peru.id, slug: 'peru-con-altro-nome' });
      expect(travel.slugs.it).toBe('peru-con-altro-nome');
    });

    test.each<[string, MarketId, string]>([
      ['of another language', 'de', japan.words.it!.slug],
      ['of nobody', 'it', 'atlantis'],
      ['in another case', 'it', japan.words.it!.slug.toUpperCase()],
      ['that climbs', 'it', '../layouts'],
      ['that is a call', 'it', 'top-sellers'],
      ['that is the other call', 'it', 'paginated'],
    ])('RTE-05 a slug %s is missing', async (_, marketId, slug) => {
      const result = await backend.api(marketId).travel(slug);
      expect(result).toEqual({ outcome: 'missing', isGone: false });
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

  test('TRV-10 a travel names who leads most of its departures, as these themselves say', async () => {
    const leaderOf = new Map<string, string>();
    for (const { id } of CONTENT.coordinators) {
      const { tours } = (await dataOf(backend.api().coordinator(id))).data;
      for (const { code } of tours) leaderOf.set(code, id);
    }
    let [all, none, notTheirOwn] = [0, 0, 0];
    for (const { id, facts, words } of CONTENT.travels) {
      if (id === peru.id) continue;
      const travel = await travelIn('en-WE', words.en!.slug);
      const named = travel.tours.flatMap(({ code }) => leaderOf.get(code) ?? []);
      const shown = [travel.coordinator?.id ?? '', ...travel.alsoLedBy.map((other) => other.id)];
      const countOf = (person: string) => named.filter((one) => one === person).length;
      all += 1;
      if (travel.leads === null) {
        none += 1;
        expect(named).toEqual([]);
        expect(shown).toEqual([facts.coordinator, ...facts.alsoLedBy]);
        continue;
      }
      const [first = ''] = shown;
      expect(travel.leads).toEqual({ count: countOf(first), total: named.length });
      expect(countOf(first)).toBe(Math.max(...named.map(countOf)));
      expect(new Set(shown)).toEqual(new Set(named));
      if (first === facts.coordinator) continue;
      notTheirOwn += 1;
      expect(countOf(first)).toBeGreaterThan(countOf(facts.coordinator));
    }
    expect(none).toBeLessThan(all);
    expect(notTheirOwn).toBeGreaterThan(0);
  });

  describe('GET /coordinators/{id}', () => {
    test.each(MARKET_IDS)('TRV-10 MKT-05 gives each in the words of %s', async (marketId) => {
      for (const coordinator of shareOf(CONTENT.coordinators, marketId)) {
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
      const ledCodes: string[] = [];
      for (const { words } of CONTENT.travels) {
        const { tours } = await travelIn('en-WE', words.en!.slug);
        for (const { code } of tours) {
          const tour = await tourIn('en-WE', code);
          if (tour.coordinator?.id === id) ledCodes.push(code);
        }
      }
      expect(data.tours.map(({ code }) => code).sort()).toEqual(ledCodes.sort());
      expect(ledCodes.length).toBeGreaterThan(0);
      for (const [at, { startingDate }] of data.tours.entries()) {
        const before = data.tours[at - 1];
        if (before) expect(startingDate > addDays(before.endingDate, 1)).toBe(true);
      }
      const starts = data.tours.map(({ startingDate }) => startingDate);
      expect(starts).toEqual([...starts].sort());
    });

    test('TRV-10 a departure names who leads it, or the day by which it will', async () => {
      const { tours } = await travelIn('en-WE', japan.words.en!.slug);
      for (const { code, startingDate } of tours) {
        const tour = await tourIn('en-WE', code);
        if (tour.coordinator) expect(tour.coordinatorNamedBy).toBeNull();
        else if (tour.coordinatorNamedBy) {
          expect(tour.coordinatorNamedBy).toBe(addDays(startingDate, -NAMED_AHEAD_DAYS));
        }
        const leaders = [japan.facts.coordinator, ...japan.facts.alsoLedBy];
        if (tour.coordinator) expect(leaders).toContain(tour.coordinator.id);
      }
      const far = await tourIn('en-WE', tours.at(-1)?.code ?? '');
      expect(far).toMatchObject({
        coordinator: null,
        coordinatorNamedBy: addDays(far.startingDate, -NAMED_AHEAD_DAYS),
      });
    });

    test('TRV-10 one who is not there is missing', async () => {
      const result = await backend.api().coordinator('nobody');
      expect(result).toEqual({ outcome: 'missing', isGone: false });
    });
  });
});
