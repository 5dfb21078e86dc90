import { describe, expect, test } from 'vitest';
import {
  ANYWHERE,
  isAnywhere,
  isUnfinished,
  lookupText,
  settledWhere,
  whereAfter,
  type WhereEvent,
  type WhereSelection,
} from './where-selection.ts';

const JAPAN = { id: 'JPN', name: 'Japan' };
const PERU = { id: 'PER', name: 'Peru' };

const typed = (input: string): WhereSelection => ({ ...ANYWHERE, input });
const keyword = (input: string): WhereSelection => ({ ...typed(input), isKeyword: true });
const inJapan: WhereSelection = { ...ANYWHERE, input: 'Japan', destinations: [JAPAN] };
const inAsia: WhereSelection = { ...ANYWHERE, continents: ['asia'] };
const inTwo: WhereSelection = { ...ANYWHERE, input: 'Japan, Peru', destinations: [JAPAN, PERU] };

const choosePeru: WhereEvent = { type: 'destinationChosen', destination: PERU };
const chooseAsia: WhereEvent = { type: 'continentChosen', continent: 'asia' };
const inPeru: WhereSelection = { ...ANYWHERE, input: 'Peru', destinations: [PERU] };

describe('SRCH-06 choosing a destination clears the continent and the free text', () => {
  test.each([
    ['nothing', ANYWHERE],
    ['a continent', inAsia],
    ['a keyword', keyword('hiking')],
    ['typed text', typed('per')],
    ['another destination', inJapan],
    ['several of an address', inTwo],
  ])('after %s', (_, before) => expect(whereAfter(before, choosePeru)).toEqual(inPeru));
});

describe('SRCH-07 choosing a continent clears destinations and input', () => {
  test.each([
    ['nothing', ANYWHERE, inAsia],
    ['a destination', inJapan, inAsia],
    ['typed text', typed('jap'), inAsia],
    ['a keyword', keyword('hiking'), inAsia],
    ['another continent', { ...ANYWHERE, continents: ['africa'] as const }, inAsia],
    ['several of an address', { ...ANYWHERE, continents: ['asia', 'africa'] as const }, inAsia],
    ['the same one, which it deselects', inAsia, ANYWHERE],
  ])('after %s', (_, before, after) => expect(whereAfter(before, chooseAsia)).toEqual(after));
});

describe('SRCH-08 typing clears the continent and the destinations', () => {
  test.each([
    ['nothing', ANYWHERE],
    ['a continent', inAsia],
    ['a destination', inJapan],
    ['a keyword', keyword('hiking')],
    ['other text', typed('pe')],
  ])('after %s', (_, before) =>
    expect(whereAfter(before, { type: 'typed', text: 'per' })).toEqual(typed('per')),
  );

  test('no longer than a search can be', () =>
    expect(whereAfter(ANYWHERE, { type: 'typed', text: 'a'.repeat(500) }).input).toHaveLength(200));

  test.each([inAsia, inJapan, keyword('a'), typed('a')])(
    'clearing leaves nothing of %o',
    (before) => expect(isAnywhere(whereAfter(before, { type: 'whereCleared' }))).toBe(true),
  );
});

describe('SRCH-10 a keyword needs text', () => {
  test.each([
    ['text', typed(' hiking '), keyword('hiking')],
    ['nothing', ANYWHERE, ANYWHERE],
    ['spaces', typed('  '), typed('  ')],
    ['a destination, whose name is no text', inJapan, inJapan],
  ])('%s', (_, before, after) =>
    expect(whereAfter(before, { type: 'keywordChosen' })).toEqual(after),
  );

  test.each([
    ['text', typed('hik'), true],
    ['nothing', ANYWHERE, false],
    ['spaces', typed('  '), false],
    ['a destination', inJapan, false],
    ['a keyword', keyword('hiking'), false],
    ['a continent', inAsia, false],
  ])('%s is unfinished or not', (_, where, expected) => expect(isUnfinished(where)).toBe(expected));

  test.each([
    ['text becomes the keyword', typed(' hik '), keyword('hik')],
    ['spaces become nothing', typed('  '), ANYWHERE],
    ['a destination stays', inJapan, inJapan],
    ['a continent stays', inAsia, inAsia],
  ])('when the field is left, %s', (_, before, after) =>
    expect(settledWhere(before)).toEqual(after),
  );
});

describe('SRCH-03 what is looked up is the trimmed text, and no name of a choice', () => {
  test.each([
    [typed(' jap '), 'jap'],
    [keyword('hiking'), 'hiking'],
    [typed('   '), ''],
    [inJapan, ''],
    [inAsia, ''],
  ])('%o: "%s"', (where, text) => expect(lookupText(where)).toBe(text));
});
