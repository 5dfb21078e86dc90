import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { filtersSchema } from '../../contract/filters.ts';
import { addDays, type CalendarDate } from '../../domain/calendar-date.ts';
import { FILTER_NAMES } from '../../domain/filters/filters.ts';
import { LANGUAGES, type MarketId } from '../../domain/market.ts';
import { HELD_OUT_QUESTIONS } from '../../scripts/search/held-out-questions.ts';
import { ASKING_MARKETS, misreadQuestions } from '../../scripts/search/measure-questions.ts';
import { knownByMarket, TODAY } from '../../scripts/search/measure-texts.ts';
import { QUESTIONS, type Question } from '../../scripts/search/questions.ts';
import { slowTexts } from '../../scripts/search/slow-texts.ts';
import { CONTENT } from '../../test/support/delivered-content.ts';
import type { KnownThings } from './known-things.ts';
import { readQuestion } from './read-question.ts';

let known: Readonly<Record<MarketId, KnownThings>>;
beforeAll(async () => {
  known = await knownByMarket(TODAY, CONTENT);
});
const read = (text: string, market: MarketId = 'en-WE') => readQuestion(text, known[market]);

const SETS = { QUESTIONS, HELD_OUT_QUESTIONS };

describe('AI-01 questions are read as travellers mean them', () => {
  test.each(
    LANGUAGES.flatMap((language) => [
      [language, 'QUESTIONS'] as const,
      [language, 'HELD_OUT_QUESTIONS'] as const,
    ]),
  )('in at least nine of ten: %s of %s', (language, set) => {
    const markets = ASKING_MARKETS[language];
    const all = markets.flatMap((market) => SETS[set][market]);
    expect(all.length).toBeGreaterThanOrEqual(30);
    const misread = markets.flatMap((market) => misreadQuestions(SETS[set][market], known[market]));
    // Whoever writes rules sees how many held-out ones are read wrongly, not which.
    const shown = set === 'QUESTIONS' ? JSON.stringify(misread) : '';
    expect(misread.length / all.length, shown).toBeLessThanOrEqual(0.1);
  });

  test('the expectations name destinations that travels go to', () => {
    const means = Object.values(SETS)
      .flatMap((set): (readonly Question[])[] => Object.values(set))
      .flat()
      .flatMap(([, meaning]) => meaning.split(' '));
    const countries = means.filter((word) => /^(?:not:)?[A-Z]{3}$/u.test(word));
    expect(countries.length).toBeGreaterThan(100);
    const unknown = countries.filter((word) => !known['en-WE'].hasTrips(word.replace('not:', '')));
    expect(unknown).toEqual([]);
  });
});

