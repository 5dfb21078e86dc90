import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Filters } from '../../contract/filters.ts';
import { addDays, daysBetween } from '../../domain/calendar-date.ts';
import { FILTERS, fieldsOf, wordsOfFilter } from '../../domain/filters/filters.ts';
import { relaxedFilters } from '../../domain/filters/relaxation.ts';
import { activeFilterNames, isActive } from '../../domain/filters/search-filters.ts';
import { CURRENCIES, LANGUAGES } from '../../domain/market.ts';
import { SORTS } from '../../domain/sort.ts';
import { generateCatalogue } from '../../test/support/generated-catalogue.ts';
import {
  naiveFacets,
  naiveFirsts,
  naiveTours,
  naiveTravels,
} from '../../test/support/naive-listing.ts';
import type { NaiveQuestion } from '../../test/support/naive-fitting.ts';
import { countryName } from '../catalogue/country-names.ts';
import type { CatalogueSnapshot } from '../catalogue/records.ts';
import { buildCatalogueIndex } from './catalogue-index.ts';
import { completeSteps } from './complete-steps.ts';
import { findText } from './find-text.ts';
import type { ListingContext } from './listing-page.ts';
import { buildSearchIndex } from './search-index.ts';

// The naive answers take a second on an idle machine, and many on a busy one.
vi.setConfig({ testTimeout: 120_000 });

const FIRST_DAY = '2027-01-01';
const DAYS = 240;

/** Small enough for a naive answer, with everything that may go wrong in it. */
const catalogues = [
  { seed: 1, travels: 12, tours: 300, priceGaps: 0 },
  { seed: 2, travels: 40, tours: 200, priceGaps: 0.3 },
  { seed: 3, travels: 1, tours: 90, priceGaps: 0.5 },
  { seed: 4, travels: 5, tours: 0 },
  { seed: 5, travels: 0, tours: 0 },
].map((options) => {
  const snapshot = withShuffledSameDays(
    generateCatalogue({ ...options, firstDay: FIRST_DAY, days: DAYS }),
  );
  const catalogue = completeSteps(buildCatalogueIndex(snapshot));
  return { snapshot, catalogue, index: buildSearchIndex(snapshot) };
});
type Catalogue = (typeof catalogues)[number];

/** Puts tours on a few days, so that ties are common and ids do not follow the dates. */
function withShuffledSameDays(snapshot: CatalogueSnapshot): CatalogueSnapshot {
  const tours = snapshot.tours.map((tour, place) => {
    const isOnBusyDay = place % 3 === 0;
    if (!isOnBusyDay) return tour;
    const startingDate = addDays(FIRST_DAY, (place % 10) * 20);
    const length = daysBetween(tour.startingDate, tour.endingDate);
    return { ...tour, startingDate, endingDate: addDays(startingDate, length) };
  });
  return { ...snapshot, tours };
}

const day = fc.integer({ min: -20, max: DAYS + 20 }).map((count) => addDays(FIRST_DAY, count));
const cents = fc.oneof(
  fc.integer({ min: 0, max: 70 }).map((hundreds) => hundreds * 10_000),
  fc.constantFrom(2 ** 31 - 1, 2 ** 40),
);
const manyOf = <Item>(items: readonly Item[]) =>
  fc.array(fc.constantFrom(...items), { maxLength: 3 });

/** Of each filter by words, or by yes and no. */
const byKind = Object.fromEntries(
  FILTERS.flatMap(({ name, value }): [string, fc.Arbitrary<unknown>][] => {
    if (value.kind === 'words') return [[name, manyOf(value.values)]];
    if (value.kind === 'choice') return [[name, fc.constantFrom(...value.values)]];
    return value.kind === 'flag' ? [[name, fc.boolean()]] : [];
  }),
);

function filtersFor({ snapshot }: Catalogue): fc.Arbitrary<Filters> {
  const countries = ['JPN', ...new Set(snapshot.travels.flatMap((travel) => travel.countries))];
  const names = countries.flatMap((code) =>
    LANGUAGES.map((language) => countryName(code, language)),
  );
  const places = snapshot.travels.map((travel) => travel.words.en!.days[0]?.place ?? '');
  const text = fc.oneof(
    fc.constantFrom(...names, ...places),
    fc.constantFrom(...names, ...places).map((name) => name.slice(0, 3).toUpperCase()),
    fc.constantFrom(...names).map((name) => `${name.slice(0, 2)}x${name.slice(3)}`),
    fc.constantFrom('', '  ', '!?', 'xyzzyx', 'spiaggia', 'a'),
    fc.string({ maxLength: 12 }),
  );
  const set = {
    textSearch: text,
    destinationId: manyOf(countries),
    travelId: manyOf(['unknown', ...snapshot.travels.map((travel) => travel.id)]),
    dateFrom: day,
    dateTo: day,
    daysSpan: fc.integer({ min: 0, max: 60 }),
    priceFrom: cents,
    priceTo: cents,
    durationFrom: fc.integer({ min: 0, max: 18 }),
    durationTo: fc.integer({ min: 0, max: 18 }),
    leaveTo: fc.integer({ min: 0, max: 15 }),
    durations: fc.array(fc.integer({ min: 1, max: 18 }), { maxLength: 3 }),
    ...byKind,
  };
  expect(Object.keys(set).sort()).toEqual(
    FILTERS.flatMap((one) => Object.keys(fieldsOf(one))).sort(),
  );
  // A few filters at a time: with all of them nothing would ever be found.
  const narrowing = fc
    .tuple(fc.subarray(Object.keys(set), { maxLength: 4 }), fc.record(set))
    .map(
      ([keys, values]) =>
        Object.fromEntries(
          keys.map((key) => [key, (values as Record<string, unknown>)[key]]),
        ) as Filters,
    );
  const notWanted = narrowing.map(({ textSearch: _text, ...filters }) => filters);
  const excluded = fc.record(
    { excluded: fc.array(notWanted, { maxLength: 2 }) },
    { requiredKeys: [] },
  );
  return fc
    .tuple(narrowing, excluded, presentation)
    .map((parts) => Object.assign({}, ...parts) as Filters);
}

