import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { knownByLanguage, misreadTexts, TODAY } from '../../scripts/search/measure-texts.ts';
import { slowTexts } from '../../scripts/search/slow-texts.ts';
import { TEXTS_BY_DAY, TYPED_TEXTS } from '../../scripts/search/typed-texts.ts';
import { filtersSchema } from '../../contract/filters.ts';
import { FILTER_NAMES } from '../../domain/filters/filters.ts';
import { LANGUAGES, type Language } from '../../domain/market.ts';
import { CONTENT } from '../../test/support/delivered-content.ts';
import { COUNTRY_CODES, countryName } from '../catalogue/country-names.ts';
import type { KnownThings } from './known-things.ts';
import { readText } from './read-text.ts';

let known: Readonly<Record<Language, KnownThings>>;
beforeAll(async () => {
  known = await knownByLanguage(TODAY, CONTENT);
});
const read = (text: string, language: Language = 'en') => readText(text, known[language]);

describe('SRCH-03 texts are read as travellers mean them', () => {
  test.each(LANGUAGES)('in at least 95 of a hundred texts: %s', (language) => {
    const texts = TYPED_TEXTS[language];
    expect(texts.length).toBeGreaterThanOrEqual(80);
    const misread = misreadTexts(language, known[language]);
    expect(misread.length / texts.length, JSON.stringify(misread)).toBeLessThanOrEqual(0.05);
  });

  test.each(TEXTS_BY_DAY)('times on %s', async (today, texts) => {
    const { en } = await knownByLanguage(today, CONTENT);
    expect(misreadTexts('en', en, texts)).toEqual([]);
  });

  test.each([
    ['honeymoon', ['honeymoon']],
    ['over 50s', ['over 50s']],
    ['the trip', ['the trip']],
    ['japan no', ['japan']],
  ])('%s is not looked for', (text, unused) => {
    expect(read(text)).toEqual({
      filters: {},
      parts: [],
      unused,
      withoutTrips: [],
      partsWithoutTrips: [],
    });
  });

  test.each([
    ['England', 'en', 'GB-ENG'],
    ['Inghilterra', 'it', 'GB-ENG'],
    ['inglaterra', 'en', 'GB-ENG'],
    ['Angleterre en mai', 'fr', 'GB-ENG'],
    ['pays de Galles', 'fr', 'GB-WLS'],
    ['Galles', 'it', 'GB-WLS'],
    ['gales en mayo', 'es', 'GB-WLS'],
    ['Nordirland', 'de', 'GB-NIR'],
    ['Irlanda del Nord', 'it', 'GB-NIR'],
  ] as const)('%s, to which no trip goes, is its whole country', (text, language, part) => {
    expect(read(text, language)).toMatchObject({
      filters: { destinationId: ['GBR'] },
      partsWithoutTrips: [part],
      withoutTrips: [],
      unused: [],
    });
  });

  test.each(['Scotland', 'schottland', 'Scotland in May', 'New England', 'United Kingdom'])(
    '%s is as it is typed',
    (text) => {
      expect(read(text).partsWithoutTrips).toEqual([]);
    },
  );

  test('each filter is said with the words that it was read from, and what says nothing is named', () => {
    expect(read('Cheap Japan in april, 2 weeks, max $3,000')).toEqual({
      filters: {
        destinationId: ['JPN'],
        dateFrom: '2027-04-01',
        dateTo: '2027-04-30',
        durationFrom: 12,
        durationTo: 16,
        priceTo: 300_000,
      },
      parts: [
        { words: 'Japan', filter: 'destinationId', item: 'JPN' },
        { words: 'april', filter: 'dates' },
        { words: '2 weeks', filter: 'length' },
        { words: 'max $3,000', filter: 'price' },
      ],
      unused: ['Cheap'],
      withoutTrips: [],
      partsWithoutTrips: [],
    });
  });

  test.each([
    ['peru without trekking', ['trekking']],
    ['japan april or october', ['october']],
    ['japan 10 days two weeks', ['two weeks']],
    ['japan april may 3', ['may 3']],
    ['japan easy or moderate', ['moderate']],
    ['japan not easy', ['easy']],
    ['japan 5 days of leave or 8 vacation days', ['8 vacation days']],
    ['japan at least 5 vacation days', ['at least 5 vacation days']],
    ['japan constructor 300', ['constructor', '300']],
    ['31 february japan', ['31']],
    ['japan 0 euros', ['0', 'euros']],
    ['japan a million days', ['million', 'days']],
    ['japan 99999999999999999999 days', ['99999999999999999999', 'days']],
  ])('%s leaves %j unused', (text, unused) => {
    expect(read(text).unused).toEqual(unused);
  });

  test.each([
    ['chiang mai', 'textSearch=chiang mai'],
    ['chiang mai in may', 'dateFrom=2027-05-01 dateTo=2027-05-31 textSearch=chiang mai'],
    [
      'british columbia in july',
      'dateFrom=2027-07-01 dateTo=2027-07-31 textSearch=british columbia',
    ],
    ['columbia in july', 'destinationId=COL dateFrom=2027-07-01 dateTo=2027-07-31'],
    ['april 5 days off', 'dateFrom=2027-04-01 dateTo=2027-04-30 leaveTo=5'],
    ['japan no more than 2000', 'destinationId=JPN priceTo=200000'],
    ['japan not too demanding, no trekking', 'destinationId=JPN pace=moderate'],
    ['90 days of leave', 'leaveTo=60'],
    [
      'a week in japan with 4 to 5 days of leave',
      'durationFrom=5 durationTo=9 destinationId=JPN leaveTo=5',
    ],
    ['a trip for us two to oman', 'destinationId=OMN'],
    ['US in may', 'destinationId=USA dateFrom=2027-05-01 dateTo=2027-05-31'],
    ['japan 04/12/2027', 'destinationId=JPN dateFrom=2027-04-12 dateTo=2027-04-12 daysSpan=3'],
    ['japan 3 to 17 may', 'destinationId=JPN dateFrom=2027-05-03 dateTo=2027-05-17'],
    ['from 28 march to 5 april', 'dateFrom=2027-03-28 dateTo=2027-04-05'],
    ['december or january', 'dateFrom=2026-12-01 dateTo=2027-01-31'],
    ['november to february', 'dateFrom=2027-11-01 dateTo=2028-02-29'],
    ['£2000', 'priceTo=255800'],
    ['10 nights in japan', 'durationFrom=9 durationTo=13 destinationId=JPN'],
  ])('%s', (text, expected) => {
    const { filters } = read(text);
    const said = Object.entries(filters).map(([key, value]) => `${key}=${String(value)}`);
    expect(said.join(' ')).toBe(expected);
  });
});