describe('AI-01 a reading says', () => {
  test('which words each filter came from, in the order of the question, and what it left', () => {
    expect(
      read('Two weeks somewhere warm in February under 1500 euros, no big hikes, not Japan'),
    ).toEqual({
      filters: {
        durationFrom: 12,
        durationTo: 16,
        dateFrom: '2027-02-01',
        dateTo: '2027-02-28',
        priceTo: 129_000,
        pace: 'easy',
      },
      sources: [
        { words: 'Two weeks', filter: 'length' },
        { words: 'February', filter: 'dates' },
        { words: 'under 1500 euros', filter: 'price' },
        { words: 'big hikes', filter: 'pace' },
      ],
      excluded: [{ words: 'Japan', filter: 'destinationId', item: 'JPN' }],
      contradictions: [],
      withoutTrips: [],
      sort: null,
      practical: [],
      impossibleDays: [],
      namesWithoutTrips: [],
      notUnderstood: ['warm'],
    });
  });

  test.each<[MarketId, string, string[]]>([
    ['en-WE', 'neither Japan nor Peru', ['JPN', 'PER']],
    ['en-WE', 'Asia except Japan and Thailand', ['JPN', 'THA']],
    ['en-WE', 'everything except Japan, Thailand and India, in May', ['JPN', 'THA', 'IND']],
    ['en-WE', 'except Japan, in Peru', ['JPN']],
    ['it', 'Asia tranne il Giappone e la Thailandia', ['JPN', 'THA']],
    ['es', 'Asia excepto Japón y Tailandia', ['JPN', 'THA']],
    ['fr', 'Asie sauf le Japon et la Thaïlande', ['JPN', 'THA']],
    ['de', 'Asien außer Japan und Thailand', ['JPN', 'THA']],
    ['de', 'weder Japan noch Peru', ['JPN', 'PER']],
    ['en-WE', 'without Japan, Peru and Iceland', ['JPN', 'PER', 'ISL']],
    ['en-WE', 'no Japan, Peru or Iceland', ['JPN', 'PER', 'ISL']],
    ['en-WE', 'Avoid Asia and Africa, under £2,000', ['asia', 'africa']],
    ['en-WE', 'Europe but skip Iceland and Norway', ['ISL', 'NOR']],
    ['en-WE', 'without Japan and Asia', ['JPN', 'asia']],
    ['en-WE', 'not to Japan, to Peru or to Iceland', ['JPN', 'PER', 'ISL']],
    ['en-WE', 'not Japan, but Peru and Iceland', ['JPN']],
    ['en-WE', 'instead of Japan, Peru and Iceland', ['JPN']],
    ['it', 'senza il Giappone, il Perù e l’Islanda', ['JPN', 'PER', 'ISL']],
    ['it', 'evita l’Asia e l’Africa, sotto i 2000 €', ['asia', 'africa']],
    ['es', 'sin Japón, Perú ni Islandia', ['JPN', 'PER', 'ISL']],
    ['es', 'evita Asia y África, por menos de 2000 €', ['asia', 'africa']],
    ['fr', 'sans le Japon, le Pérou et l’Islande', ['JPN', 'PER', 'ISL']],
    ['fr', 'évitez l’Asie et l’Afrique, à moins de 2000 €', ['asia', 'africa']],
    ['de', 'ohne Japan, Peru und Island', ['JPN', 'PER', 'ISL']],
    ['de', 'meide Asien und Afrika, unter 2000 €', ['asia', 'africa']],
    ['de', 'nicht nach Japan, nach Peru oder nach Island', ['JPN', 'PER', 'ISL']],
  ])('leaves out the whole list: %s, %s', (market, question, codes) => {
    const { excluded } = read(question, market);
    expect(excluded.map(({ item }) => item)).toEqual(codes);
  });

  test.each<[MarketId, string, object]>([
    ['en-WE', 'not not Japan', { destinationId: ['JPN'] }],
    ['en-WE', 'nowhere except Japan', { destinationId: ['JPN'] }],
    ['it', 'da nessuna parte tranne il Giappone', { destinationId: ['JPN'] }],
    ['es', 'a ningún sitio excepto Japón', { destinationId: ['JPN'] }],
    ['fr', 'nulle part sauf au Japon', { destinationId: ['JPN'] }],
    ['de', 'nirgends außer Japan', { destinationId: ['JPN'] }],
  ])('two negations cancel out: %s, %s', (market, question, filters) => {
    expect(read(question, market)).toMatchObject({ filters, excluded: [] });
  });

  test.each<[MarketId, string]>([
    ['en-WE', 'not in December'],
    ['it', 'non a dicembre'],
    ['es', 'no en diciembre'],
    ['fr', 'pas en décembre'],
    ['de', 'nicht im Dezember'],
  ])('leaves out the month of every year: %s, %s', (market, question) => {
    const days = read(question, market).excluded.map(({ values }) => values?.dateFrom);
    expect(days).toEqual(['2026-12-01', '2027-12-01', '2028-12-01']);
  });

  test('an amount in another form than travellers write it is no price, and named', () => {
    const { filters, notUnderstood } = read('Japan under £1e9');
    expect(filters).toEqual({ destinationId: ['JPN'] });
    expect(notUnderstood.join(' ')).toContain('£1e9');
  });

  test('leaves out the month of one year alone where that is named', () => {
    expect(read('not in December 2027').excluded).toMatchObject([
      { values: { dateFrom: '2027-12-01', dateTo: '2027-12-31' } },
    ]);
  });

  test.each([
    ['under 500, at least 2000 euros', 'price', ['under 500', 'at least 2000 euros']],
    ['in may or in october', 'dates', ['may', 'october']],
    ['easy but demanding', 'pace', ['easy', 'demanding']],
    ['I am 28 and over 40', 'ageBadge', ['I am 28', 'over 40']],
    ['a week, at least 20 days', 'length', ['a week', 'at least 20 days']],
    ['japan, but not japan', 'destinationId', ['japan', 'japan']],
  ])('%s contradicts itself, and is no filter', (text, filter, words) => {
    const { filters, sources, contradictions } = read(text);
    expect(contradictions).toEqual([{ filter, words }]);
    expect(filters).toEqual({});
    expect(sources).toEqual([]);
  });

  test.each([
    ['in may, from 10 may on', { dateFrom: '2027-05-10', dateTo: '2027-05-31' }],
    ['two weeks, 10 to 14 days', { durationFrom: 12, durationTo: 14 }],
    ['over 1000, under 2000', { priceFrom: 100_000, priceTo: 200_000 }],
    ['easy or moderate', { pace: 'easy' }],
    ['not more than 1000', { priceTo: 100_000 }],
    ['12 december, before christmas', { dateFrom: '2026-12-09', dateTo: '2026-12-15' }],
  ])('%s keeps to all of it', (text, filters) => {
    expect(read(text)).toMatchObject({ filters, contradictions: [] });
  });

  test.each([
    ['my friend Georgia and I', {}],
    ['Georgia', { destinationId: ['GEO'] }],
    ['roast turkey', {}],
    ['a trip to turkey', { destinationId: ['TUR'] }],
    ['she may split the page', {}],
    ['two days in Split', { textSearch: 'Split' }],
    ['married for 20 years', {}],
    ['we are both 30 years old', { ageBadge: '25-35' }],
  ])('%s: a name only where the sentence reads so', (text, filters) => {
    const { durationFrom: _from, durationTo: _to, ...others } = read(text).filters;
    expect(others).toEqual(filters);
  });

  test.each([
    ['', []],
    ['   ', []],
    ['0 euros', ['0 euros']],
    ['a million days', ['million days']],
    ['<script>alert(1)</script>', ['script', 'alert', '1', 'script']],
    ["'; DROP TABLE travels; --", ['DROP TABLE']],
    ['https://example.com/japan', ['https', 'example', 'com']],
    ['\u202ejapan\u0000', []],
    ['under -500', ['under -500']],
    ['less than -500 euros', ['less than -500 euros']],
    ['-€500', ['-€500']],
    ['japan for £-5', ['£-5']],
    ['japan for -5 euros', ['-5 euros']],
    ['japan for minus 5 euros', ['minus 5 euros']],
    ['viaggi in Giappone nel 2050', ['2050']],
    ['japan in 2099', ['2099']],
    ['japan in may 2031', ['may 2031']],
    ['japan on 15 may 2025', ['15 may 2025']],
    ['reisen im mai 2031', ['mai 2031']],
    ['wonderful sunsets, japan', ['wonderful sunsets']],
    ['not only Japan', ['not only Japan']],
  ])('%j leaves %j', (text, notUnderstood) => {
    expect(read(text).notUnderstood).toEqual(notUnderstood);
  });
});

