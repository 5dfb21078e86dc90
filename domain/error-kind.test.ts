import { expect, test } from 'vitest';
import { errorKindOf } from './error-kind.ts';

test.each([
  [404, 'notFound'],
  [410, 'gone'],
  [503, 'unavailable'],
  [500, 'other'],
  [502, 'other'],
  [405, 'refused'],
  [413, 'refused'],
])('ERR-01 a %i is %s', (statusCode, kind) => {
  expect(errorKindOf(statusCode)).toBe(kind);
});
