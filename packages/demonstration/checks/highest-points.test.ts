import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../domain/market.ts';
import { CONTENT } from '../../../test/support/delivered-content.ts';

/** As 4,130, 4.130 or 4 130 is written without what parts thousands. */
const digitsIn = (text: string) => text.replace(/(?<=\d)[.,\s](?=\d{3})/g, '');

const TRAVELS = CONTENT.travels
  .map(({ id, facts, words }) => ({ id, days: facts.days, words }))
  .filter(({ days }) => days.some(({ highestPointM }) => highestPointM !== undefined));

describe('TRV-07 the highest points of days', () => {
  test('stand in the texts of their days in each language', () => {
    const missing = TRAVELS.flatMap(({ id, days, words }) =>
      LANGUAGES.flatMap((language) => {
        const texts = words[language]!.days.map(({ title, text }) => `${title} ${text}`).join(' ');
        const told = [...digitsIn(texts).matchAll(/\d+/g)].map(([figure]) => Number(figure));
        return days
          .flatMap(({ highestPointM }) => highestPointM ?? [])
          .filter((point) => !told.includes(point))
          .map((point) => `${id} in ${language}: ${point}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  test('are those of passes too: half of the travels and more have one', () => {
    expect(TRAVELS.length).toBeGreaterThan(CONTENT.travels.length / 2);
  });

  test('nobody has a bed in a night train or coach', () => {
    const nights = CONTENT.travels.flatMap(({ id, facts, words }) =>
      facts.days.flatMap(({ isNightOnTheWay }, day) => {
        return isNightOnTheWay ? [{ id, text: words.en!.days[day]?.text }] : [];
      }),
    );
    for (const { id, text } of nights) {
      expect(text, id).toMatch(/\b(?:night|sleeper) (?:train|bus)|berth|bunk/);
    }
    const named = CONTENT.travels.filter(({ words }) =>
      words.en!.included.some((line) => /night (?:train|bus)|sleeper/.test(line)),
    );
    expect(nights.map(({ id }) => id)).toEqual(named.map(({ id }) => id));
  });
});
