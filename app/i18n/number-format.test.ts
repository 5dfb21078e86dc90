import { expect, test } from 'vitest';
import { MARKETS } from '../../domain/market.ts';
import { i18nextOf } from './i18next.server.ts';
import { formatNumber } from './number-format.ts';

test.each([
  ['it', '3.700'],
  ['es', '3.700'],
  ['fr', '3\u202f700'],
  ['de', '3.700'],
  ['en-WE', '3,700'],
  ['en-US', '3,700'],
] as const)('MKT-04 in %s thousands are %s, in components and in words', async (id, written) => {
  const { languageTag, textLocale } = MARKETS[id];
  expect(formatNumber(3_700, languageTag)).toBe(written);
  const { t } = await i18nextOf(textLocale);
  expect(t('{{count, number}}', { count: 3_700 })).toBe(written);
});

test('MKT-04 a small number is written as the language writes it', async () => {
  for (const { languageTag } of Object.values(MARKETS)) {
    const format = new Intl.NumberFormat(languageTag);
    for (const value of [0, 7, 999, -3, 0.5, 1_000_000]) {
      expect(formatNumber(value, languageTag)).toBe(format.format(value));
    }
  }
});
