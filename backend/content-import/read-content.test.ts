import { describe, expect, test } from 'vitest';
import {
  COORDINATOR,
  ENGLISH,
  FACTS,
  contentOfTest,
  problemsOf,
  testFaults,
  type Fault,
} from '../../test/support/content-faults.ts';
import { SMALL_TRAVELS } from '../../test/support/small-content.ts';
import { CONTINENT_CODES } from '../../domain/continent.ts';
import { LANGUAGES } from '../../domain/market.ts';
import { leadersOf } from '../catalogue/led-tours.ts';
import { NEEDED_PAGES } from './check-targets.ts';
import { readContent } from './read-content.ts';

const [ALPS, COAST] = SMALL_TRAVELS;

test('content without a problem is read whole', () => {
  const content = contentOfTest();
  const { travels, coordinators, pages, layouts } = readContent(content.folder);
  expect(travels.map(({ id }) => id)).toEqual([...SMALL_TRAVELS]);
  expect(travels[0]?.words.it!.title).toBe(`${ALPS} (it)`);
  expect(coordinators.map(({ id }) => id)).toEqual(['ada-verdi']);
  expect(pages).toHaveLength(2 + NEEDED_PAGES.length);
  expect(pages.slice(0, 2).map(({ key }) => key)).toEqual(['index', 'packing']);
  expect(pages[1]?.byLocale['en-US'].slug).toBe('packing-en');
  expect(layouts.de.header.menu[0]?.label).toBe('Home (de)');
});

describe('MKT-05 words in every language', () => {
  test.each([
    ['it', 'lacks it'],
    ['en', 'lacks en'],
  ])('a page without its title in %s is told so once', (language, expected) => {
    const content = contentOfTest();
    content.unset('pages/index.yaml', `seo.title.${language}`);
    expect(problemsOf(content)).toEqual([`pages/index.yaml seo.title: ${expected}`]);
  });

  test('a fault of some languages names them, and one of all does not', () => {
    const content = contentOfTest();
    content.set('pages/index.yaml', 'seo.title.it', 'x'.repeat(66));
    content.set('pages/index.yaml', 'seo.title.de', 'x'.repeat(66));
    content.set('pages/index.yaml', 'seo.description.fr', 'x'.repeat(171));
    content.set('layout.yaml', 'settings.decisionDays', 'soon');
    expect(problemsOf(content)).toEqual([
      expect.stringMatching(
        /^pages\/index\.yaml seo\.title: is to have at most 60 characters.*\(it, de\)$/,
      ),
      expect.stringMatching(
        /^pages\/index\.yaml seo\.description: is to have at most 160 characters.*\(fr\)$/,
      ),
      expect.stringMatching(/^layout\.yaml settings\.decisionDays: [^()]*$/),
    ]);
  });

  test('an English market may have words of its own, and keeps the rest', () => {
    const content = contentOfTest();
    content.write(`travels/${ALPS}/en-US.yaml`, 'title: Alps by railroad');
    content.set('layout.yaml', 'footer.legalMessage.en-WE', 'Notice of ours');
    const { travels, layouts } = readContent(content.folder);
    expect(travels[0]?.words['en-US']).toEqual({ title: 'Alps by railroad' });
    expect(layouts['en-WE'].footer.legalMessage).toBe('Notice of ours');
    expect(layouts['en-US'].footer.legalMessage).toBe('Notice in en');
  });
});

