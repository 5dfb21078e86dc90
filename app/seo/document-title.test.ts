import { describe, expect, test } from 'vitest';
import { documentTitle, shortenedTitle } from './document-title.ts';

test.each([10, 55, 56, 120])('SEO-01 a title of %i letters ends with the brand', (length) => {
  const title = 'x'.repeat(length);
  expect(documentTitle(title, 'Cordata')).toBe(`${title} | Cordata`);
});

describe('SEO-01 a title that more is said with is as long as a list of results shows it', () => {
  const dated = (title: string) => `${title}, 27 December 2026 – 5 January 2027`;
  test.each([
    ['Japan by rail', 'Japan by rail'],
    ['Scotland: Edinburgh, the Highlands and three nights on Skye', 'Scotland'],
    ['Écosse : Édimbourg, les Highlands et trois nuits à Skye', 'Écosse'],
    ['Antartide in nave, da Ushuaia al canale Lemaire', 'Antartide in nave'],
    ['A journey without any place to cut it in', 'A journey without any place to cut it in'],
  ])('%s with its dates begins with %s', (title, short) =>
    expect(shortenedTitle(title, dated)).toBe(dated(short)),
  );
});
