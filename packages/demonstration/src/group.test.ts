import { expect, test } from 'vitest';
import { groupOf, isForFirstTimers } from './group.ts';

const codes = Array.from({ length: 200 }, (_, number) => `T${number}-20270612`);
const day = (pace: number, altitudeM = 100) => ({ pace, altitudeM }) as never;

test('TRV-08 who has a seat keeps it: counts grow with the seats, one at a time', () => {
  for (const code of codes) {
    for (let taken = 1; taken <= 16; taken += 1) {
      const [before, after] = [groupOf(code, taken - 1), groupOf(code, taken)];
      expect([0, 1]).toContain(after.women - before.women);
      expect([0, 1]).toContain(after.alone - before.alone);
    }
    expect(groupOf(code, 0)).toEqual({ women: 0, alone: 0 });
  }
});

test('TRV-08 groups differ, and not everybody is a woman or alone', () => {
  const groups = codes.map((code) => groupOf(code, 12));
  expect(new Set(groups.map(({ women }) => women)).size).toBeGreaterThan(4);
  expect(groups.every(({ women }) => women === 12)).toBe(false);
  expect(groups.every(({ alone }) => alone === 12)).toBe(false);
});

test.each([
  ['some of a gentle travel', [day(1), day(2), day(2)], true],
  ['none of a travel with a hard day', [day(1), day(1), day(4)], false],
  ['none of a travel in thin air', [day(3, 4200), day(3, 4200), day(3, 4200)], false],
  ['none of a travel without days', [], false],
])('TRV-08 for first-timers are %s', (_, days, isSome) => {
  const chosen = codes.filter((code) => isForFirstTimers({ days, travelType: 'classic' }, code));
  expect(chosen.length > 0).toBe(isSome);
  expect(chosen.length).toBeLessThan(codes.length / 2);
});
