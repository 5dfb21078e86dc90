/**
 * The catalogues of words against each other and against the code (MKT-05): nothing missing, nothing
 * unused, the plural forms that each language has, and no visible word outside of them.
 */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../domain/market.ts';
import { COMPOSED_WORD_KEYS, FILTER_WORD_KEYS } from '../../test/support/composed-word-keys.ts';
import { SAME_AS_ENGLISH } from '../../test/support/same-as-english.ts';
import { WORD_NAMESPACES } from './word-namespaces.ts';

type Catalogue = ReadonlyMap<string, string>;

const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;
const SITE = { folder: 'app/i18n/words', namespaces: [...WORD_NAMESPACES] as string[] };

function readCatalogue(file: string): Catalogue {
  const words = new Map<string, string>();
  const collect = (value: unknown, path: string): void => {
    if (typeof value === 'string') words.set(path, value);
    else if (value !== null && typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) collect(item, path ? `${path}.${key}` : key);
    }
  };
  collect(JSON.parse(readFileSync(file, 'utf8')), '');
  return words;
}

const catalogue = (locale: string, namespace: string) =>
  readCatalogue(`${SITE.folder}/${locale}/${namespace}.json`);
const baseKeys = (words: Catalogue) =>
  [...new Set([...words.keys()].map((key) => key.replace(PLURAL_SUFFIX, '')))].sort();
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name).sort();

const sources = globSync('app/**/*.{ts,tsx}')
  .filter((file) => !/\.(test|examples|css)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

describe.each(SITE.namespaces)('MKT-05 the words of %s', (namespace) => {
  const english = catalogue('en', namespace);

  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    'has in %s the same keys as in English',
    (language) => {
      expect(baseKeys(catalogue(language, namespace))).toEqual(baseKeys(english));
    },
  );

  test.each(LANGUAGES)('has in %s every plural form of that language, and no other', (language) => {
    const words = catalogue(language, namespace);
    const plurals = [...words.keys()].filter((key) => PLURAL_SUFFIX.test(key));
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const forms = Map.groupBy(plurals, (key) => key.replace(PLURAL_SUFFIX, ''));
    for (const [key, list] of forms) {
      const found = list.map((name) => PLURAL_SUFFIX.exec(name)?.[1]).toSorted();
      expect(found, key).toEqual(wanted);
    }
  });

  test.each(LANGUAGES)('has in %s the same values to fill in as in English', (language) => {
    const words = catalogue(language, namespace);
    for (const [key, text] of words) {
      const base = key.replace(PLURAL_SUFFIX, '');
      const original = english.get(key) ?? english.get(`${base}_other`) ?? '';
      // "One seat" may well spell the number out.
      const needed = /_(one|many)$/.test(key) ? placeholders(text) : placeholders(original);
      expect(placeholders(text), key).toEqual(needed);
      expect(text.trim(), key).not.toBe('');
    }
  });

  test.each(['en-WE', 'en-US'])('%s overrides only what English has', (locale) => {
    const [file] = globSync(`${SITE.folder}/${locale}/${namespace}.json`);
    if (!file) return;
    for (const [key, text] of readCatalogue(file)) {
      expect(english.has(key), key).toBe(true);
      expect(text, key).not.toBe(english.get(key));
    }
  });
});

