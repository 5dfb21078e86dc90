import { expect, test } from 'vitest';
import { fullName } from './full-name.ts';

test.each([
  ['', ''],
  ['   ', ''],
  ['Ada', ''],
  ['  Ada ', ''],
  ['Ada Lovelace', 'Ada Lovelace'],
  ['  Ada King Lovelace\t', 'Ada King Lovelace'],
  ['Ada\u00a0Lovelace', 'Ada\u00a0Lovelace'],
])('TRV-13 the full name of %j is %j', (text, expected) => expect(fullName(text)).toBe(expected));