const presentation: fc.Arbitrary<Filters> = fc.record(
  {
    sort: fc.constantFrom(...SORTS),
    show: fc.integer({ min: 1, max: 100 }),
    page: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant(2_147_483_647)),
    perPage: fc.integer({ min: 1, max: 100 }),
    currency: fc.constantFrom(...CURRENCIES),
    valuesInScore: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** No public holidays, and as many as there is one each week. */
const HOLIDAYS = [0, 1].map(
  (each) =>
    new Set(Array.from({ length: each * 60 }, (_, week) => addDays('2027-01-01', week * 6))),
);

const anyContext: fc.Arbitrary<ListingContext> = fc.record({
  language: fc.constantFrom(...LANGUAGES),
  currency: fc.constantFrom(...CURRENCIES),
  today: day,
  closingDays: fc.integer({ min: 0, max: 9 }),
  freeCancellationDays: fc.integer({ min: 0, max: 90 }),
  holidays: fc.constantFrom(...HOLIDAYS),
  exchangeRates: fc.constantFrom({ EUR: 1, GBP: 0.86, USD: 1.1 }, { EUR: 1, GBP: 0.9, USD: 0.95 }),
});

interface Question {
  /** Place in `catalogues`, which would be too long to print. */
  readonly catalogue: number;
  readonly filters: Filters;
  readonly context: ListingContext;
}

const question: fc.Arbitrary<Question> = fc.nat({ max: catalogues.length - 1 }).chain((catalogue) =>
  fc.record({
    catalogue: fc.constant(catalogue),
    filters: filtersFor(catalogueAt(catalogue)),
    context: anyContext,
  }),
);

function catalogueAt(place: number): Catalogue {
  return catalogues[place] as Catalogue;
}

function naiveQuestion(asked: Question): NaiveQuestion {
  const { snapshot, catalogue } = catalogueAt(asked.catalogue);
  const scores = findText(catalogue, asked.filters.textSearch ?? '').travels;
  const { travels } = catalogue.travels;
  const textScores = scores && new Map(travels.map(({ id }, row) => [id, scores[row] ?? 0]));
  return { snapshot, filters: asked.filters, context: asked.context, textScores };
}

/** The same runs on every machine; raise `numRuns` to look for more. */
const RUNS = { seed: 20270501, numRuns: 300 };

function expectedPage<Hit>(filters: Filters, all: readonly Hit[]) {
  const perPage = filters.show ?? filters.perPage ?? 20;
  const lastPage = Math.max(1, Math.ceil(all.length / perPage));
  const currentPage = Math.min(filters.page ?? 1, lastPage);
  const hits = all.slice((currentPage - 1) * perPage, currentPage * perPage);
  return { hits, currentPage, perPage, lastPage, total: all.length };
}

describe('the index against a filter and a sort over plain arrays', () => {
  test('RES-02 RES-05 RES-06 TRV-02 listTours, all of them and each travel once', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const naive = naiveQuestion(asked);
        const { index } = catalogueAt(asked.catalogue);
        const { facets, ...page } = index.listTours(asked.filters, asked.context);
        const all = naiveTours(naive);
        expect(page).toEqual({
          ...expectedPage(
            asked.filters,
            all.map((pair) => ({ ...pair, otherDepartures: 0 })),
          ),
          travels: null,
        });

        const { facets: sameFacets, ...folded } = index.listTours(
          { ...asked.filters, oncePerTravel: true },
          asked.context,
        );
        const firsts = naiveFirsts(naive);
        expect(folded).toEqual(
          firsts === null
            ? page
            : {
                ...expectedPage(asked.filters, firsts),
                total: all.length,
                travels: firsts.length,
              },
        );
        expect(sameFacets).toEqual(facets);
      }),
      RUNS,
    );
  });

  test('RES-02 RES-05 RES-06 TRV-02 listTravels', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { index } = catalogueAt(asked.catalogue);
        const { facets: _facets, ...page } = index.listTravels(asked.filters, asked.context);
        expect(page).toEqual(expectedPage(asked.filters, naiveTravels(naiveQuestion(asked))));
      }),
      RUNS,
    );
  });

  // Each has a hundred choices, and the naive answer asks the question again with each of them.
  test.each([
    ['listTours', 'tours'],
    ['listTravels', 'travels'],
  ] as const)('RES-10 the facets of %s', (list, unit) => {
    fc.assert(
      fc.property(question, (asked) => {
        const { facets } = catalogueAt(asked.catalogue).index[list](asked.filters, asked.context);
        expect(facets).toEqual(naiveFacets(unit, naiveQuestion(asked)));
      }),
      { ...RUNS, numRuns: 75 },
    );
  });
});

