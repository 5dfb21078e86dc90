import { expect, test } from 'vitest';
import { createReaderLimit } from './reader-limit.ts';

const HOUR_MS = 60 * 60_000;

test('TRV-08 one reader reads names sixty times in an hour, whatever others do', () => {
  const limit = createReaderLimit();
  for (let read = 0; read < 60; read += 1) expect(limit.take('ada', 1000)).toBeNull();
  expect(limit.take('ada', 1000 + HOUR_MS - 5000)).toBe(5);
  expect(limit.take('bob', 1000)).toBeNull();
  expect(limit.take('ada', 1000 + HOUR_MS)).toBeNull();
});
