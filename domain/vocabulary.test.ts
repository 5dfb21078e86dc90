import { expect, test } from 'vitest';
import * as vocabulary from './vocabulary.ts';

test('RES-03 moods and genders are those of the specification', () => {
  expect(vocabulary.MOODS).toEqual(['NATURE', 'RELAX', 'HISTORY', 'CULTURE', 'PARTY']);
  expect(vocabulary.GENDERS).toEqual(['male', 'female']);
});

test.each(Object.entries(vocabulary))('no word stands twice in %s', (_, words) => {
  expect(new Set<string>(words).size).toBe(words.length);
});