test('RES-06 turning all pages shows each tour and each travel once', () => {
  fc.assert(
    fc.property(question, ({ catalogue, filters, context }) => {
      const { index } = catalogueAt(catalogue);
      for (const list of ['listTours', 'listTravels'] as const) {
        const { lastPage, total } = index[list](filters, context);
        const ids: string[] = [];
        for (let page = 1; page <= lastPage; page++) {
          for (const hit of index[list]({ ...filters, page }, context).hits) {
            ids.push('tour' in hit ? hit.tour.id : hit.travel.id);
          }
        }
        expect(ids).toHaveLength(total);
        expect(new Set(ids).size).toBe(total);
      }
    }),
    { ...RUNS, numRuns: 150 },
  );
});

test('RES-08 RES-10 a count is the total of its listing', () => {
  fc.assert(
    fc.property(question, ({ catalogue, filters, context }) => {
      const { index } = catalogueAt(catalogue);
      expect([
        index.count('tours', filters, context),
        index.count('travels', filters, context),
      ]).toEqual([
        index.listTours(filters, context).total,
        index.listTravels(filters, context).total,
      ]);
    }),
    RUNS,
  );
});

/** Filters of words that a facet counts; of continents there is more to say. */
const COUNTED_WORDS = FILTERS.filter(
  (filter) =>
    filter.facet !== undefined && filter.name !== 'continentId' && wordsOfFilter(filter).length > 0,
);

test('RES-08 RES-10 an empty list leads to other words of a filter that empties it, wherever there are any', () => {
  let led = 0;
  const narrowed = fc
    .tuple(question, fc.constantFrom(...COUNTED_WORDS), fc.nat())
    .map(([asked, filter, place]) => {
      const words = wordsOfFilter(filter);
      const word = words[place % words.length] as string;
      return { asked, filter, words, word };
    });
  fc.assert(
    fc.property(narrowed, fc.constantFrom('tours', 'travels'), ({ asked, filter, ...of }, unit) => {
      const { context } = asked;
      const { index } = catalogueAt(asked.catalogue);
      const withWord = (word: string) =>
        relaxedFilters(asked.filters, { kind: 'word', filter: filter.name, word });
      const filters = withWord(of.word);
      const { total, all, relaxations } = completeSteps(index.relaxations(unit, filters, context));
      for (const { change, count } of relaxations) {
        expect(index.count(unit, relaxedFilters(filters, change), context)).toBe(count);
      }
      if (total > 0 || !isActive(filter, filters)) return;
      expect(all === 0 || relaxations.length > 0 || activeFilterNames(filters).length > 2).toBe(
        true,
      );
      const others = of.words
        .filter((word) => isActive(filter, withWord(word)))
        .map((word) => index.count(unit, withWord(word), context))
        .filter((count) => count > 0);
      const offered = relaxations.flatMap(({ change, count }) =>
        change.kind === 'word' && change.filter === filter.name ? [count] : [],
      );
      expect(offered).toEqual(others.toSorted((a, b) => b - a).slice(0, 3));
      led += offered.length;
    }),
    RUNS,
  );
  expect(led).toBeGreaterThan(0);
});

test('SRCH-04 the where-lookup counts what the listings behind its rows show', () => {
  fc.assert(
    fc.property(question, ({ catalogue, filters, context }) => {
      const { index } = catalogueAt(catalogue);
      const { textSearch: search = '', continentId: continents = [] } = filters;
      const { destinationId: countries = [] } = filters;
      const result = index.topSellers({ search, continents, countries }, context);
      const totals = (asked: Filters) => ({
        itineraries: index.listTravels(asked, context).total,
        departures: index.listTours(asked, context).total,
      });
      const behindKeyword = {
        textSearch: search,
        continentId: continents,
        destinationId: countries,
      };
      expect(result).toMatchObject(totals(behindKeyword));
      for (const row of result.countries) {
        expect(row).toMatchObject(totals({ destinationId: [row.id], continentId: continents }));
        expect(countries.length === 0 || countries.includes(row.id)).toBe(true);
      }
      expect(result.countries.length > 0).toBe(result.itineraries > 0);
    }),
    RUNS,
  );
});
