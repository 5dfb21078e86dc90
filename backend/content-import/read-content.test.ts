import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CONTINENT_CODES } from '../../domain/continent.ts';
import { LANGUAGES } from '../../domain/market.ts';
import {
  createSmallContent,
  SMALL_TRAVELS,
  type SmallContent,
} from '../../test/support/small-content.ts';
import { contentHash, IMPORTER_VERSION } from './content-hash.ts';
import { ContentInvalid } from './content-invalid.ts';
import { readContent } from './read-content.ts';

let content: SmallContent;
beforeEach(() => {
  content = createSmallContent();
});
afterEach(() => content.dispose());

const [ALPS, COAST] = SMALL_TRAVELS;
const FACTS = `travels/${ALPS}/travel.yaml`;
const ENGLISH = `travels/${ALPS}/en.yaml`;
const COORDINATOR = 'coordinators/ada-verdi.yaml';
const DRAWN = {
  skin: 'olive',
  hair: 'bun',
  hairColour: 'dark',
  clothing: 'linen',
  clothColour: 'moss',
  backdrop: 'sea',
  palette: 'day',
  seed: 7,
};

/** Each problem as `file field: message`, files from the content folder. */
function problems(): string[] {
  try {
    readContent(content.folder);
    return [];
  } catch (error) {
    if (!(error instanceof ContentInvalid)) throw error;
    return error.problems.map(({ file, field, message }) => {
      const name = path.relative(content.folder, file).replaceAll(path.sep, '/');
      return `${name}${field && ` ${field}`}: ${message}`;
    });
  }
}

test('content without a problem is read whole', () => {
  const { travels, coordinators, pages, layouts } = readContent(content.folder);
  expect(travels.map(({ id }) => id)).toEqual([...SMALL_TRAVELS]);
  expect(travels[0]?.words.it.title).toBe(`${ALPS} (it)`);
  expect(coordinators.map(({ id }) => id)).toEqual(['ada-verdi']);
  expect(pages.map(({ key }) => key)).toEqual(['index', 'packing']);
  expect(pages[1]?.byLocale['en-US'].slug).toBe('packing-en');
  expect(layouts.de.header.menu[0]?.label).toBe('Home (de)');
});

describe('TRV-10 a coordinator’s portrait', () => {
  const portraitOf = () => readContent(content.folder).coordinators[0]?.portrait;

  test('is not needed', () => expect(portraitOf()).toBeNull());

  test('is drawn as it is described, and says whose it is in every language', () => {
    content.set(COORDINATOR, 'portrait', { drawn: DRAWN });
    const { coordinators, originals } = readContent(content.folder);
    const portrait = coordinators[0]?.portrait;
    expect(portrait).toMatchObject({ id: 'ada-verdi', mobile: null });
    expect(portrait?.words.en).toEqual({
      altText: 'Portrait of Ada',
      seoName: 'portrait-of-ada',
    });
    expect(portrait?.words.it.altText).toBe('Ritratto di Ada');
    expect(originals).toContainEqual({
      ...portrait?.desktop,
      source: { kind: 'portrait', description: DRAWN },
    });
  });

  test('may say more in one language', () => {
    const alt = { de: 'Ada am Gipfel' };
    content.set(COORDINATOR, 'portrait', { drawn: DRAWN, alt });
    expect(portraitOf()?.words.de.altText).toBe('Ada am Gipfel');
    expect(portraitOf()?.words.fr.altText).toBe('Ada en portrait');
  });
});

