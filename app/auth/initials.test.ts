import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Dana Moretti', 'DM'],
  ['Ada', 'A'],
  ['ludwig  van Beethoven', 'LB'],
  ['Éloïse Àlvarez', 'ÉÀ'],
  ['𝒜da Lovelace', '𝒜L'],
  ['', ''],
  ['   ', ''],
])('LAY-03 %j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