describe('SRCH-03 any text has a reading', () => {
  const words = fc.constantFrom(
    ...'japan peru greece columbia vietman constructor easy not too demanding leave off the april may to or and early end of no without 12 3000 2027 31 days weeks € $ under from between safari beach northern lights cheap ! , - / . l’ 12.4.2027 👩‍👩‍👧‍👦 \u202e ä'.split(
      ' ',
    ),
  );
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.array(words, { maxLength: 40 }).map((all) => all.join(' ')),
    fc.constantFrom(...slowTexts()),
  );

  test('that the contract takes, of known filters, each once', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...LANGUAGES), (text, language) => {
        const { filters, parts, unused, withoutTrips } = read(text, language);
        expect(filtersSchema.safeParse({ ...filters, textSearch: '' }).success).toBe(true);
        for (const { filter, words: said } of parts) {
          expect(FILTER_NAMES).toContain(filter);
          expect(said).not.toBe('');
        }
        const named = parts.map(({ filter, item }) => `${filter} ${item ?? ''}`);
        expect(new Set(named).size).toBe(named.length);
        expect(unused.every((word) => word !== '')).toBe(true);
        expect(withoutTrips.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
      }),
    );
  });

  test('that stays the same when what it leaves as a text is read again', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { parts, filters } = read(text);
        const rest = filters.textSearch;
        if (parts.length === 0 || rest === undefined) return;
        expect(read(rest).filters.textSearch).toBe(rest);
      }),
    );
  });
});

describe('SRCH-03 a text that is the name of a country', () => {
  test.each(LANGUAGES)('without trips is that country, in %s and in English', (language) => {
    const untravelled = COUNTRY_CODES.filter((code) => !known[language].hasTrips(code));
    expect(untravelled.length).toBeGreaterThan(150);
    const answeredOtherwise = untravelled.flatMap((code) =>
      [countryName(code, language), countryName(code, 'en')].filter((name) => {
        const { filters, withoutTrips } = read(name, language);
        return withoutTrips.join() !== code || filters.destinationId?.join() !== code;
      }),
    );
    expect(answeredOtherwise).toEqual([]);
  });

  test('is that country alone where others have the word, in the languages of the site', () => {
    expect(read('colombie', 'fr').filters).toEqual({ destinationId: ['COL'] });
    expect(read('columbia').filters).toEqual({ destinationId: ['COL'] });
    expect(read('salvador', 'fr').filters).toEqual({ destinationId: ['SLV'] });
    expect(read('salvador').filters).toEqual({ textSearch: 'salvador' });
    expect(read('america').filters).toEqual({ textSearch: 'america' });
  });

  test('also by a slip of it, where no travel goes there', () => {
    expect(read('phillipines').withoutTrips).toEqual(['PHL']);
  });
});