const shortest = Math.min(...CONTENT.travels.map(({ numberOfDays }) => numberOfDays));

describe('AI-01 times and amounts mean what is said', () => {
  const FIRST_HALF = { dateFrom: '2027-08-01', dateTo: '2027-08-15' };
  const SECOND_HALF = { dateFrom: '2027-07-16', dateTo: '2027-07-31' };
  test.each<[MarketId, string, object]>([
    ['en-WE', 'first half of august', FIRST_HALF],
    ['it', 'la prima metà di agosto', FIRST_HALF],
    ['it', 'prima quindicina di agosto', FIRST_HALF],
    ['es', 'la primera quincena de agosto', FIRST_HALF],
    ['fr', 'la première quinzaine d’août', FIRST_HALF],
    ['de', 'in der ersten Augusthälfte', FIRST_HALF],
    ['de', 'erste Hälfte im August', FIRST_HALF],
    ['en-WE', 'second half of july', SECOND_HALF],
    ['it', 'seconda quindicina di luglio', SECOND_HALF],
    ['es', 'segunda quincena de julio', SECOND_HALF],
    ['fr', 'deuxième quinzaine de juillet', SECOND_HALF],
    ['de', 'zweite Julihälfte', SECOND_HALF],
    ['fr', 'une quinzaine', { durationFrom: 12, durationTo: 16 }],
    ['en-WE', 'before christmas', { dateTo: '2026-12-24' }],
    ['en-WE', 'before the christmas holidays', { dateTo: '2026-12-18' }],
    ['it', 'prima di Natale', { dateTo: '2026-12-24' }],
    ['es', 'antes de Navidad', { dateTo: '2026-12-24' }],
    ['fr', 'avant Noël', { dateTo: '2026-12-24' }],
    ['de', 'vor Weihnachten', { dateTo: '2026-12-24' }],
    ['en-WE', 'after christmas', { dateFrom: '2026-12-26' }],
    ['en-WE', 'after new year', { dateFrom: '2027-01-01' }],
    ['fr', 'vacances de Pâques', { dateFrom: '2027-04-04', dateTo: '2027-05-03' }],
    ['en-WE', 'less than 10 days', { durationTo: 9 }],
    ['en-WE', 'up to 10 days', { durationTo: 10 }],
    ['it', 'meno di 10 giorni', { durationTo: 9 }],
    ['es', 'menos de 10 días', { durationTo: 9 }],
    ['fr', 'moins de 10 jours', { durationTo: 9 }],
    ['de', 'weniger als 10 Tage', { durationTo: 9 }],
    ['en-WE', 'more than 10 days', { durationFrom: 11 }],
    ['en-WE', 'at least 10 days', { durationFrom: 10 }],
    ['it', 'più di 10 giorni', { durationFrom: 11 }],
    ['es', 'más de 10 días', { durationFrom: 11 }],
    ['fr', 'plus de 10 jours', { durationFrom: 11 }],
    ['de', 'mehr als 10 Tage', { durationFrom: 11 }],
    ['de', 'nicht länger als zwei Wochen', { durationTo: 14 }],
    ['en-WE', 'under 500', { priceTo: 50_000 }],
    ['en-WE', '1000 -2000', { priceFrom: 100_000, priceTo: 200_000 }],
  ])('in %s: %s', (market, text, filters) => {
    expect(read(text, market)).toMatchObject({ filters, notUnderstood: [] });
    expect(Object.keys(read(text, market).filters)).toEqual(Object.keys(filters));
  });

  test.each<[MarketId, string]>([
    ['en-WE', 'new year'],
    ['it', 'capodanno'],
    ['es', 'nochevieja'],
    ['fr', 'nouvel an'],
    ['de', 'Silvester'],
  ])('in %s: %s are the departures that are under way in its night', (market, text) => {
    const { dateFrom = '', dateTo = '' } = read(text, market).filters;
    expect([dateFrom, dateTo]).toEqual(['2026-12-24', '2026-12-31']);
    // The shortest trip that leaves first ends no day before.
    expect(addDays(dateFrom as CalendarDate, shortest - 1) >= '2026-12-31').toBe(true);
  });
});

