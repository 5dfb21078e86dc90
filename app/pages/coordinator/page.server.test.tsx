import { describe, expect, test } from 'vitest';
import type { MarketId } from '../../../domain/market.ts';
import { byRole } from '../../../test/support/by-role.ts';
import { exampleEvent } from '../../../test/support/example-event.ts';
import {
  exampleCoordinator,
  exampleTour,
  exampleTravel,
} from '../../../test/support/example-tours.ts';
import { exampleArguments } from '../../../test/support/page-loader-arguments.ts';
import { thrownBy } from '../../../test/support/thrown-by.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { shownModal } from '../../../test/support/shown-modal.ts';
import { wordsOf } from '../../../test/support/site-words.ts';
import { CoordinatorMeeting } from '../../modals/meetup-search/modal.tsx';
import { ModalStateProvider } from '../../modals/modal-frame.tsx';
import { loadPage } from '../define-page.server.ts';
import { coordinatorPage, type CoordinatorPageData, shortDescription } from './page.server.ts';
import CoordinatorPage from './page.tsx';

const travel = exampleTravel();
const tours = [
  exampleTour({ code: 'JPN-20270626', startingDate: '2027-06-26', price: { GBP: 190000 } }),
  exampleTour({ code: 'JPN-20270612', startingDate: '2027-06-12', price: { GBP: 215000 } }),
  exampleTour({ code: 'JPN-20270619', startingDate: '2027-06-19', price: { GBP: 190000 } }),
  exampleTour({ code: 'JPN-20270301', startingDate: '2027-03-01' }),
].map((tour) => ({ ...tour, travel }));
const answers = { '/coordinators/tommaso-gherardi': exampleCoordinator({ tours }) };