test('every problem is found before anything is said', () => {
  const content = contentOfTest();
  content.set(FACTS, 'price.EUR', 'dear');
  content.set(FACTS, 'confirmedFrom', 13);
  content.set(FACTS, 'countries.0', 'XYZ');
  content.unset(ENGLISH, 'days.4');
  content.set(`travels/${COAST}/fr.yaml`, 'title', 7);
  content.set(`travels/${COAST}/travel.yaml`, 'coordinator', 'nobody');
  content.set(`travels/${COAST}/it.yaml`, 'slug', `${ALPS}-it`);
  content.set('pages/index.yaml', 'seo.image', 'x.png');
  content.set('pages/index.yaml', 'blocks.0.content.colour', 'red');
  content.unset('layout.yaml', 'footer.legalMessage.es');
  content.unset('layout.yaml', 'settings.currencies');
  const found = problemsOf(content);
  for (const expected of [
    `${FACTS} price.EUR: `,
    `${FACTS} confirmedFrom: `,
    `${FACTS} countries.0: `,
    `${ENGLISH} days: has 4 days`,
    `travels/${COAST}/fr.yaml title: `,
    `travels/${COAST}/travel.yaml coordinator: `,
    `travels/${COAST}/it.yaml slug: `,
    'pages/index.yaml seo: has image, which nothing is known of here',
    'pages/index.yaml blocks.0.content: has colour, which nothing is known of here',
    'layout.yaml footer.legalMessage: lacks es',
    'layout.yaml settings.currencies: ',
  ]) {
    expect(found).toContainEqual(expect.stringContaining(expected));
  }
  expect(found).toHaveLength(11);
});

test('a coordinator whose file has a problem is not missed by their travels', () => {
  const content = contentOfTest();
  content.set(COORDINATOR, 'city', '');
  expect(problemsOf(content)).toEqual([expect.stringContaining(`${COORDINATOR} city: `)]);
});

describe('the content that is delivered', () => {
  const { travels, coordinators, reviews } = readContent('content');

  test('has 40 travels or more in 34 countries or more, over the six areas (CMS-06)', () => {
    expect(travels.length).toBeGreaterThanOrEqual(40);
    const countries = new Set(travels.flatMap((travel) => travel.countries));
    expect(countries.size).toBeGreaterThanOrEqual(34);
    const areas = CONTINENT_CODES.map((code) => (code.endsWith('america') ? 'america' : code));
    const visited = travels.map(({ continent }) =>
      continent.endsWith('america') ? 'america' : continent,
    );
    expect(new Set(visited)).toEqual(new Set(areas));
  });

  test('TRV-06 has 7 to 15 days for each, and says what to pack and where to ask', () => {
    for (const { id, numberOfDays, words, facts } of travels) {
      expect(facts.entryRules?.length, id).toBeGreaterThan(0);
      expect(numberOfDays, id).toBeGreaterThanOrEqual(7);
      expect(numberOfDays, id).toBeLessThanOrEqual(15);
      for (const language of LANGUAGES) {
        const { packing, health } = words[language]!;
        expect([packing?.length ?? 0, health ?? ''].every(Boolean), id).toBe(true);
      }
    }
  });

  test('has no two covers of one composition', () => {
    const covers = travels.map(({ facts }) => {
      const { poster } = facts.pictures[0] ?? {};
      return poster && `${poster.scene} ${poster.motif}`;
    });
    const twice = covers.filter((cover, index) => cover && covers.indexOf(cover) < index);
    expect(twice).toEqual([]);
  });

  test('TRV-11 has reviews of each, in every language, and not all of them good', () => {
    for (const { id } of travels) {
      const told = reviews.get(id) ?? [];
      expect(told.length, id).toBeGreaterThanOrEqual(8);
      expect(new Set(told.map(({ language }) => language)), id).toEqual(new Set(LANGUAGES));
      expect(Math.min(...told.map(({ stars }) => stars)), id).toBeLessThan(5);
    }
  });

  test('MKT-05 has every travel in five languages, none left in another’s words', () => {
    for (const { words } of travels) {
      const texts = LANGUAGES.map((language) => words[language]!.description);
      expect(new Set(texts).size).toBe(LANGUAGES.length);
    }
  });

  test('TRV-07 has coordinates for each day, and words for each in each language', () => {
    const days = travels.flatMap(({ facts }) => facts.days);
    expect(days.filter(({ latitude, longitude }) => latitude === 0 && longitude === 0)).toEqual([]);
    for (const { facts, words } of travels) {
      const told = LANGUAGES.map((language) => words[language]!.days.length);
      expect(told).toEqual(LANGUAGES.map(() => facts.days.length));
    }
  });

  test('TRV-10 has no coordinator without a travel', () => {
    const leading = new Set(travels.flatMap(({ facts }) => leadersOf(facts)));
    expect(coordinators.map(({ id }) => id).filter((id) => !leading.has(id))).toEqual([]);
  });
});

