import { expect, test } from 'vitest';
import { fullName, greetingName } from './full-name.ts';

test.each([
  ['', ''],
  ['   ', ''],
  ['Ada', ''],
  ['  Ada ', ''],
  ['Ada Lovelace', 'Ada Lovelace'],
  ['  Ada King Lovelace\t', 'Ada King Lovelace'],
  ['Ada\u00a0Lovelace', 'Ada\u00a0Lovelace'],
])('TRV-13 the full name of %j is %j', (text, expected) => expect(fullName(text)).toBe(expected));

test.each([
  ['Zoë Ångström', 'Zoë'],
  ['  Jean-Luc Picard ', 'Jean-Luc'],
  ['D’Arcy McNickle', 'D’Arcy'],
  ['山田 太郎', '山田'],
  ['J. R. Tolkien', null],
  ['https://prize.example now', null],
  ['prize.example now', null],
  ['{{email}} x', null],
  ['', null],
])('a mail to %j greets %j', (name, expected) => expect(greetingName(name)).toBe(expected));