describe('a problem names its file and its field', () => {
  type Spoil = () => void;
  test.each<[string, Spoil, string]>([
    [
      'a missing file',
      () => content.remove(`travels/${ALPS}/fr.yaml`),
      `travels/${ALPS}/fr.yaml: is missing`,
    ],
    ['a missing folder', () => content.remove('pages'), 'pages: is missing'],
    ['no YAML', () => content.write(ENGLISH, 'title: [1, 2\nslug: x'), `${ENGLISH}: is no YAML: `],
    [
      'an empty file',
      () => content.write(COORDINATOR, ''),
      `${COORDINATOR}: Invalid input: expected object`,
    ],
    [
      'a field twice',
      () => content.write(COORDINATOR, 'id: a\nid: b'),
      `${COORDINATOR}: is no YAML: `,
    ],
    [
      'an unknown field',
      () => content.set(FACTS, 'colour', 'red'),
      `${FACTS}: Unrecognized key: "colour"`,
    ],
    [
      'an unknown field deeper',
      () => content.set(FACTS, 'days.2.latitud', 1),
      `${FACTS} days.2: Unrecognized key`,
    ],
    [
      'a wrong type',
      () => content.set(FACTS, 'days.3.latitude', 'north'),
      `${FACTS} days.3.latitude: Invalid input`,
    ],
    [
      'a missing field',
      () => content.unset(ENGLISH, 'summary'),
      `${ENGLISH} summary: Invalid input`,
    ],
    [
      'a word that nobody knows',
      () => content.set(FACTS, 'moods.0', 'SLOTH'),
      `${FACTS} moods.0: Invalid option`,
    ],
    [
      'a code of no country',
      () => content.set(FACTS, 'countries.1', 'XYZ'),
      `${FACTS} countries.1: is no ISO 3166 alpha-3 code`,
    ],
    [
      'a coordinator who is not there',
      () => content.set(FACTS, 'coordinator', 'nobody'),
      `${FACTS} coordinator: there is no coordinator nobody`,
    ],
    [
      'an id that differs from its folder',
      () => content.set(FACTS, 'id', 'alps'),
      `${FACTS} id: differs from the name of the folder`,
    ],
    [
      'an id that differs from its file',
      () => content.set(COORDINATOR, 'id', 'ada'),
      `${COORDINATOR} id: differs from the name of the file`,
    ],
    [
      'a day too few in one language',
      () => content.unset(ENGLISH, 'days.4'),
      `${ENGLISH} days: has 4 days, and travel.yaml 5`,
    ],
    [
      'a code that two travels have',
      () => content.set(`travels/${COAST}/travel.yaml`, 'code', 'ALP'),
      `travels/${COAST}/travel.yaml code: ALP is also the code of ${ALPS}`,
    ],
    [
      'a slug that two travels have',
      () => content.set(`travels/${COAST}/it.yaml`, 'slug', `${ALPS}-it`),
      `travels/${COAST}/it.yaml slug: ${ALPS}-it is also a slug of ${ALPS}`,
    ],
    [
      'an old slug that is another’s',
      () => content.set(`travels/${COAST}/de.yaml`, 'oldSlugs.0', `${ALPS}-de`),
      `travels/${COAST}/de.yaml oldSlugs: ${ALPS}-de is also a slug of ${ALPS}`,
    ],
    [
      'a slug that a call hides',
      () => content.set(ENGLISH, 'slug', 'top-sellers'),
      `${ENGLISH} slug: is taken by a call`,
    ],
    [
      'a group without room for its least',
      () => content.set(FACTS, 'confirmedFrom', 13),
      `${FACTS} confirmedFrom: is above the most`,
    ],
    [
      'a group of less than none',
      () => content.set(FACTS, 'groupSize.min', 13),
      `${FACTS} groupSize: min is above max`,
    ],
    [
      'a private room without its price',
      () => content.set(FACTS, 'privateRoom.supplement', null),
      `${FACTS} privateRoom.supplement: needs a supplement`,
    ],
    [
      'a high season out of season',
      () => content.set(FACTS, 'departures.season', [1, 7]),
      `${FACTS} departures.highSeason: has a month outside the season`,
    ],
    [
      'a day that no year has',
      () => content.set(FACTS, 'departures.extraDays.0', '13-27'),
      `${FACTS} departures.extraDays.0: is no month and day`,
    ],
    [
      'a file that no travel has',
      () => content.write(`travels/${ALPS}/en-us.yaml`, ''),
      `travels/${ALPS}/en-us.yaml: is no file of a travel`,
    ],
    [
      'a file that is no folder',
      () => content.write('travels/notes.txt', ''),
      'travels/notes.txt: is not one of the folders',
    ],
    [
      'a block that nobody draws',
      () => content.set('pages/index.yaml', 'blocks.0.type', 'marquee'),
      'pages/index.yaml blocks.0.type: Invalid option',
    ],
    [
      'a block that does not fit its type',
      () =>
        content.set('pages/index.yaml', 'blocks.0.content.link', {
          label: 'Moon',
          routingKey: 'moon',
        }),
      'pages/index.yaml blocks.0.content.link.routingKey: Invalid option',
    ],
    [
      'a picture without its file',
      () =>
        content.set('travels/alps-by-train/travel.yaml', 'pictures.0', {
          file: 'alps.jpg',
          alt: { en: 'Alps', it: 'Alpi', es: 'Alpes', fr: 'Les Alpes', de: 'Alpen' },
        }),
      'travels/alps-by-train/travel.yaml pictures.0.file: is not in content/images',
    ],
    [
      'a picture of a day that there is not',
      () => content.set('travels/alps-by-train/travel.yaml', 'pictures.0.day', 9),
      'travels/alps-by-train/travel.yaml pictures.0.day: is a day that the travel does not have',
    ],
    [
      'a picture that is nothing',
      () => content.set('travels/alps-by-train/travel.yaml', 'pictures.0', { day: 1 }),
      'travels/alps-by-train/travel.yaml pictures.0: needs a poster or a file, and not both',
    ],
    [
      'a picture that steps out of the folder',
      () => content.set('travels/alps-by-train/travel.yaml', 'pictures.0', { file: '../a.jpg' }),
      'travels/alps-by-train/travel.yaml pictures.0.file: is no name of a jpg',
    ],
    [
      'a poster of no scene',
      () =>
        content.set('pages/index.yaml', 'blocks.0.content.image', {
          poster: { scene: 'moon', palette: 'day', seed: 1 },
        }),
      'pages/index.yaml blocks.0.content.image.poster.scene: Invalid option',
    ],
    ...[
      ['scene', 'moon'],
      ['motif', 'unicorn'],
    ].map(([field = '', value]): [string, Spoil, string] => [
      `a poster of no ${field}, of a travel`,
      () => {
        content.set('travels/alps-by-train/travel.yaml', 'pictures.0.poster.motif', 'condor');
        content.set('travels/alps-by-train/travel.yaml', `pictures.0.poster.${field}`, value);
      },
      `travels/alps-by-train/travel.yaml pictures.0.poster.${field}: Invalid option`,
    ]),
    ...['Citt\u00e0', 'A\\0B', 'A\u0007B'].map((title): [string, Spoil, string] => [
      `a text that is none: ${JSON.stringify(title)}`,
      () => writeFileSync(path.join(content.folder, 'pages/other.yaml'), `a: "${title}"`, 'latin1'),
      'pages/other.yaml: is not written in UTF-8',
    ]),
    [
      'a motif that has no place in the scene',
      () =>
        content.set('travels/alps-by-train/travel.yaml', 'pictures.0.poster', {
          scene: 'dunes',
          palette: 'day',
          motif: 'whale',
          seed: 1,
        }),
      'travels/alps-by-train/travel.yaml pictures.0.poster.motif: has no place in this scene',
    ],
    [
      'a poster whose scene has no words',
      () => content.unset('pictures.yaml', 'scenes.dunes'),
      'pictures.yaml scenes.dunes: Invalid input',
    ],
    [
      'TRV-10 a portrait without its file',
      () => content.set(COORDINATOR, 'portrait', { file: 'ada.jpg' }),
      `${COORDINATOR} portrait.file: is not in content/images`,
    ],
    [
      'TRV-10 a portrait that is nothing',
      () => content.set(COORDINATOR, 'portrait', {}),
      `${COORDINATOR} portrait: is either drawn or a file`,
    ],
    [
      'TRV-10 a portrait that is both',
      () => content.set(COORDINATOR, 'portrait', { drawn: DRAWN, file: 'ada.jpg' }),
      `${COORDINATOR} portrait: is either drawn or a file`,
    ],
    [
      'TRV-10 a portrait that steps out of the folder',
      () => content.set(COORDINATOR, 'portrait', { file: '../ada.jpg' }),
      `${COORDINATOR} portrait.file: is no name of a jpg`,
    ],
    [
      'TRV-10 hair that nobody can draw',
      () => content.set(COORDINATOR, 'portrait', { drawn: { ...DRAWN, hair: 'mohawk' } }),
      `${COORDINATOR} portrait.drawn.hair: Invalid option`,
    ],
    [
      'TRV-10 a phrase for portraits without the name',
      () => content.set('pictures.yaml', 'portrait.en', 'A portrait'),
      'pictures.yaml portrait: needs {firstName}',
    ],
    [
      'a routing key and a slug at once',
      () => content.set('pages/index.yaml', 'slug', 'home'),
      'pages/index.yaml: needs a routingKey or a slug',
    ],
    [
      'a routing key that two pages have',
      () => content.write('pages/other.yaml', indexPage()),
      'pages/other.yaml routingKey: index is also that of index',
    ],
    [
      'a slug that two pages have',
      () => content.write('pages/things.yaml', packingPage()),
      'pages/things.yaml slug: packing-en is also that of packing',
    ],
    [
      'a slug where a route is',
      () => content.set('pages/packing.yaml', 'slug.it', 'cerca'),
      'pages/packing.yaml slug: cerca is the path of search',
    ],
    [
      'a slug that ends like data (SEC-11)',
      () => content.set('pages/packing.yaml', 'slug.en', 'bag.data'),
      'pages/packing.yaml slug: is not lower-case ASCII words',
    ],
    ...['login', 'currency', 'v1', 'sitemap-it'].map((slug): [string, Spoil, string] => [
      `a slug that is the system’s: ${slug}`,
      () => content.set('pages/packing.yaml', 'slug.fr', slug),
      `pages/packing.yaml slug: ${slug} is an address of the system`,
    ]),
    ...['slug', 'oldSlugs.0'].map((field): [string, Spoil, string] => [
      `a travel’s ${field} that reads like a tour’s code`,
      () => content.set(ENGLISH, field, 'alp-20261201'),
      `${ENGLISH} ${field}: has the form of the code of a tour`,
    ]),
    [
      'a travel’s slug that ends like data (SEC-11)',
      () => content.set(ENGLISH, 'slug', 'alps.data'),
      `${ENGLISH} slug: is not lower-case ASCII words`,
    ],
    ...['price.EUR', 'moneyPot.EUR', 'privateRoom.supplement.EUR'].map(
      (field): [string, Spoil, string] => [
        `a price without euros: ${field}`,
        () => content.unset(FACTS, field),
        `${FACTS} ${field}: Invalid input: expected`,
      ],
    ),
    [
      'no home page',
      () => content.remove('pages/index.yaml'),
      'pages/index.yaml: is missing: no page has the routingKey index',
    ],
    ...['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example'].map(
      (url): [string, Spoil, string] => [
        `SEC-03 a link that does harm: ${url}`,
        () => content.set('layout.yaml', 'header.menu.0.url', url),
        `layout.yaml header.menu.0.url: ${url} is no address that a link can have`,
      ],
    ),
    [
      'SEC-03 such a link in one market alone, in the footer',
      () =>
        content.set('layout.yaml', 'footer.columns.0', {
          id: 'a',
          title: 'A',
          links: [{ id: 'b', label: 'B', url: { en: '/', it: '/', es: '/', fr: '/', de: '//x' } }],
        }),
      'layout.yaml footer.columns.0.links.0.url: //x is no address that a link can have',
    ],
    [
      'SEC-03 such a link in a banner bar',
      () =>
        content.set('layout.yaml', 'beans.0', {
          id: 'a',
          message: 'A',
          callToAction: { label: 'B', url: 'javascript:x' },
        }),
      'layout.yaml beans.0.callToAction.url: javascript:x is no address',
    ],
    [
      'a link that leads nowhere',
      () => content.set('layout.yaml', 'header.menu.0.routingKey', 'nowhere'),
      'layout.yaml header.menu.0.routingKey: nowhere is no routing key',
    ],
    [
      'a link to a page without its parameters',
      () => content.set('layout.yaml', 'header.menu.0.routingKey', 'travels-travel'),
      'layout.yaml header.menu.0.routingKey: travels-travel is no routing key',
    ],
  ])('%s', (_, spoil, expected) => {
    spoil();
    const found = problems();
    expect(found).toEqual([expect.stringContaining(expected)]);
  });

  const indexPage = () => `routingKey: index\n${pageBody()}`;
  const packingPage = () =>
    `slug: { en: packing-en, it: borsa, es: bolsa, fr: sac, de: tasche }\n${pageBody()}`;
  const pageBody = () => `seo: { title: T, description: D }
blocks: [{ type: continents-carousel, content: { title: T, images: areas } }]
`;
});

