/** Query strings that a stranger may send: known filters in every form, half right, broken and glued together. */
import { FILTERS } from '../../domain/filters/filters.ts';
import { FILTER_KEYS, TABS } from '../../domain/filters/search-filters.ts';
import { SORTS } from '../../domain/sort.ts';
import { seededRandom } from '../seeded-random.ts';

const WORDS: readonly string[] = [
  ...FILTERS.map(({ value }) => ('values' in value ? value.values : [])),
  TABS,
  SORTS,
  ['JPN', 'PER', 'ISL', 'jpn', 'QQQ', 'japan-tokyo-kyoto', 'true', 'false', 'null', 'Tokyo'],
].flat();
const NUMBERS =
  '0 -0 1 -1 7 20 100 101 007 1e3 1.5 0x10 NaN Infinity 2147483647 2147483648 99999999999999999999 +5 ٣'.split(
    ' ',
  );
const DAYS =
  '2027-05-01 2027-05-31 2026-12-31 2027-02-29 2028-02-29 0000-00-00 9999-12-31 2027-5-1'.split(
    ' ',
  );
/** Encodings that stand for no text, text that is none, and what other software leaves in addresses. */
const DEBRIS: readonly string[] = [
  [
    '%00',
    '\0',
    '%',
    '%zz',
    '%c3%28',
    '%ed%a0%80',
    '%f0%9f',
    '%ff%fe',
    '\ud800',
    '\udfff',
    '\ufffd',
  ],
  ['%20', '+', '&', '=', '?', '#', ';', '[', ']', '[]', '%5B%5D', '[0]', '[][]', '[x]', '"', '<'],
  ["'", '\\', '\r\n', '\t', '\u202e', '\u200b', 'é', 'e%CC%81', '🏔', '%F0%9F%8F%94', 'ß', 'ı'],
  ['__proto__', 'constructor', 'toString', '../', '{{', '%2525', 'x'.repeat(250)],
].flat();
const BRACKETS = ['', '', '[]', '[]', '%5B%5D', '[0]', '[][]', '[x]', '['];
const STRANGE_KEYS = ['foo', 'utm_source', '__proto__', 'constructor', 'PriceFrom', '', 'where'];

const MOST_PARTS = 9;
const MOST_CHANGES = 4;

/** A function that makes the next one, the same ones in the same order for the same seed. */
export function queryMutator(seed: number): () => string {
  const random = seededRandom(seed);

  const valueOf = (): string => {
    const parts = Array.from({ length: random.pick([1, 1, 1, 1, 2, 3]) }, () =>
      random.pick(random.pick([WORDS, WORDS, NUMBERS, DAYS, DEBRIS])),
    );
    return parts.join(random.pick(['', ' ', ',']));
  };
  const partOf = (): string => {
    const key = random.chance(0.9) ? random.pick(FILTER_KEYS) : random.pick(STRANGE_KEYS);
    return `${key}${random.pick(BRACKETS)}${random.chance(0.97) ? '=' : ''}${valueOf()}`;
  };
  const changed = (query: string): string => {
    const at = random.between(0, query.length);
    const cut = random.between(0, 3);
    return (
      query.slice(0, at) + (random.chance(0.6) ? random.pick(DEBRIS) : '') + query.slice(at + cut)
    );
  };

  return () => {
    const parts = Array.from({ length: random.between(0, MOST_PARTS) }, partOf);
    let query = parts.join(random.chance(0.95) ? '&' : random.pick(['&&', ';', '?']));
    const changes = random.chance(0.5) ? random.between(1, MOST_CHANGES) : 0;
    for (let change = 0; change < changes; change++) query = changed(query);
    return query;
  };
}
