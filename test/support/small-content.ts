/** A content folder of two travels that tests may spoil: everything in it is valid, and nothing more. */
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse, parseDocument, stringify, type Document } from 'yaml';
import { NEEDED_PAGES } from '../../backend/content-import/check-targets.ts';
import { LANGUAGES, type Language } from '../../domain/market.ts';
import { EXAMPLE_PICTURE_SOURCE } from './example-picture.ts';
import { LAYOUT_SETTINGS } from './layout-settings.ts';

export interface SmallContent {
  readonly folder: string;
  write(file: string, text: string): void;
  remove(file: string): void;
  rename(file: string, name: string): void;
  /** @param field as problems name it, e.g. `days.3.latitude` */
  set(file: string, field: string, value: unknown): void;
  unset(file: string, field: string): void;
  dispose(): void;
}

/** The file of a page that the site needs; sorted after those that tests spoil. */
export const needed = (routingKey: string) => `pages/site-${routingKey}.yaml`;

/** The travels' ids. */
export const SMALL_TRAVELS = ['alps-by-train', 'coast-on-foot'] as const;
const DAYS = 5;

export function createSmallContent(): SmallContent {
  const folder = mkdtempSync(path.join(tmpdir(), 'cordata-content-'));
  const pathOf = (file: string) => path.join(folder, file);
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(pathOf(file)), { recursive: true });
    writeFileSync(pathOf(file), text);
  };
  for (const [file, text] of TEXTS) write(file, text);
  const edit = (file: string, change: (document: Document) => void) => {
    const document = parseDocument(readFileSync(pathOf(file), 'utf8'));
    change(document);
    write(file, document.toString());
  };
  return {
    folder,
    write,
    remove: (file) => rmSync(pathOf(file), { recursive: true }),
    rename: (file, name) => renameSync(pathOf(file), pathOf(name)),
    set: (file, field, value) => edit(file, (document) => document.setIn(field.split('.'), value)),
    unset: (file, field) => edit(file, (document) => document.deleteIn(field.split('.'))),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function inEveryLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<
    Language,
    Value
  >;
}

function travelFiles(id: string, code: string): Record<string, unknown> {
  const words = inEveryLanguage((language) => travelWords(id, language));
  return {
    [`travels/${id}/travel.yaml`]: travelFacts(id, code),
    ...Object.fromEntries(
      LANGUAGES.map((language) => [`travels/${id}/${language}.yaml`, words[language]]),
    ),
  };
}

function travelFacts(id: string, code: string) {
  const prices = (euros: number) => ({ EUR: euros * 100, GBP: euros * 90, USD: euros * 110 });
  return {
    id,
    code,
    continent: 'europe',
    countries: ['CHE', 'ITA'],
    coordinator: 'ada-verdi',
    travelType: 'classic',
    travelStyles: ['discovery'],
    moods: ['NATURE'],
    badges: [],
    costCenter: 'medium',
    pictures: [EXAMPLE_PICTURE_SOURCE],
    popularity: 80,
    groupSize: { min: 6, max: 12 },
    confirmedFrom: 5,
    privateRoom: { available: true, supplement: prices(300) },
    price: prices(1200),
    depositPercent: 20,
    moneyPot: prices(200),
    flights: {
      into: { code: 'ZRH', name: 'Zurich' },
      minimumPrice: prices(150),
      directFrom: ['EUR', 'GBP', 'USD'],
    },
    departures: {
      weekday: 6,
      everyWeeks: 1,
      season: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      highSeason: [7, 8],
      highSeasonPercent: 20,
      ageGroups: ['25-35', '35-49', 'ALL'],
      extraDays: ['12-27'],
    },
    days: Array.from({ length: DAYS }, () => ({
      place: 'zurich',
      latitude: 47.3769,
      longitude: 8.5417,
      transport: 'train',
      distanceKm: 40,
      travelHours: 1.5,
      altitudeM: 408,
      pace: 2,
      meals: ['breakfast'],
    })),
  };
}

function travelWords(id: string, language: Language) {
  const long = `A week from hut to hut that we describe in the language ${language}, slowly. `;
  return {
    title: `${id} (${language})`,
    slug: `${id}-${language}`,
    oldSlugs: [`${id}-of-old-${language}`],
    destinationLabel: `Alps (${language})`,
    summary: `What it is, in ${language}: a week from hut to hut, slowly.`,
    description: long.repeat(4),
    highlights: ['The pass', 'The lake', 'The train'],
    searchWords: [`zurigo-${language}`],
    included: ['Beds', 'Breakfast', 'Trains'],
    notIncluded: ['Flights', 'Dinners'],
    days: Array.from({ length: DAYS }, (_, index) => ({
      place: 'Zürich',
      title: `Day ${index + 1}`,
      text: long,
    })),
  };
}

function coordinator() {
  const bio = 'I have walked from hut to hut since I was nine, and I know who bakes there.';
  return {
    id: 'ada-verdi',
    firstName: 'Ada',
    lastName: 'Verdi',
    city: 'Turin',
    country: 'IT',
    languages: ['it', 'en'],
    coordinatesSince: 2019,
    words: inEveryLanguage((language) => ({ bio, speciality: `Huts (${language})` })),
  };
}

function page(address: Readonly<Record<string, unknown>>) {
  return {
    ...address,
    seo: {
      title: inEveryLanguage((language) => `Title in ${language}`),
      description: inEveryLanguage(
        (language) => `Description in ${language}, which is long enough to say something.`,
      ),
    },
    blocks: [
      {
        type: 'text-and-image',
        content: {
          title: inEveryLanguage((language) => `Heading in ${language}`),
          paragraphs: inEveryLanguage((language) => [`Paragraph in ${language}`]),
        },
      },
    ],
  };
}

function layout() {
  return {
    settings: LAYOUT_SETTINGS,
    header: {
      menu: [
        {
          id: 'home',
          type: 'link',
          label: inEveryLanguage((language) => `Home (${language})`),
          routingKey: 'index',
        },
      ],
    },
    footer: { columns: [], legalMessage: inEveryLanguage((language) => `Notice in ${language}`) },
    contacts: { books: {}, blocks: [] },
    beans: [],
  };
}

/** As delivered, for the few countries of the tests. */
function entryRules() {
  const { countries, ...rules } = parse(readFileSync('content/entry-rules.yaml', 'utf8'));
  const { ITA, JOR, NOR } = countries;
  return { ...rules, countries: { CHE: NOR, ITA, JOR } };
}

/** Written once for all tests of a file. */
const TEXTS = Object.entries({
  'layout.yaml': layout(),
  'pictures.yaml': parse(readFileSync('content/pictures.yaml', 'utf8')),
  'entry-rules.yaml': entryRules(),
  'coordinators/ada-verdi.yaml': coordinator(),
  'pages/index.yaml': page({ routingKey: 'index' }),
  ...Object.fromEntries(
    NEEDED_PAGES.map((routingKey) => [needed(routingKey), page({ routingKey })]),
  ),
  'pages/packing.yaml': page({ slug: inEveryLanguage((language) => `packing-${language}`) }),
  ...travelFiles('alps-by-train', 'ALP'),
  ...travelFiles('coast-on-foot', 'CST'),
}).map(([file, content]) => [file, stringify(content)] as const);