describe('the loader of the coordinator page', () => {
  test.each([
    ['', ['JPN-20270612', 'JPN-20270619', 'JPN-20270626']],
    ['?sort=price:asc', ['JPN-20270619', 'JPN-20270626', 'JPN-20270612']],
    ['?sort=nonsense', ['JPN-20270612', 'JPN-20270619', 'JPN-20270626']],
  ])('TRV-10 sorts the future tours led under %j', async (query, codes) => {
    const page = await exampleArguments({
      path: `/coordinators/tommaso-gherardi${query}`,
      answers,
    });
    const { data, seo } = await loadPage(coordinatorPage, page);
    expect(data.tours.map(({ code }) => code)).toEqual(codes);
    expect(seo.canonical).toBe('/coordinators/tommaso-gherardi');
  });

  test.each([
    ['en-WE', '/coordinators/tommaso-gherardi', ['Italian', 'English'], 'Italy'],
    ['de', '/koordinatoren/tommaso-gherardi', ['Italienisch', 'Englisch'], 'Italien'],
  ] as const)('TRV-10 names languages and country in the words of %s', async (...example) => {
    const [marketId, path, languages, country] = example;
    const { data } = await loadPage(
      coordinatorPage,
      await exampleArguments({ marketId, path, answers }),
    );
    expect(data.coordinator.languageNames).toEqual(languages);
    expect(data.coordinator.countryName).toBe(country);
  });

  test('TRV-10 SEO-03 the way to one leads over the list of all, on the page and for engines', async () => {
    const page = await exampleArguments({ path: '/coordinators/tommaso-gherardi', answers });
    const { data, seo } = await loadPage(coordinatorPage, page);
    const html = await renderInSite(<CoordinatorPage data={data} />);
    const t = await wordsOf('en-WE');
    const crumbs = byRole(html).one('navigation', t('travel:breadcrumb.label'));
    expect(crumbs.text).toBe('Home Our coordinators Tommaso Gherardi');
    const all = crumbs.within.one('link', t('travel:breadcrumb.coordinators'));
    expect(all.attributes.href).toBe('/coordinators');
    const [list] = (seo.structuredData ?? []).filter(
      (thing) => thing['@type'] === 'BreadcrumbList',
    );
    expect(JSON.stringify(list)).toContain('/coordinators"');
    expect(list).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }],
    });
  });

  test('TRV-10 shows codes that nobody knows as they are', async () => {
    const odd = exampleCoordinator({ country: '??', languages: ['it', 'x'], tours: [] });
    const page = await exampleArguments({
      path: '/coordinators/tommaso-gherardi',
      answers: { '/coordinators/tommaso-gherardi': odd },
    });
    const { coordinator } = (await loadPage(coordinatorPage, page)).data;
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
    const { data } = await loadPage(coordinatorPage, page);
    expect(data.rating).toEqual({ average: 4.3, count: 3, stars: 4.5, level: 'great' });
    expect(data.reviews).toMatchObject([{ travelled: 'May 2026', isHighlighted: true }]);
    const text = visibleText(await renderInSite(<CoordinatorPage data={data} />));
    expect(text).toContain('4.3 of 5 from 3 reviews');
    expect(text).toContain('Trains on time.');
  });

  describe('MEET-01 TRV-10 LAY-10 the meet-ups of whoever it is', () => {
    const other = { id: 'ada-verdi', firstName: 'Ada', lastName: 'Verdi', portrait: null };
    const events = [
      exampleEvent({ id: 'of-another', host: other }),
      exampleEvent({ id: 'unnamed', host: null }),
      exampleEvent(),
      exampleEvent({ id: 'second', city: { id: 'milan', name: 'Milan' } }),
      exampleEvent({ id: 'third' }),
      exampleEvent({ id: 'fourth' }),
    ];
    const load = async (marketId: MarketId, path: string, shown: Record<string, unknown>) =>
      (await loadPage(coordinatorPage, await exampleArguments({ marketId, path, answers: shown })))
        .data;
    /** As it is without scripts too. */
    const modalOf = ({ coordinator, meetups }: CoordinatorPageData, marketId: MarketId) =>
      renderInSite(
        <ModalStateProvider value={shownModal('meetup-search')}>
          <CoordinatorMeeting
            coordinator={{
              kind: 'coordinator',
              name: coordinator.firstName,
              city: coordinator.city,
              languages: '',
              meetups,
            }}
          />
        </ModalStateProvider>,
        { marketId },
      );

    test.each<[MarketId, string, string, string]>([
      ['en-WE', '/coordinators/', '/events-wemeet', 'Thursday 4 March 2027, 18:30'],
      ['en-US', '/coordinators/', '/events-wemeet', 'Thursday, March 4, 2027, 6:30 PM'],
      ['it', '/coordinatori/', '/eventi-wemeet', 'Giovedì 4 marzo 2027, 18:30'],
    ])('in %s are named with city, day, time and the way there', async (...example) => {
      const [marketId, path, way, when] = example;
      const shown = { ...answers, '/events': { events, cities: [] } };
      const data = await load(marketId, `${path}tommaso-gherardi`, shown);
      expect(data.meetups.map(({ id }) => id)).toEqual([exampleEvent().id, 'second', 'third']);
      const html = await modalOf(data, marketId);
      const { links } = byRole(html);
      expect(links).toContain(`${way}?city=rome&from=2027-03-04&to=2027-03-04`);
      expect(links.filter((link) => link.startsWith(`${way}?city=milan&`))).toHaveLength(1);
      expect(byRole(html).all('time')).not.toEqual([]);
      const text = visibleText(html).replaceAll(/\s/g, ' ');
      expect(text).toContain('Rome · Seven fountains and a map');
      expect(text).toContain(when);
    });

    test.each<[MarketId, string, Record<string, unknown>]>([
      // The German market has no page of them (RTE-02).
      ['de', '/koordinatoren/', { '/events': { events, cities: [] } }],
      ['en-WE', '/coordinators/', { '/events': { events: events.slice(0, 2), cities: [] } }],
      ['en-WE', '/coordinators/', {}],
    ])('in %s are left out where there are none: %#', async (marketId, path, more) => {
      const data = await load(marketId, `${path}tommaso-gherardi`, { ...answers, ...more });
      expect(data.meetups).toEqual([]);
      const html = await modalOf(data, marketId);
      const modal = byRole(html);
      expect(modal.links.filter((link) => link.includes('city='))).toEqual([]);
      expect(modal.all('time')).toEqual([]);
      expect(modal.links).toContainEqual(expect.stringMatching(/^mailto:/));
    });
  });

  test('ERR-01 answers 404 for somebody unknown', async () => {
    const page = await exampleArguments({ path: '/coordinators/nobody', answers });
    expect((await thrownBy(loadPage(coordinatorPage, page))).status).toBe(404);
  });
});

const sentence = 'I came home from the north with a camera full of snow and no feeling in my toes.';
const long = 'and on we went through the night '.repeat(8).trim();

describe('SEO-01 a description is as long as a list of results shows it', () => {
  test.each([
    ['Short.', 'Short.'],
    ['Two\nlines.', 'Two lines.'],
    ['x'.repeat(160), 'x'.repeat(160)],
    [`${sentence} And then ${long}.`, sentence],
    [`Oslo. Well, ${long}`, /^Oslo\. Well, and on .* (?:and|on|we|went|through|the|night)…$/],
    [`${'word '.repeat(31)}end, and more words`, /end…$/],
  ])('%s', (text, expected) => {
    const short = shortDescription(text);
    if (typeof expected === 'string') expect(short).toBe(expected);
    else expect(short).toMatch(expected);
    expect(short.length).toBeLessThanOrEqual(160);
  });
});
