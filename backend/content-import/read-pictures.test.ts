import { expect, test } from 'vitest';
import { SEO_NAME } from '../../contract/image-address.ts';
import { seoNameOf } from './read-pictures.ts';

test.each([
  ['Dunes, Wadi Rum', 'dunes-wadi-rum'],
  ['Îles de l’Égée à l’aube', 'iles-de-l-egee-a-l-aube'],
  ['Straße nach Ísafjörður', 'strasse-nach-isafjordur'],
  ['Lofoten: Å', 'lofoten-a'],
  ['東京', 'image'],
  ['', 'image'],
])('TRV-12 %s stands in an address as %s', (words, name) => {
  expect(seoNameOf(words)).toBe(name);
  expect(name).toMatch(SEO_NAME);
});
