import { expect, test } from 'vitest';
import * as vocabulary from './vocabulary.ts';

test.each(Object.entries(vocabulary))('no word stands twice in %s', (_, words) => {
  expect(new Set<string>(words).size).toBe(words.length);
});
