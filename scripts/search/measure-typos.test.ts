import { expect, test, vi } from 'vitest';
import { CONTENT } from '../../test/support/delivered-content.ts';
import { LANGUAGES } from '../../domain/market.ts';
import { measureTypos } from './measure-typos.ts';
import { namesOfDestinations, randomMistypedNames } from './mistyped-names.ts';

// Reading the content takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

test('SRCH-03 at least 95 of 100 misspellings of a destination find it first, in each language', () => {
  const { travels } = CONTENT;
  const names = namesOfDestinations([...new Set(travels.flatMap(({ countries }) => countries))]);
  const mistyped = randomMistypedNames(names, { seed: 20270501, count: 1_000 });
  const { byLanguage } = measureTypos(travels, mistyped);
  for (const language of LANGUAGES) {
    const { right, asked } = byLanguage[language];
    expect(asked).toBeGreaterThan(100);
    expect(right / asked, language).toBeGreaterThanOrEqual(0.95);
  }
});
