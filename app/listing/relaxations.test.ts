import { describe, expect, test } from 'vitest';
import { parseSearchFilters, printSearchFilters } from '../../domain/search-filters.ts';
import { emptyAdvice } from './relaxations.ts';

const filtersOf = (query: string) => parseSearchFilters(new URLSearchParams(query));

/** Answers with the totals by query; none for any other. */
async function advise(query: string, totals: Readonly<Record<string, number | null>>) {
  const asked: string[] = [];
  const advice = await emptyAdvice(filtersOf(query), async (filters) => {
    const key = decodeURIComponent(printSearchFilters(filters).toString());
    asked.push(key);
    return totals[key] ?? null;
  });
  return { ...advice, asked };
}

describe('RES-08 emptyAdvice', () => {
  test('names the filters that block by themselves, with what is left without each', async () => {
    const { relaxations, all } = await advise('discounted=true&destinationId[]=ARG&moods[]=PARTY', {
      'destinationId[]=ARG&discounted=true': 7,
      'discounted=true&moods[]=PARTY': 0,
      '': 120,
    });
    expect(relaxations.map(({ filter, total }) => [filter.key, total])).toEqual([['moods', 7]]);
    expect(all).toBe(120);
  });

  test('names none where only several together block', async () => {
    const { relaxations, all } = await advise('discounted=true&moods[]=PARTY', { '': 120 });
    expect([relaxations, all]).toEqual([[], 120]);
  });

  test('counts from the first page on, and no more than a person would set', async () => {
    const durations = Array.from({ length: 30 }, (_, day) => `durations[]=${day + 1}`).join('&');
    const { asked, all } = await advise(`page=3&${durations}`, {});
    expect(asked).toHaveLength(9);
    expect(asked.join()).not.toContain('page=');
    expect(all).toBeNull();
  });
});
