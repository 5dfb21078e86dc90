import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeSteps } from './complete-steps.ts';
import { createTextIndex } from './text-index.ts';

/** Documents by name; a hit in the first text weighs more than one in the second. */
function searchIn(documents: Record<string, readonly string[]>, properWords: string[] = []) {
  const names = Object.keys(documents);
  const fieldsOf = (name: string) =>
    (documents[name] ?? []).map((text, place) => ({ text, weight: 10 - place * 5 }));
  const index = completeSteps(createTextIndex(names, fieldsOf, properWords));
  return (query: string) => {
    const scores = index.search(query);
    if (scores === null) return null;
    return names
      .map((name, row) => ({ name, score: scores[row] ?? 0 }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1))
      .map(({ name }) => name);
  };
}

const PLACES = {
  costarica: ['Costa Rica', 'San José'],
  cote: ['Côte d’Ivoire'],
  ecuador: ['Ecuador', 'Quito'],
  egypt: ['Ägypten', 'Égypte'],
  faroe: ['Færøerne', 'Tórshavn'],
  japan: ['Giappone', 'Kyōto'],
  marocco: ['Marocco', 'Straße der Kasbahs'],
  mexico: ['México', 'Costa Maya'],
};

describe('what finds what', () => {
  const search = searchIn(PLACES);

  test.each([
    ['giappone', ['japan']],
    ['GIAPPONE', ['japan']],
    ['kyoto', ['japan']],
    ['Mexico', ['mexico']],
    ['mexíco', ['mexico']],
    ['faeroerne', ['faroe']],
    ['FÆRØERNE', ['faroe']],
    ['strasse', ['marocco']],
    ['Straße', ['marocco']],
    ['Aegypten', ['egypt']],
    ['agypten', ['egypt']],
    ["cote d'ivoire", ['cote']],
    ['cote divoire', ['cote']],
    ['d`ivoire', ['cote']],
    ['ivoire', ['cote']],
  ])('SRCH-03 %j finds %j, whatever the accents and the case', (query, names) => {
    expect(search(query)).toEqual(names);
  });

  test.each([
    ['gia', ['japan']],
    ['e', ['ecuador', 'egypt']],
    ['costa r', ['costarica']],
    ['cos', ['costarica', 'mexico']],
    // Only the last word may be unfinished.
    ['cos rica', []],
  ])('SRCH-03 %j finds %j by the start of its last word', (query, names) => {
    expect(search(query)).toEqual(names);
  });

  test.each([
    ['giapone', 'a letter missing', ['japan']],
    ['giapppone', 'a letter too many', ['japan']],
    ['giappome', 'a wrong letter', ['japan']],
    ['gaippone', 'two letters swapped', ['japan']],
    ['iappone', 'the first letter missing', []],
    ['fiappone', 'another first letter', []],
    ['gaippo', 'a typo in an unfinished word', ['japan']],
    ['gaipp', 'a typo in an unfinished word of five letters', []],
    ['coste rica', 'a typo before the last word', ['costarica']],
    ['marrocco', 'a letter doubled', ['marocco']],
    ['marroco', 'another letter doubled', ['marocco']],
    ['gaipone', 'two typos', []],
    ['kyto', 'a typo in a word of four letters', []],
  ])('SRCH-03 %j, %s, finds %j', (query, _slip, names) => {
    expect(search(query)).toEqual(names);
  });

  test.each([
    ['costa', ['costarica', 'mexico']],
    ['costa maya', ['mexico']],
    ['maya costa', ['mexico']],
    ['costa maya quito', []],
    ['kyoto kyoto', ['japan']],
    // The last mention is the one that may be unfinished.
    ['kyo giappone kyo', ['japan']],
    ['viaggio in Giappone', ['japan']],
    ['voyage au mexico', ['mexico']],
    ['kyoto in', ['japan']],
  ])('SRCH-03 every word of %j counts, but for stop words: %j', (query, names) => {
    expect(search(query)).toEqual(names);
  });

  test('SRCH-03 a stop word alone is read as the start of a name', () => {
    const searchDe = searchIn({ germany: ['Deutschland'], denmark: ['Denmark'], india: ['India'] });
    expect(searchDe('de')).toEqual(['denmark', 'germany']);
    expect(searchDe('in')).toEqual(['india']);
  });
});

test('SRCH-03 a word of another language is no typo of a place', () => {
  expect(searchIn({ mexico: ['Chiapas'] })('cheap')).toEqual([]);
});

describe('what weighs how much', () => {
  test.each([
    [
      'the whole word before its start',
      'peru',
      { start: ['Perugia'], whole: ['Peru'] },
      ['whole', 'start'],
    ],
    [
      'the better field',
      'lava',
      { second: ['', 'Lava'], first: ['Lava', ''] },
      ['first', 'second'],
    ],
    [
      'the best of a document’s fields',
      'lava',
      { both: ['Lava', 'Lava'], first: ['Lava', ''], second: ['', 'Lava'] },
      ['both', 'first', 'second'],
    ],
  ])('RES-06 %s', (_rule, query, documents, names) => {
    expect(searchIn(documents as Record<string, string[]>)(query)).toEqual(names);
  });

  test('SRCH-03 a word that is there is no typo of another', () => {
    expect(searchIn({ chile: ['Chile'], china: ['Chine'] })('chile')).toEqual(['chile']);
  });

  test('SRCH-03 the longest word may have a letter too many', () => {
    expect(searchIn({ norway: ['Norway'] })('norways')).toEqual(['norway']);
  });

  test('SRCH-03 a typo of a word is no typo of the start of a longer one', () => {
    const documents = { norway: ['Norway'], norwayside: ['Norwayside'] };
    expect(searchIn(documents)('norwax')).toEqual(['norway']);
  });

  test.each([
    ['gambia', []],
    ['gambi', []],
    ['zanbia', ['zambia']],
  ])('SRCH-03 %j finds %j where Gambia is known to be a country', (query, names) => {
    expect(searchIn({ zambia: ['Zambia'] }, ['gambia'])(query)).toEqual(names);
  });
});

/** Code units of any kind, halves of pairs included. */
const anyText = fc
  .array(fc.nat({ max: 0xffff }), { maxLength: 250 })
  .map((units) => String.fromCharCode(...units));

describe('strange queries', () => {
  const search = searchIn(PLACES);

  test.each([[''], ['   '], ['\t\n'], ['\u00a0']])('%j asks for nothing', (query) => {
    expect(search(query)).toBeNull();
  });

  test.each([
    ['?'],
    ['!!!'],
    ['…'],
    ["'"],
    ['´`'],
    ['\0'],
    ['\ud800'],
    ['🏝'],
    ['__proto__'],
    ['constructor'],
  ])('SRCH-03 %j finds nothing and does not throw', (query) => {
    expect(search(query)).toEqual([]);
  });

  test('SRCH-03 200 characters are read, and no more', () => {
    expect(search(`${'kyoto'.padEnd(200)}nothing`)).toEqual(['japan']);
    expect(search(`${'kyoto'.padEnd(199)}nothing`)).toEqual([]);
    expect(search('x'.repeat(100_000))).toEqual([]);
  });

  test('SRCH-03 no text throws', () => {
    fc.assert(
      fc.property(anyText, (query) => {
        expect(search(query) === null).toBe(query.slice(0, 200).trim() === '');
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  test('an index of nothing finds nothing', () => {
    expect(searchIn({})('japan')).toEqual([]);
  });
});
