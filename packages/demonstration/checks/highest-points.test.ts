import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../domain/market.ts';
import { CONTENT } from '../../../test/support/delivered-content.ts';

/** As 4,130, 4.130 or 4 130 is written without what parts thousands. */
const digitsIn = (text: string) => text.replace(/(?<=\d)[.,\s](?=\d{3})/g, '');

const TRAVELS = CONTENT.travels
  .map(({ id, facts, words }) => ({ id, days: facts.days, words }))
  .filter(({ days }) => days.some(({ highestPointM }) => highestPointM !== undefined));

describe('TRV-07 the highest points of days', () => {
  test.each(TRAVELS.map((travel) => [travel.id, travel] as const))(
    'of %s stand in its days in each language',
    (_, { days, words }) => {
      const points = days.flatMap(({ highestPointM }) => highestPointM ?? []);
      for (const language of LANGUAGES) {
        const texts = words[language].days.map(({ title, text }) => `${title} ${text}`).join(' ');
        const told = [...digitsIn(texts).matchAll(/\d+/g)].map(([figure]) => Number(figure));
        expect(told, language).toEqual(expect.arrayContaining(points));
      }
    },
  );

  test('are those of passes too: half of the travels and more have one', () => {
    expect(TRAVELS.length).toBeGreaterThan(CONTENT.travels.length / 2);
  });

  test('nobody has a bed in a night train or coach', () => {
    const nights = CONTENT.travels.flatMap(({ id, facts, words }) =>
      facts.days.flatMap(({ isNightOnTheWay }, day) => {
        return isNightOnTheWay ? [{ id, text: words.en.days[day]?.text }] : [];
      }),
    );
    for (const { id, text } of nights) {
      expect(text, id).toMatch(/\b(?:night|sleeper) (?:train|bus)|berth|bunk/);
    }
    const named = CONTENT.travels.filter(({ words }) =>
      words.en.included.some((line) => /night (?:train|bus)|sleeper/.test(line)),
    );
    expect(nights.map(({ id }) => id)).toEqual(named.map(({ id }) => id));
  });
});
