import { describe, expect, test } from 'vitest';
import {
  exampleCoordinator,
  exampleTour,
  exampleTravel,
} from '../../../test/support/example-tours.ts';
import { exampleArguments, thrownBy } from '../../../test/support/page-loader-arguments.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { loadCoordinatorPage } from './loader.server.ts';
import CoordinatorPage from './page.tsx';

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

  test('TRV-10 TRV-11 tells what travellers said of the travels led, and the rating of all', async () => {
    const review = {
      stars: 5,
      language: 'en',
      name: 'Ann',
      travelled: '2026-05',
      text: 'Trains on time.',
      travel: { slug: 'japan-by-rail', title: 'Japan by rail' },
    } as const;
    const reviewed = exampleCoordinator({
      tours: [],
      rating: { average: 4.27, count: 3 },
      reviews: [review],
    });
    const page = await exampleArguments({
      path: '/coordinators/tommaso-gherardi',
      answers: { '/coordinators/tommaso-gherardi': reviewed },
    });
    const { data } = await loadCoordinatorPage(page);
    expect(data.rating).toEqual({ average: 4.3, count: 3, stars: 4.5, level: 'excellent' });
    expect(data.reviews).toMatchObject([{ travelled: 'May 2026', isHighlighted: true }]);
    const text = visibleText(await renderInSite(<CoordinatorPage data={data} />));
    expect(text).toContain('4.3 of 5 from 3 reviews');
    expect(text).toContain('Trains on time.');
  });

  test('ERR-01 answers 404 for somebody unknown', async () => {
    const page = await exampleArguments({ path: '/coordinators/nobody', answers });
    expect((await thrownBy(loadCoordinatorPage(page))).status).toBe(404);
  });
});
