import { beforeAll, expect, test } from 'vitest';
import {
  travelFactsSchema,
  travelWordsSchema,
} from '../../../backend/content-import/travel-content.ts';
import { readCatalogueSnapshot } from '../../../backend/storage/queries/travels.ts';
import type { CatalogueSnapshot, PricedTour } from '../../../backend/catalogue/records.ts';
import { TOUR_STATUSES } from '../../../domain/tour-status.ts';
import { fillCatalogue, sizeProblem } from './fill-catalogue.ts';
import { sharesOf, STARTING_DAYS } from './plausible-tours.ts';
import { describeOnBoth } from '../../../test/storage/both-databases.ts';
import { sampleTravel } from '../../../test/storage/sample-catalogue.ts';

const SIZE = { travels: 200, tours: 4_000, seed: 1 };
const NOW = Date.parse('2027-03-01T12:00:00Z');
const TODAY = '2027-03-01';

describeOnBoth('fillCatalogue', (database) => {
  let snapshot: CatalogueSnapshot;
  const progress: number[] = [];
  beforeAll(async () => {
    const model = sampleTravel('per');
    await fillCatalogue(database.storage, SIZE, [model], NOW, (tours) => progress.push(tours));
    snapshot = await readCatalogueSnapshot(database.storage.db, NOW);
  });
  const shareOf = (fits: (tour: PricedTour) => boolean) =>
    snapshot.tours.filter(fits).length / snapshot.tours.length;

  test('writes as much as it was asked for, and says how far it is', () => {
    expect(snapshot.travels).toHaveLength(SIZE.travels);
    expect(snapshot.tours).toHaveLength(SIZE.tours);
    expect(progress.length).toBeGreaterThan(1);
    expect(progress.at(-1)).toBe(SIZE.tours);
  });

  test('writes what content could hold, but for codes of four letters', () => {
    for (const { facts, words } of snapshot.travels) {
      const { code, ...rest } = facts;
      expect(code).toMatch(/^[A-Z]{4}$/);
      expect(travelFactsSchema.safeParse({ ...rest, code: 'ABC' }).error).toBeUndefined();
      for (const each of Object.values(words)) {
        expect(travelWordsSchema.safeParse(each).error).toBeUndefined();
      }
    }
  });

  test('is plausible: continents, lengths, seasons, statuses and discounts as companies have them', () => {
    const inEurope = snapshot.travels.filter(({ continent }) => continent === 'europe').length;
    expect(inEurope / SIZE.travels).toBeGreaterThan(0.2);
    expect(inEurope / SIZE.travels).toBeLessThan(0.5);
    const lengths = new Set(snapshot.travels.map(({ numberOfDays }) => numberOfDays));
    expect(lengths.size).toBeGreaterThan(7);
    const summer = snapshot.tours.filter(({ startingDate }) => /-0[78]-/.test(startingDate));
    const february = snapshot.tours.filter(({ startingDate }) => /-02-/.test(startingDate));
    expect(summer.length / 2).toBeGreaterThan(february.length);
    for (const status of TOUR_STATUSES) {
      expect(
        shareOf((tour) => tour.status === status),
        status,
      ).toBeGreaterThan(0.005);
    }
    expect(shareOf(({ isDiscounted }) => isDiscounted)).toBeGreaterThan(0.02);
    expect(shareOf(({ isDiscounted }) => isDiscounted)).toBeLessThan(0.1);
    expect(shareOf(({ startingDate }) => startingDate < TODAY)).toBeGreaterThan(0.03);
    expect(shareOf(({ promotion }) => promotion !== null)).toBeGreaterThan(0.01);
  });

  test('is the same for the same seed on the same day', async () => {
    const [first] = snapshot.tours;
    if (!first) throw new Error('There is a tour');
    const before = JSON.stringify(snapshot.tours);
    await fillCatalogue(database.storage, SIZE, [sampleTravel('per')], NOW);
    const again = await readCatalogueSnapshot(database.storage.db, NOW);
    expect(JSON.stringify(again.tours)).toBe(before);
    expect(again.version).toBe(snapshot.version + 1);
  });
});

test('each travel has a share of the tours, the popular ones more, and none is lost', () => {
  const shares = sharesOf([0, 100, 50, 50], 1_000);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1_000);
  expect(shares[1]).toBeGreaterThan(3 * (shares[0] ?? 0));
});

test.each([
  [{ travels: 20_000, tours: 1_000_000, seed: 1 }, null],
  [{ travels: 0, tours: 0, seed: 1 }, /1 to 456976 travels/],
  [{ travels: 500_000, tours: 1, seed: 1 }, /1 to 456976 travels/],
  [{ travels: 10, tours: 10 * STARTING_DAYS, seed: 1 }, /have room for/],
])('a size of %o is refused where it does not fit', (size, problem) => {
  if (problem) expect(sizeProblem(size)).toMatch(problem);
  else expect(sizeProblem(size)).toBeNull();
});
