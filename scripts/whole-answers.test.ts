import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { READINGS, withWholeAnswers } from './whole-answers.ts';

const SOURCE = readFileSync('node_modules/@remix-run/react/dist/esm/single-fetch.js', 'utf8');

test.each(READINGS)('ERR-02 Remix still reads an answer so, once: %s', (asIs, whole) => {
  expect(SOURCE.split(asIs)).toHaveLength(2);
  expect(withWholeAnswers(SOURCE)).not.toContain(asIs);
  expect(withWholeAnswers(SOURCE)).toContain(whole);
});

test('ERR-02 nothing else asks for the body of an answer', () => {
  expect(withWholeAnswers(SOURCE)).not.toContain('res.body');
});