describe('AI-01 RES-03 ages are read as people say them', () => {
  test.each<[MarketId, string]>([
    ['en-WE', 'aged 52'],
    ['en-WE', "I'm 52"],
    ['en-WE', 'my mother is 70'],
    ['en-WE', 'over 60s'],
    ['it', 'ho 52 anni'],
    ['it', 'sono 45enne'],
    ['it', 'sono una 45enne e viaggio da sola'],
    ['es', 'mi madre de 60 años'],
    ['es', 'tengo 52 años'],
    ['fr', 'j’ai 60 ans'],
    ['fr', 'une femme de 60 ans'],
    ['de', 'Ich bin 60'],
    ['de', '52-jährige'],
  ])('in %s: %s is in the older band, which has no end', (market, text) => {
    expect(read(text, market)).toMatchObject({
      filters: { ageBadge: '35-49' },
      notUnderstood: [],
    });
  });

  test.each<[MarketId, string]>([
    ['en-WE', "I'm 19"],
    ['en-WE', 'my budget is 60'],
    ['it', 'da 40 anni'],
    ['fr', 'il y a 40 ans'],
  ])('in %s: %s is in none', (market, text) => {
    expect(read(text, market).filters).toEqual({});
  });
});

describe('AI-01 what is not a filter', () => {
  test.each<[MarketId, string]>([
    ['en-WE', 'alone'],
    ['en-WE', 'I would like to travel on my own, with somebody who knows the way'],
    ['it', 'vorrei partire da sola'],
    ['es', 'me gustaría viajar sola'],
    ['fr', 'Puis j’aimerais m’évader, seule'],
    ['de', 'Ich möchte allein reisen und Leute kennenlernen'],
  ])('in %s: %s has ordinary words alone', (market, text) => {
    expect(read(text, market)).toMatchObject({ filters: {}, notUnderstood: [] });
  });

  test.each<[MarketId, string, readonly string[]]>([
    ['en-WE', 'do I need a visa?', ['visa']],
    ['it', 'posso annullare?', ['annullare']],
    ['es', '¿puedo cancelar?', ['cancelar']],
    ['fr', 'est-ce que je peux annuler ?', ['annuler']],
    ['de', 'Kann ich stornieren?', ['stornieren']],
  ])('in %s: %s is a question about trips', (market, text, practical) => {
    expect(read(text, market)).toMatchObject({ filters: {}, practical, notUnderstood: [] });
  });

  test.each<[MarketId, string]>([
    ['en-WE', 'the cheapest trip to Japan'],
    ['it', 'il viaggio più economico in Giappone'],
    ['es', 'el viaje más barato a Japón'],
    ['fr', 'le voyage le moins cher au Japon'],
    ['de', 'die günstigste Reise nach Japan'],
  ])('in %s: %s begins with the lowest price', (market, text) => {
    const { filters, sort, notUnderstood } = read(text, market);
    expect([filters, sort?.by, notUnderstood]).toEqual([
      { destinationId: ['JPN'] },
      'price:asc',
      [],
    ]);
    expect(text).toContain(sort?.words);
  });
});

