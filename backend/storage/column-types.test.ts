import { expect, test } from 'vitest';
import { columnTypeOf } from './column-types.ts';

test.each([
  ['text', 'text', 'text'],
  ['integer', 'integer', 'bigint'],
  ['real', 'real', 'double precision'],
])('%s is %s in SQLite and %s in PostgreSQL', (name, sqlite, postgres) => {
  expect(columnTypeOf(name, 'sqlite')).toBe(sqlite);
  expect(columnTypeOf(name, 'postgres')).toBe(postgres);
});

test.each(['boolean', 'timestamp', 'jsonb', 'numeric'])('%s is refused', (name) => {
  expect(() => columnTypeOf(name, 'sqlite')).toThrow(`not ${name}`);
});
