import { describe, expect, test } from 'vitest';
import {
  nextHeaderState,
  scrollEvent,
  STICKY_ABOVE_PX,
  TRANSPARENT_UNDER_PX,
  type HeaderEvent,
  type HeaderState,
} from './header-state.ts';

describe('LAY-02 the header', () => {
  test.each<[name: string, events: HeaderEvent[], states: HeaderState[]]>([
    ['goes away with the page', ['at-top', 'between'], ['top', 'scrolled']],
    ['is back far down', ['between', 'far-down'], ['scrolled', 'returned']],
    ['is back at once after a jump', ['far-down', 'at-top'], ['returned', 'top']],
    [
      'leaves on the way up, and is gone after a moment',
      ['far-down', 'between', 'between', 'time-over', 'at-top'],
      ['returned', 'leaving', 'leaving', 'scrolled', 'top'],
    ],
    [
      'stays where the visitor turns round while it leaves',
      ['far-down', 'between', 'far-down', 'time-over'],
      ['returned', 'leaving', 'returned', 'returned'],
    ],
  ])('%s', (_, events, states) => {
    let state: HeaderState = 'top';
    expect(events.map((event) => (state = nextHeaderState(state, event)))).toEqual(states);
  });

  test.each([
    [{ top: true, above: true }, 'at-top'],
    [{ top: false, above: true }, 'between'],
    [{ top: false, above: false }, 'far-down'],
  ] as const)('the marks %o say %s', (seen, event) => expect(scrollEvent(seen)).toBe(event));

  test('is transparent under 50 px and sticky above 800', () => {
    expect([TRANSPARENT_UNDER_PX, STICKY_ABOVE_PX]).toEqual([50, 800]);
  });
});
