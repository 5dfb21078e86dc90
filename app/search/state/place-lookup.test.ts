import { describe, expect, test } from 'vitest';
import {
  isLookingUp,
  isNothingFound,
  lookupAfter,
  NO_LOOKUP,
  type FoundPlaces,
  type LookupEvent,
  type PlaceLookup,
} from './place-lookup.ts';

const found = (text: string, places: FoundPlaces['places'] = [], travels = 2): FoundPlaces => ({
  text,
  travels,
  departures: 9,
  places,
});
const text = (typed: string): LookupEvent => ({ type: 'textChanged', text: typed });
const asked = (sequence: number): LookupEvent => ({ type: 'asked', sequence });
const answered = (sequence: number, answer: FoundPlaces | null): LookupEvent => ({
  type: 'answered',
  sequence,
  found: answer,
});
const after = (...events: readonly LookupEvent[]) =>
  events.reduce<PlaceLookup>(lookupAfter, NO_LOOKUP);

describe('SRCH-03 a text is looked up', () => {
  test.each<[string, LookupEvent[], Partial<PlaceLookup>]>([
    ['typed: it waits', [text(' ja ')], { text: 'ja', phase: 'waiting', sequence: 1 }],
    ['asked for', [text('ja'), asked(1)], { phase: 'loading' }],
    [
      'answered',
      [text('ja'), asked(1), answered(1, found('ja'))],
      { phase: 'done', found: found('ja') },
    ],
    ['only spaces ask for nothing', [text('   ')], NO_LOOKUP],
    [
      'another space is no other text',
      [text('ja'), text('ja ')],
      { sequence: 1, phase: 'waiting' },
    ],
    [
      'a newer text waits anew',
      [text('ja'), asked(1), text('jap')],
      { sequence: 2, phase: 'waiting' },
    ],
    [
      'a timer of an older text asks nothing',
      [text('ja'), text('jap'), asked(1)],
      { phase: 'waiting' },
    ],
    [
      'a late answer to an older text is dropped',
      [text('ja'), asked(1), text('jap'), asked(2), answered(1, found('ja'))],
      { phase: 'loading', found: null },
    ],
    [
      'and after the newer one too',
      [
        text('ja'),
        asked(1),
        text('jap'),
        asked(2),
        answered(2, found('jap')),
        answered(1, found('ja')),
      ],
      { phase: 'done', found: found('jap') },
    ],
    [
      'what was found stays while a newer text is awaited',
      [text('ja'), asked(1), answered(1, found('ja')), text('jap'), asked(2)],
      { phase: 'loading', found: found('ja') },
    ],
    [
      'emptying resets',
      [text('ja'), asked(1), answered(1, found('ja')), text('')],
      { text: '', phase: 'done', found: null },
    ],
    [
      'an answer after emptying is dropped',
      [text('ja'), asked(1), text(''), answered(1, found('ja'))],
      { text: '', phase: 'done', found: null },
    ],
    [
      'the same text again after emptying is a new one',
      [text('ja'), asked(1), text(''), text('ja'), answered(1, found('ja'))],
      { sequence: 3, phase: 'waiting', found: null },
    ],
    [
      'a failure ends the loading and says nothing',
      [text('ja'), asked(1), answered(1, null)],
      { text: 'ja', phase: 'done', found: null },
    ],
  ])('%s', (_, events, expected) => expect(after(...events)).toMatchObject(expected));
});

test.each<[string, LookupEvent[], boolean]>([
  ['nothing typed', [], false],
  ['waiting', [text('ja')], true],
  ['loading', [text('ja'), asked(1)], true],
  ['answered', [text('ja'), asked(1), answered(1, null)], false],
])('SRCH-03 the loader turns: %s', (_, events, isTurning) =>
  expect(isLookingUp(after(...events))).toBe(isTurning),
);

const JAPAN = { id: 'JPN', name: 'Japan', travels: 1, departures: 3 };
test.each<[string, LookupEvent[], boolean]>([
  ['nothing typed', [], false],
  ['still loading', [text('xx'), asked(1)], false],
  ['neither', [text('xx'), asked(1), answered(1, found('xx', [], 0))], true],
  ['travels, of no destination', [text('xx'), asked(1), answered(1, found('xx'))], false],
  ['one', [text('ja'), asked(1), answered(1, found('ja', [JAPAN]))], false],
  ['a failure', [text('xx'), asked(1), answered(1, null)], false],
])('SRCH-04 nothing was found: %s', (_, events, isNothing) =>
  expect(isNothingFound(after(...events))).toBe(isNothing),
);