describe('a fault of a link names its file and its field', () => {
  testFaults([
    ...['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example'].map(
      (url): Fault => [
        `SEC-03 a link that does harm: ${url}`,
        (content) => content.set('layout.yaml', 'header.menu.0.url', url),
        `layout.yaml header.menu.0.url: ${url} is no address that a link can have`,
      ],
    ),
    [
      'SEC-03 such a link in one market alone, in the footer',
      (content) =>
        content.set('layout.yaml', 'footer.columns.0', {
          id: 'a',
          title: 'A',
          links: [{ id: 'b', label: 'B', url: { en: '/', it: '/', es: '/', fr: '/', de: '//x' } }],
        }),
      'layout.yaml footer.columns.0.links.0.url: //x is no address that a link can have',
    ],
    [
      'SEC-03 such a link in a banner bar',
      (content) =>
        content.set('layout.yaml', 'beans.0', {
          id: 'a',
          message: 'A',
          callToAction: { label: 'B', url: 'javascript:x' },
        }),
      'layout.yaml beans.0.callToAction.url: javascript:x is no address',
    ],
    [
      'SEC-03 a form that does harm',
      (content) =>
        content.set('layout.yaml', 'footer.newsletter', {
          action: 'javascript:x',
          emailPlaceholder: 'A',
          gdpr: 'a',
          bot: 'b',
          cta: 'B',
          description: 'C',
        }),
      'layout.yaml footer.newsletter.action: javascript:x is no address',
    ],
    ...(['a;b', 'ü', 'x'.repeat(65)] as const).map((id): Fault => [
      `LAY-08 a banner bar that nobody could close: ${id}`,
      (content) => content.set('layout.yaml', 'beans.0', { id, message: 'A' }),
      `layout.yaml beans.0.id: ${id} is not of letters`,
    ]),
    [
      'LAY-08 two banner bars that are closed as one',
      (content) =>
        content.set('layout.yaml', 'beans', [
          { id: 'a', message: 'A' },
          { id: 'a', message: 'B' },
        ]),
      'layout.yaml beans.1.id: a is also that of another bar',
    ],
    [
      'a link that leads nowhere',
      (content) => content.set('layout.yaml', 'header.menu.0.routingKey', 'nowhere'),
      'layout.yaml header.menu.0.routingKey: nowhere is no routing key',
    ],
    [
      'a link to a page without its parameters',
      (content) => content.set('layout.yaml', 'header.menu.0.routingKey', 'travels-travel'),
      'layout.yaml header.menu.0.routingKey: travels-travel is no routing key',
    ],
  ]);
});

describe('MKT-08 prices that can be meant', () => {
  testFaults([
    [
      'whole euros for cents',
      (content) => content.set(FACTS, 'price', { EUR: 1200, GBP: 1032, USD: 1320 }),
      `${FACTS} price.EUR: is 2.40 euros a day`,
    ],
    [
      'cents of cents',
      (content) =>
        content.set(FACTS, 'price', { EUR: 12_000_000, GBP: 10_320_000, USD: 13_200_000 }),
      `${FACTS} price.EUR: is 24000.00 euros a day`,
    ],
    [
      'another amount in one currency',
      (content) => content.set(FACTS, 'price.USD', 200_000),
      `${FACTS} price.USD: differs from the euros by 52 %`,
    ],
    [
      'a supplement without its cents',
      (content) => content.set(FACTS, 'privateRoom.supplement.GBP', 258),
      `${FACTS} privateRoom.supplement.GBP: differs from the euros by 99 %`,
    ],
  ]);
});