describe('AI-01 places as travellers call them', () => {
  test.each<[MarketId, string]>([
    ['en-WE', 'patagonia'],
    ['it', 'un viaggio in Patagonia'],
    ['es', 'la Patagonia'],
    ['fr', 'la Patagonie'],
    ['de', 'Patagonien'],
  ])('in %s: %s is its countries', (market, text) => {
    expect(read(text, market).filters).toEqual({ destinationId: ['ARG', 'CHL'] });
  });

  test('a country without trips leaves no others, unless another place is named', () => {
    const dates = { dateFrom: '2027-06-01', dateTo: '2027-06-30' };
    expect(read('greece in june')).toMatchObject({
      filters: { destinationId: ['GRC'], ...dates },
      withoutTrips: ['GRC'],
    });
    expect(read('greece or italy in june')).toMatchObject({
      filters: { destinationId: ['ITA'], ...dates },
      withoutTrips: ['GRC'],
    });
    expect(read('not greece, june').filters).toEqual(dates);
  });
});

describe('AI-01 any question has a reading', () => {
  const words = fc.constantFrom(
    ...'japan peru greece vietman constructor easy not too demanding leave off the april may to or and but avoid share room walks 12 30 3000 2027 31 years old days weeks € $ under from between safari beach northern lights weekend balkans nothing miles ! , - / . l’ 12.4.2027 👩‍👩‍👧‍👦 \u202e ä'.split(
      ' ',
    ),
  );
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 600 }),
    fc.array(words, { maxLength: 80 }).map((all) => all.join(' ')),
    fc.constantFrom(...slowTexts()),
  );
  const markets = fc.constantFrom<MarketId>('en-WE', 'en-US', 'it', 'es', 'fr', 'de');

  test('that the contract takes, of known filters, with words of the question', () => {
    fc.assert(
      fc.property(texts, markets, (text, market) => {
        const reading = read(text, market);
        const { filters, sources, excluded, contradictions, notUnderstood, practical } = reading;
        expect(filtersSchema.safeParse(filters).success).toBe(true);
        const plain = text.replace(/\s+/gu, ' ');
        const said = [...sources, ...excluded].map((source) => source.words);
        for (const part of [
          ...said,
          ...notUnderstood,
          ...practical,
          ...contradictions.flatMap((one) => one.words),
        ]) {
          expect(part).not.toBe('');
          expect(plain).toContain(part);
        }
        for (const { filter } of [...sources, ...excluded]) expect(FILTER_NAMES).toContain(filter);
        for (const { filter } of contradictions) {
          if (['dates', 'price', 'length', 'pace', 'ageBadge'].includes(filter))
            expect(sources.some((source) => source.filter === filter)).toBe(false);
        }
      }),
    );
  });

  test('in so many steps as it has words', () => {
    const stepsOf = (text: string) => {
      let steps = 0;
      const counted = Object.entries(known['en-WE']).map(([key, value]) => [
        key,
        typeof value === 'function'
          ? (...given: never[]) => {
              steps += 1;
              return (value as (...all: never[]) => unknown)(...given);
            }
          : value,
      ]);
      readQuestion(text, Object.fromEntries(counted) as KnownThings);
      return steps;
    };
    for (const text of slowTexts()) {
      const steps = stepsOf(text);
      expect(steps, text.slice(0, 40)).toBeLessThanOrEqual(text.length * 4);
      // A text that is cut within a word has some more where it goes on.
      expect(stepsOf(text.repeat(2)), text.slice(0, 40)).toBeLessThanOrEqual(steps * 2 + 40);
    }
  });
});