describe('MKT-05 words and code', () => {
  const known = new Map(
    SITE.namespaces.map((namespace) => [namespace, new Set(baseKeys(catalogue('en', namespace)))]),
  );
  /** Literal strings of the whole site, and template strings with `*` for what is filled in. */
  const literals = new Set<string>();
  const templates = new Set<string>();
  const visible: string[] = [];
  const asked: { file: string; key: string }[] = [];
  const SPOKEN = ['alt', 'title', 'aria-label', 'placeholder', 'label'];
  const hasWord = (text: string) => /\p{L}{2,}/u.test(text);

  for (const { file, text } of sources) {
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
    const walk = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) literals.add(node.text);
      if (ts.isTemplateExpression(node)) {
        const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
        templates.add(parts.join('*'));
      }
      if (ts.isJsxText(node) && hasWord(node.text)) visible.push(`${file}: ${node.text.trim()}`);
      if (
        ts.isJsxAttribute(node) &&
        SPOKEN.includes(node.name.getText()) &&
        node.initializer &&
        ts.isStringLiteral(node.initializer) &&
        hasWord(node.initializer.text)
      ) {
        visible.push(`${file}: ${node.getText()}`);
      }
      if (ts.isCallExpression(node) && node.expression.getText() === 't') {
        const [key] = node.arguments;
        if (key && ts.isStringLiteralLike(key)) asked.push({ file, key: key.text });
      }
      ts.forEachChild(node, walk);
    };
    walk(tree);
  }

  test('no visible word stands in the code', () => expect(visible).toEqual([]));

  test('every word that the code asks for is there', () => {
    const missing = asked.filter(({ key }) => {
      const [namespace, rest] = key.includes(':') ? key.split(':') : [null, key];
      const lists = namespace ? [known.get(namespace)] : [...known.values()];
      return !lists.some((keys) => keys?.has(rest ?? ''));
    });
    expect(missing).toEqual([]);
    const listing = known.get('listing');
    expect(FILTER_WORD_KEYS.filter((key) => !listing?.has(key))).toEqual([]);
  });

  const isNamed = (namespace: string, key: string): boolean =>
    literals.has(key) ||
    literals.has(`${namespace}:${key}`) ||
    (namespace === 'listing' && FILTER_WORD_KEYS.includes(key));
  const composed = Object.keys(COMPOSED_WORD_KEYS).map((template) => {
    const [namespace = '', pattern = ''] = template.split(':');
    const form = new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '[^.]+')}$`);
    const isMade = (key: string) => form.test(key);
    return { template, namespace, pattern, isMade };
  });

  test('every word is asked for: named in the code, or made by a template that is listed', () => {
    const unused = [...known].flatMap(([namespace, keys]) =>
      [...keys]
        .filter(
          (key) =>
            !isNamed(namespace, key) &&
            !composed.some((one) => one.namespace === namespace && one.isMade(key)),
        )
        .map((key) => `${namespace}:${key}`),
    );
    expect(unused).toEqual([]);
  });

  test('every template that is listed stands in the code, and makes keys that nothing names', () => {
    const left = composed.filter(({ template, namespace, pattern, isMade }) => {
      const isInCode = templates.has(pattern) || templates.has(template);
      const keys = [...(known.get(namespace) ?? [])];
      return !isInCode || !keys.some((key) => isMade(key) && !isNamed(namespace, key));
    });
    expect(left.map(({ template }) => template)).toEqual([]);
  });
});

describe('MKT-05 words that are the same as in English', () => {
  const withoutValues = (text: string) => text.replace(/\{\{.*?\}\}/g, '');
  const found = new Map<string, Language[]>();
  for (const namespace of SITE.namespaces) {
    const english = catalogue('en', namespace);
    for (const language of LANGUAGES.filter((one) => one !== 'en')) {
      for (const [key, text] of catalogue(language, namespace)) {
        const isWord = /\p{L}{2,}/u.test(withoutValues(text));
        if (!isWord || english.get(key) !== text) continue;
        const name = `${namespace}:${key}`;
        found.set(name, [...(found.get(name) ?? []), language]);
      }
    }
  }

  test('are those that are listed, and no others', () => {
    expect(Object.fromEntries(found)).toEqual(SAME_AS_ENGLISH);
  });
});

test.each(LANGUAGES)('MKT-05 the words of mails are complete in %s', (language: Language) => {
  const words = readCatalogue(`backend/mail/words/${language}.json`);
  const english = readCatalogue('backend/mail/words/en.json');
  expect(baseKeys(words)).toEqual(baseKeys(english));
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const form of forms) expect(words.has(`enquiry.seats_${form}`), form).toBe(true);
});

describe('MKT-05 spelling of the interface', () => {
  const spelling = parse(readFileSync('content/spelling-en-US.yaml', 'utf8')) as object;
  const british = new RegExp(`\\b(?:${Object.keys(spelling).join('|')})\\b`, 'i');

  test.each(SITE.namespaces)(
    'en-US has words of its own for what is British in %s',
    (namespace) => {
      const own = globSync(`${SITE.folder}/en-US/${namespace}.json`).flatMap((file) => [
        ...readCatalogue(file).keys(),
      ]);
      const left = [...catalogue('en', namespace)]
        .filter(
          ([key, text]) => british.test(text.replace(/\{\{.*?\}\}/g, '')) && !own.includes(key),
        )
        .map(([key]) => key);
      expect(left).toEqual([]);
    },
  );

  test.each(SITE.namespaces)(
    'French in %s has a space that does not break before : ; ! ? »',
    (namespace) => {
      const wrong = [...catalogue('fr', namespace)].filter(([, text]) =>
        / [:;!?»%]|« |\d \d/.test(text),
      );
      expect(wrong).toEqual([]);
    },
  );
});
