import { describe, expect, test } from 'vitest';
import { ALL_MARKETS, isMarketId, MARKET_IDS, MARKETS } from './market.ts';

describe('MARKETS', () => {
  test.each([
    ['international', '.co', 'en', 'EUR', null, false, 'Europe/Rome'],
    ['it', '.it', 'it', 'EUR', 'IT', true, 'Europe/Rome'],
    ['en-WE', '.com', 'en', 'GBP', 'GB', false, 'Europe/London'],
    ['en-US', '.io', 'en', 'USD', 'US', false, 'America/New_York'],
    ['es', '.es', 'es', 'EUR', 'ES', true, 'Europe/Madrid'],
    ['fr', '.fr', 'fr', 'EUR', 'FR', false, 'Europe/Paris'],
    ['de', '.de', 'de', 'EUR', 'DE', false, 'Europe/Berlin'],
  ] as const)(
    'MKT-01 MKT-03 %s: %s, %s, %s, %s, tax code %s, %s',
    (id, domainEnding, language, currency, country, requiresTaxCode, timeZone) => {
      expect(MARKETS[id]).toMatchObject({
        id,
        domainEnding,
        language,
        currency,
        country,
        requiresTaxCode,
        timeZone,
      });
    },
  );

  test.each([
    ['international', 'day-month-year', 1],
    ['it', 'day-month-year', 1],
    ['en-WE', 'day-month-year', 0],
    ['en-US', 'month-day-year', 0],
    ['es', 'day-month-year', 1],
    ['fr', 'day-month-year', 1],
    ['de', 'day-month-year', 1],
  ] as const)('MKT-04 %s: %s, weeks from weekday %i', (id, dateOrder, firstDayOfWeek) => {
    expect(MARKETS[id]).toMatchObject({ dateOrder, firstDayOfWeek });
  });

  test('MKT-06 hreflang of each market', () => {
    expect(Object.fromEntries(ALL_MARKETS.map(({ id, hreflang }) => [id, hreflang]))).toEqual({
      international: 'x-default',
      it: 'it',
      'en-WE': 'en',
      'en-US': 'en-US',
      es: 'es',
      fr: 'fr',
      de: 'de',
    });
  });

  test('MKT-01 MKT-06 there are seven, with words, and no two share what tells them apart', () => {
    expect(ALL_MARKETS).toHaveLength(7);
    for (const key of ['id', 'label', 'domainEnding', 'localSubdomain', 'hreflang'] as const) {
      expect(new Set(ALL_MARKETS.map((market) => market[key])).size).toBe(7);
    }
  });

  test('MKT-06 language tags are known to Intl', () => {
    const tags = ALL_MARKETS.map((market) => market.languageTag);
    expect(Intl.DateTimeFormat.supportedLocalesOf(tags)).toEqual([...new Set(tags)]);
  });
});

describe('isMarketId', () => {
  test.each([...MARKET_IDS])('MKT-01 %s is one', (id) => expect(isMarketId(id)).toBe(true));

  test.each(['', 'en', 'EN-US', 'toString', 'constructor', '__proto__', null, undefined, 0])(
    'MKT-01 %j is none',
    (value) => expect(isMarketId(value)).toBe(false),
  );
});
