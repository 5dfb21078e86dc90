import { describe, expect, test } from 'vitest';
import {
  exampleCoordinator,
  exampleTour,
  exampleTravel,
} from '../../../test/support/example-tours.ts';
import { exampleArguments, thrownBy } from '../../../test/support/page-loader-arguments.ts';
import { loadCoordinatorPage } from './loader.server.ts';

const travel = exampleTravel();
const tours = [
  exampleTour({ code: 'JPN-20270626', startingDate: '2027-06-26', price: { GBP: 190000 } }),
  exampleTour({ code: 'JPN-20270612', startingDate: '2027-06-12', price: { GBP: 215000 } }),
  exampleTour({ code: 'JPN-20270619', startingDate: '2027-06-19', price: { GBP: 190000 } }),
  exampleTour({ code: 'JPN-20270301', startingDate: '2027-03-01' }),
].map((tour) => ({ ...tour, travel }));
const answers = { '/coordinators/tommaso-gherardi': exampleCoordinator({ tours }) };

describe('loadCoordinatorPage', () => {
  test.each([
    ['', ['JPN-20270612', 'JPN-20270619', 'JPN-20270626']],
    ['?sort=price:asc', ['JPN-20270619', 'JPN-20270626', 'JPN-20270612']],
    ['?sort=nonsense', ['JPN-20270612', 'JPN-20270619', 'JPN-20270626']],
  ])('TRV-10 sorts the future tours led under %j', async (query, codes) => {
    const page = await exampleArguments({
      path: `/coordinators/tommaso-gherardi${query}`,
      answers,
    });
    const { data, seo } = await loadCoordinatorPage(page);
    expect(data.tours.map(({ code }) => code)).toEqual(codes);
    expect(seo.canonical).toBe('/coordinators/tommaso-gherardi');
  });

  test.each([
    ['en-WE', '/coordinators/tommaso-gherardi', ['Italian', 'English'], 'Italy'],
    ['de', '/koordinatoren/tommaso-gherardi', ['Italienisch', 'Englisch'], 'Italien'],
  ] as const)('TRV-10 names languages and country in the words of %s', async (...example) => {
    const [marketId, path, languages, country] = example;
    const { data } = await loadCoordinatorPage(await exampleArguments({ marketId, path, answers }));
    expect(data.coordinator.languageNames).toEqual(languages);
    expect(data.coordinator.countryName).toBe(country);
  });

  test('TRV-10 shows codes that nobody knows as they are', async () => {
    const odd = exampleCoordinator({ country: '??', languages: ['it', 'x'], tours: [] });
    const page = await exampleArguments({
      path: '/coordinators/tommaso-gherardi',
      answers: { '/coordinators/tommaso-gherardi': odd },
    });
    const { coordinator } = (await loadCoordinatorPage(page)).data;
    expect(coordinator.countryName).toBe('??');
    expect(coordinator.languageNames).toEqual(['Italian', 'x']);
  });

  test('ERR-01 answers 404 for somebody unknown', async () => {
    const page = await exampleArguments({ path: '/coordinators/nobody', answers });
    expect((await thrownBy(loadCoordinatorPage(page))).status).toBe(404);
  });
});
