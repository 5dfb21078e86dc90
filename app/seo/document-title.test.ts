import { describe, expect, test } from 'vitest';
import { documentTitle, shortenedTitle } from './document-title.ts';

test.each([
  [10, 'has the brand behind it', ' | Cordata'],
  [50, 'has the brand behind it', ' | Cordata'],
  [51, 'leaves no room for the brand', ''],
  [120, 'leaves no room for the brand', ''],
])('SEO-01 a title of %i letters %s', (length, _, end) => {
  const title = 'x'.repeat(length);
  expect(documentTitle(title, 'Cordata')).toBe(title + end);
});

describe('SEO-01 a title that more is said with is as long as a list of results shows it', () => {
  const dated = (title: string) => `${title}, 27 December 2026 – 5 January 2027`;
  const destinationLabel = 'Somewhere';
  test.each([
    ['Japan by rail', 'Japan by rail'],
    ['Scotland: Edinburgh, the Highlands and three nights on Skye', 'Scotland'],
    ['Écosse : Édimbourg, les Highlands et trois nuits à Skye', 'Écosse'],
    ['Antartide in nave, da Ushuaia al canale Lemaire', 'Antartide in nave'],
    ['A journey without any place to cut it in', 'Somewhere'],
  ])('%s with its dates begins with %s', (title, short) =>
    expect(shortenedTitle({ title, destinationLabel }, dated)).toBe(dated(short)),
  );
});