describe('MKT-05 words in every language', () => {
  test.each([
    ['it', 'lacks it'],
    ['en', 'lacks en'],
  ])('a page without its title in %s is told so once', (language, expected) => {
    content.unset('pages/index.yaml', `seo.title.${language}`);
    expect(problems()).toEqual([`pages/index.yaml seo.title: ${expected}`]);
  });

  test('a fault of some languages names them, and one of all does not', () => {
    content.set('pages/index.yaml', 'seo.title.it', 'x'.repeat(66));
    content.set('pages/index.yaml', 'seo.title.de', 'x'.repeat(66));
    content.set('pages/index.yaml', 'seo.description.fr', 'x'.repeat(171));
    content.set('layout.yaml', 'settings.decisionDays', 'soon');
    expect(problems()).toEqual([
      expect.stringMatching(/^pages\/index\.yaml seo\.title: Too big.*\(it, de\)$/),
      expect.stringMatching(/^pages\/index\.yaml seo\.description: Too big.*\(fr\)$/),
      expect.stringMatching(/^layout\.yaml settings\.decisionDays: [^()]*$/),
    ]);
  });

  test('an English market may have words of its own, and keeps the rest', () => {
    content.write(`travels/${ALPS}/en-US.yaml`, 'title: Alps by railroad');
    content.set('layout.yaml', 'footer.legalMessage.en-WE', 'Notice of ours');
    const { travels, layouts } = readContent(content.folder);
    expect(travels[0]?.words['en-US']).toEqual({ title: 'Alps by railroad' });
    expect(layouts['en-WE'].footer.legalMessage).toBe('Notice of ours');
    expect(layouts['en-US'].footer.legalMessage).toBe('Notice in en');
  });
});

