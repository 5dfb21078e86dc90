import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/market.ts';

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const FAQS = textOf('../../content/pages/faqs.yaml');
const QUOTES = {
  en: ['“', '”'],
  it: ['«', '»'],
  es: ['«', '»'],
  fr: ['«\u00a0', '\u00a0»'],
  de: ['„', '“'],
} as const;

test.each(LANGUAGES)(
  'CMS-07 the answers in %s call the list of what is not included by its heading',
  (language) => {
    const words = JSON.parse(textOf(`words/${language}/travel.json`));
    const [open, close] = QUOTES[language];
    expect(FAQS).toContain(`${open}${words.included.no}${close}`);
  },
);
