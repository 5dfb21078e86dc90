import { globSync, readFileSync } from 'node:fs';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { TEXT_LOCALES, type TextLocale } from '../../domain/market.ts';
import { createLightI18next } from './light-i18next.ts';
import { i18nextOf } from './i18next.server.ts';
import { WORD_NAMESPACES } from './word-namespaces.ts';
import { loadWords, localeChain } from './words.ts';

const COUNTS = [0, 1, 2, 5, 11, 1_234, 1_000_000, 2.5];
const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

/** Every name in `{{…}}` of all catalogues, filled with something that tells it from the others. */
const NAMES = new Set(
  globSync('app/i18n/words/*/*.json').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name),
  ),
);
const VALUES = {
  ...Object.fromEntries([...NAMES].map((name) => [name, `$& <${name}>`])),
  average: 4.86,
  // i18next hands all values to `Intl` as options, and there it has to be one.
  currency: 'EUR',
};

function keysOf(words: unknown, path = ''): string[] {
  if (typeof words === 'string') return [path];
  return Object.entries(words as object).flatMap(([name, part]) =>
    keysOf(part, path ? `${path}.${name}` : name),
  );
}

async function lightOf(locale: TextLocale) {
  const words = createLightI18next(locale);
  for (const part of localeChain(locale)) {
    for (const namespace of WORD_NAMESPACES) {
      words.add(part, namespace, await loadWords(part, namespace));
    }
  }
  return words.i18next;
}

test.each(TEXT_LOCALES)(
  'MKT-05 the browser reads each word of %s as i18next does',
  async (locale) => {
    const server = await i18nextOf(locale);
    const browser = await lightOf(locale);
    const whole = localeChain(locale).at(-1) ?? locale;
    for (const namespace of WORD_NAMESPACES) {
      const t = browser.getFixedT(null, namespace) as TFunction;
      for (const key of keysOf(await loadWords(whole, namespace))) {
        const [base, isPlural] = [key.replace(PLURAL_SUFFIX, ''), PLURAL_SUFFIX.test(key)];
        for (const count of isPlural ? COUNTS : [7]) {
          const said = server.t(`${namespace}:${base}`, { ...VALUES, count });
          expect(browser.t(`${namespace}:${base}`, { ...VALUES, count }), key).toBe(said);
          expect(t(base, { ...VALUES, count })).toBe(said);
        }
      }
    }
  },
);

test.each(['none', 'errors:none', 'errors:none.at.all'])(
  '%s, a key without words, is shown as i18next shows it',
  async (key) => {
    const server = await i18nextOf('en-US');
    const browser = await lightOf('en-US');
    expect(browser.exists(key)).toBe(false);
    expect(browser.t(key)).toBe(server.t(key));
    expect(browser.t(key, { defaultValue: 'x' })).toBe('x');
    expect(browser.exists('errors:kind.notFound.title')).toBe(true);
  },
);

test('a catalogue is missing until it was added', () => {
  const words = createLightI18next('it');
  expect(words.has('it', 'layout')).toBe(false);
  words.add('it', 'layout', { header: { home: 'casa' } });
  expect(words.has('it', 'layout')).toBe(true);
  expect(words.i18next.t('header.home')).toBe('casa');
});