test('every problem is found before anything is said', () => {
  content.set(FACTS, 'price.EUR', 'dear');
  content.set(FACTS, 'confirmedFrom', 13);
  content.set(FACTS, 'countries.0', 'XYZ');
  content.unset(ENGLISH, 'days.4');
  content.remove(`travels/${COAST}/fr.yaml`);
  content.set(`travels/${COAST}/travel.yaml`, 'coordinator', 'nobody');
  content.set(`travels/${COAST}/it.yaml`, 'slug', `${ALPS}-it`);
  content.set('pages/index.yaml', 'seo.image', 'x.png');
  content.set('pages/index.yaml', 'blocks.0.content.colour', 'red');
  content.unset('layout.yaml', 'footer.legalMessage.es');
  content.unset('layout.yaml', 'settings.currencies');
  const found = problems();
  for (const expected of [
    `${FACTS} price.EUR: `,
    `${FACTS} confirmedFrom: `,
    `${FACTS} countries.0: `,
    `${ENGLISH} days: has 4 days`,
    `travels/${COAST}/fr.yaml: is missing`,
    `travels/${COAST}/travel.yaml coordinator: `,
    `travels/${COAST}/it.yaml slug: `,
    'pages/index.yaml seo: Unrecognized key: "image"',
    'pages/index.yaml blocks.0.content: Unrecognized key: "colour"',
    'layout.yaml footer.legalMessage: lacks es',
    'layout.yaml settings.currencies: ',
  ]) {
    expect(found).toContainEqual(expect.stringContaining(expected));
  }
  expect(found).toHaveLength(11);
});

