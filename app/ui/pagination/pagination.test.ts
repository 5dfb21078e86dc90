import { describe, expect, test } from 'vitest';
import { pageWindow } from './pagination.tsx';

describe('pageWindow', () => {
  test.each([
    { current: 1, last: 1, shown: [1] },
    { current: 1, last: 3, shown: [1, 2, 3] },
    { current: 1, last: 9, shown: [1, 2, null, 9] },
    { current: 4, last: 9, shown: [1, 2, 3, 4, 5, null, 9] },
    { current: 5, last: 9, shown: [1, null, 4, 5, 6, null, 9] },
    { current: 9, last: 9, shown: [1, null, 8, 9] },
    { current: 40, last: 9, shown: [1, null, 9] },
    { current: 1, last: 0, shown: [] },
  ])('page $current of $last shows $shown', ({ current, last, shown }) => {
    expect(pageWindow(current, last)).toEqual(shown);
  });
});
