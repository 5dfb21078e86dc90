import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words that change with the one after them: before a name that is filled in they would be wrong for some. */
const CHANGING = {
  fr: [
    'que',
    'de',
    'le',
    'la',
    'ne',
    'se',
    'à',
    'au',
    'du',
    'si',
    'jusque',
    'lorsque',
    'puisque',
    'depuis le',
  ],
  it: ['di', 'a', 'il', 'lo', 'la', 'un', 'una', 'nel', 'del', 'al', 'dal', 'sul', 'per il', 'e'],
  es: ['y', 'o', 'al', 'del'],
} as const;

/** What is filled in with a name of a person, place, airport or brand that may begin with a vowel or an article. */
const NAMES = 'city|country|into|home|airport|brand|title|firstName';
/** First names have no article: only what is cut before a vowel is wrong before them. */
const PERSON = 'name|coordinator|host';
const CUT = {
  fr: ['que', 'de', 'ne', 'se', 'jusque', 'lorsque', 'puisque'],
  it: ['di'],
  es: ['y', 'o'],
};

test.each(['fr', 'it', 'es'] as const)(
  'MKT-05 no word of %s that the next one changes stands before a name',
  (language) => {
    const before = (words: readonly string[], names: string) =>
      new RegExp(`(?<![\\p{L}’])(?:${words.join('|')})\\s\\{\\{(?:${names})\\}\\}`, 'iu');
    const patterns = [before(CHANGING[language], NAMES), before(CUT[language], PERSON)];
    const files = [
      ...globSync(`app/i18n/words/${language}/*.json`),
      `backend/mail/words/${language}.json`,
    ];
    const found = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => patterns.some((pattern) => pattern.test(line)))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  },
);