test('a coordinator whose file has a problem is not missed by their travels', () => {
  content.set(COORDINATOR, 'city', '');
  expect(problems()).toEqual([expect.stringContaining(`${COORDINATOR} city: `)]);
});

describe('SEC-11 nesting', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

  test.each([
    ['too deep', nested(70)],
    ['without an end', '&all [*all]'],
  ])('content that is nested %s is refused', (_, text) => {
    content.write(COORDINATOR, text);
    expect(problems()).toEqual([`${COORDINATOR}: is nested deeper than 64 levels`]);
  });

  test('what is deep but not too deep is left to the schema', () => {
    content.write(COORDINATOR, nested(60));
    expect(problems()).toEqual([expect.stringContaining(`${COORDINATOR}: Invalid input`)]);
  });
});

test('the hash changes with every file, and with nothing else', () => {
  const before = readContent(content.folder).hash;
  expect(readContent(content.folder).hash).toBe(before);
  content.set('pages/packing.yaml', 'seo.title.de', 'Anders');
  const after = readContent(content.folder).hash;
  expect(after).not.toBe(before);
  content.set('pages/packing.yaml', 'seo.title.de', 'Title in de');
  expect(readContent(content.folder).hash).toBe(before);
});

test('REL-05 the hash changes with the importer: another release imports the same files again', () => {
  const present = contentHash(content.folder);
  expect(contentHash(content.folder, IMPORTER_VERSION)).toBe(present);
  expect(contentHash(content.folder, IMPORTER_VERSION + 1)).not.toBe(present);
});

