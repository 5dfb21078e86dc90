import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { StatementCache } from './statement-cache.ts';

test('keeps the statements that were used last', () => {
  const handle = new DatabaseSync(':memory:');
  const cache = new StatementCache(handle);
  const often = cache.prepare('select -1');
  const once = cache.prepare('select -2');
  for (let number = 0; number < 99; number++) {
    cache.prepare(`select ${number}`);
    expect(cache.prepare('select -1')).toBe(often);
  }
  expect(cache.prepare('select -2')).not.toBe(once);
  handle.close();
});
