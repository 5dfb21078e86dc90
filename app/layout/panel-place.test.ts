import { describe, expect, test } from 'vitest';
import { panelLeft, placeByKey } from './panel-place.ts';

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
