/** Rules of all texts that are delivered. */
import { expect, test } from 'vitest';
import { wordsOf } from '../../../backend/catalogue/presenters.ts';
import { hasPlaceholders } from '../../../backend/content-import/import-content.ts';
import { LANGUAGES, MARKETS, TEXT_LOCALES } from '../../../domain/market.ts';
import { CONTENT } from '../../../test/support/delivered-content.ts';
import { listBritishSpellings } from '../src/british-spelling.ts';

const { pages, travels } = CONTENT;

test('MKT-05 travels in their own country tell Americans what they need', () => {
  const there = travels.filter(({ countries }) => countries.includes('USA'));
  expect(there).not.toEqual([]);
  for (const travel of there) {
    expect(wordsOf(travel, MARKETS['en-US']).entry).toMatch(/^[^.]*driver’s license/);
  }
});

test('MKT-05 nothing British is left in what is delivered', () => {
  expect(listBritishSpellings(CONTENT)).toEqual([]);
});

/** A figure with degrees that are none of an angle, in words or digits; the languages of the delivered texts. */
const BARE_DEGREES = {
  en: /\p{L}+ degrees(?! (?:from|either))/gu,
  it: /\d gradi(?!\p{L})|(?<!o )meno (?:dieci|quindici|venti|trenta)(?!\p{L})/gu,
  es: /(?:\d|\p{L}+) (?:grados(?! del)|bajo cero)/gu,
  fr: /(?:\d degrés|moins (?:dix|quinze|vingt|trente)(?!\p{L}))/gu,
  de: /(?:\d|minus \p{L}+ig) Grad(?!\p{L})/gu,
} as const;

test('MKT-05 temperatures have their unit in every language', () => {
  const bare = LANGUAGES.flatMap((language) => {
    const texts = JSON.stringify(travels.map(({ words }) => words[language]));
    return texts.match(BARE_DEGREES[language]) ?? [];
  });
  expect(bare).toEqual([]);
});

const FLIGHT =
  /\b(?:flights?|vuelos?|aterriza\w*|vols?|atterri\w+|vol[io]|atterra\w*|flug|flüge|landet)\b/iu;

test('MKT-05 no day takes it that everybody flies from or to Europe', () => {
  const told = travels.flatMap(({ words }) =>
    LANGUAGES.flatMap((language) =>
      words[language]!.days.flatMap(({ text }) => text.split(/[.!?;:]/)).filter(
        (sentence) => FLIGHT.test(sentence) && sentence.includes('Europ'),
      ),
    ),
  );
  expect(told).toEqual([]);
});

test('SEO-01 no page waits for the operator’s own words: settings say what words cannot', () => {
  const found = TEXT_LOCALES.flatMap((locale) =>
    pages
      .filter(({ byLocale }) => hasPlaceholders(byLocale[locale]))
      .map(({ key }) => `${key} in ${locale}`),
  );
  expect(found).toEqual([]);
});

test('CMS-07 no legal text has a bracket but for a link', () => {
  const legal = pages.filter(({ key }) => key.startsWith('legal-'));
  expect(legal).toHaveLength(5);
  const brackets = TEXT_LOCALES.flatMap((locale) =>
    legal.flatMap(({ key, byLocale }) => {
      const blocks = JSON.stringify(byLocale[locale].blocks.map(({ content }) => content));
      const left = blocks.match(/[«„“]?\[[^\]"{]+\](?!\()/g) ?? [];
      return left.map((text) => `${key} in ${locale}: ${text}`);
    }),
  );
  expect(brackets).toEqual([]);
});
