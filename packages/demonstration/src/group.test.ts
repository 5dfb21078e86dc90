import { expect, test } from 'vitest';
import type { AgeGroup } from '../../../domain/age-group.ts';
import { groupOf, isForFirstTimers } from './group.ts';

const codes = Array.from({ length: 200 }, (_, number) => `T${number}-20270612`);
const day = (pace: number, altitudeM = 100) => ({ pace, altitudeM }) as never;

test('TRV-08 who has a seat keeps it: counts grow with the seats, one at a time', () => {
  for (const code of codes) {
    const group = (taken: number) => {
      const { ages, ...counts } = groupOf({ code, ageGroup: 'ALL' }, taken);
      return { ...counts, ...ages };
    };
    for (let taken = 1; taken <= 16; taken += 1) {
      const [before, after] = [group(taken - 1), group(taken)];
      for (const [count, people] of Object.entries(after)) {
        expect([0, 1]).toContain(people - before[count as keyof typeof before]);
      }
    }
    expect(Object.values(group(0))).toEqual([0, 0, 0, 0, 0]);
  }
});

test('TRV-08 groups differ, and not everybody is a woman or alone', () => {
  const groups = codes.map((code) => groupOf({ code, ageGroup: 'ALL' }, 12));
  for (const count of ['women', 'alone', 'firstTimers'] as const) {
    expect(new Set(groups.map((group) => group[count])).size).toBeGreaterThan(4);
    expect(groups.every((group) => group[count] === 12)).toBe(false);
  }
});

test('TRV-08 everybody who has a seat is of an age that the departure is for', () => {
  const agesOf = (ageGroup: AgeGroup) => codes.map((code) => groupOf({ code, ageGroup }, 12).ages);
  for (const ages of agesOf('25-35')) expect(ages).toEqual({ '25-35': 12, '35-49': 0 });
  for (const ages of agesOf('35-49')) expect(ages).toEqual({ '25-35': 0, '35-49': 12 });
  const mixed = agesOf('ALL');
  for (const ages of mixed) expect(ages['25-35'] + ages['35-49']).toBe(12);
  expect(new Set(mixed.map((ages) => ages['25-35'])).size).toBeGreaterThan(4);
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
