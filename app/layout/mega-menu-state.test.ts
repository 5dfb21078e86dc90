import { describe, expect, test } from 'vitest';
import {
  CLOSED,
  type MegaMenuEvent,
  type MegaMenuState,
  megaMenuTime,
  nextMegaMenuState,
  panelLeft,
  placeByKey,
} from './mega-menu-state.ts';

const enter = (id: string): MegaMenuEvent => ({ type: 'enter', id });
const press = (id: string): MegaMenuEvent => ({ type: 'press', id });
const LEAVE: MegaMenuEvent = { type: 'leave' };
const TIME_OVER: MegaMenuEvent = { type: 'time-over' };
const CLOSE: MegaMenuEvent = { type: 'close' };

/** "open a", and "open a!" where it was pressed. */
function told(state: MegaMenuState): string {
  if (state.phase === 'closed') return 'closed';
  return `${state.phase} ${state.id}${state.isPressed ? '!' : ''}`;
}

describe('LAY-06 the mega-menu', () => {
  test.each<[name: string, events: MegaMenuEvent[], states: string[]]>([
    ['opens under the pointer', [enter('a'), TIME_OVER], ['opening a', 'open a']],
    [
      'closes a while after the pointer left',
      [enter('a'), TIME_OVER, LEAVE, TIME_OVER],
      ['opening a', 'open a', 'leaving a', 'closed'],
    ],
    [
      'stays where the pointer comes to the panel in time',
      [enter('a'), TIME_OVER, LEAVE, enter('a'), TIME_OVER],
      ['opening a', 'open a', 'leaving a', 'open a', 'open a'],
    ],
    [
      'gives way to another entry at once',
      [enter('a'), TIME_OVER, LEAVE, enter('b')],
      ['opening a', 'open a', 'leaving a', 'opening b'],
    ],
    ['opens and closes by presses', [press('a'), press('a')], ['opening a!', 'closed']],
    [
      'stays when one presses what has just opened under the pointer',
      [enter('a'), press('a'), press('a')],
      ['opening a', 'opening a!', 'closed'],
    ],
    ['a press on another entry opens that', [press('a'), press('b')], ['opening a!', 'opening b!']],
    ['the pointer does not undo a press', [press('a'), enter('a')], ['opening a!', 'opening a!']],
    [
      'closes on Escape and the like, however it was opened',
      [press('a'), CLOSE, enter('b'), CLOSE],
      ['opening a!', 'closed', 'opening b', 'closed'],
    ],
    ['nothing closes what is closed', [LEAVE, TIME_OVER, CLOSE], ['closed', 'closed', 'closed']],
  ])('%s', (_, events, states) => {
    let state = CLOSED;
    expect(events.map((event) => told((state = nextMegaMenuState(state, event))))).toEqual(states);
  });

  test.each([
    ['closed', null],
    ['opening', 10],
    ['open', null],
    ['leaving', 300],
  ] as const)('%s lasts %s ms', (phase, time) => {
    expect(megaMenuTime({ phase, id: 'a', isPressed: false })).toBe(time);
  });
});

const CONTAINER = { left: 60, width: 1160 };

describe('LAY-06 a panel stays within the container', () => {
  test.each([
    ['under the middle of its entry', { left: 560, width: 100 }, 300, 400],
    ['at the left edge', { left: 80, width: 100 }, 600, 0],
    ['at the right edge', { left: 1100, width: 100 }, 400, 760],
    ['as wide as the container', { left: 700, width: 100 }, 1160, 0],
    ['wider than the container', { left: 700, width: 100 }, 1400, 0],
  ])('%s', (_, entry, panelWidth, left) => {
    expect(panelLeft(entry, panelWidth, CONTAINER)).toBe(left);
  });
});

describe('LAY-06 A11Y-02 the keyboard goes through the links', () => {
  const keys = { next: 'ArrowDown', previous: 'ArrowUp' };
  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowRight', 0, null],
    ['Enter', 0, null],
  ])('%s from %i leads to %s', (key, from, to) => expect(placeByKey(key, from, 3, keys)).toBe(to));

  test('nowhere where there is no link', () => {
    expect(placeByKey('ArrowDown', -1, 0, keys)).toBeNull();
  });
});