test('the hash does not depend on how the folder is named', () => {
  const { hash } = readContent('content');
  for (const folder of ['content/', './content', path.resolve('content')]) {
    expect(readContent(folder).hash).toBe(hash);
  }
});

test('a file that was added, renamed or emptied is another content', () => {
  const hashes = new Set([readContent(content.folder).hash]);
  content.write('pages/other.yaml', 'x');
  hashes.add(contentHash(content.folder));
  content.rename('pages/other.yaml', 'pages/another.yaml');
  hashes.add(contentHash(content.folder));
  content.write('pages/another.yaml', '');
  hashes.add(contentHash(content.folder));
  content.write('pages/.another.yaml.swp', 'what an editor leaves');
  hashes.add(contentHash(content.folder));
  expect(hashes.size).toBe(4);
});

describe('the content that is delivered', () => {
  const { travels, coordinators } = readContent('content');

  test('has 12 travels over the six areas (CMS-06)', () => {
    expect(travels).toHaveLength(12);
    const areas = CONTINENT_CODES.map((code) => (code.endsWith('america') ? 'america' : code));
    const visited = travels.map(({ continent }) =>
      continent.endsWith('america') ? 'america' : continent,
    );
    expect(new Set(visited)).toEqual(new Set(areas));
  });

  test('MKT-05 has every travel in five languages, none left in another’s words', () => {
    for (const { words } of travels) {
      const texts = LANGUAGES.map((language) => words[language].description);
      expect(new Set(texts).size).toBe(LANGUAGES.length);
    }
  });

  test('TRV-07 has coordinates for each day, and words for each in each language', () => {
    const days = travels.flatMap(({ facts }) => facts.days);
    expect(days.filter(({ latitude, longitude }) => latitude === 0 && longitude === 0)).toEqual([]);
    for (const { facts, words } of travels) {
      const told = LANGUAGES.map((language) => words[language].days.length);
      expect(told).toEqual(LANGUAGES.map(() => facts.days.length));
    }
  });

  test('TRV-10 has no coordinator without a travel', () => {
    const leading = new Set(travels.map(({ coordinatorId }) => coordinatorId));
    expect(coordinators.map(({ id }) => id).filter((id) => !leading.has(id))).toEqual([]);
  });
});
