import { describe, expect, test } from 'vitest';
import { endOfDayIn, timeLeft } from './end-of-day.ts';

describe('CMS-04 when a day is over', () => {
  test.each([
    ['Europe/Rome', '2026-12-31', '2026-12-31T23:00:00Z'],
    ['Europe/London', '2026-07-01', '2026-07-01T23:00:00Z'],
    ['America/New_York', '2026-12-31', '2027-01-01T05:00:00Z'],
    // The clocks change on these days.
    ['Europe/Berlin', '2026-03-29', '2026-03-29T22:00:00Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-25T23:00:00Z'],
    ['Pacific/Kiritimati', '2026-06-01', '2026-06-01T10:00:00Z'],
    ['Pacific/Pago_Pago', '2026-06-01', '2026-06-02T11:00:00Z'],
    ['Asia/Kolkata', '2026-06-01', '2026-06-01T18:30:00Z'],
  ])('in %s %s ends at %s', (timeZone, day, end) => {
    expect(new Date(endOfDayIn(timeZone, day)).toISOString()).toBe(end.replace('Z', '.000Z'));
  });
});

const HOUR = 3_600_000;

test.each([
  [72 * HOUR + 1, { unit: 'days', count: 3 }],
  [48 * HOUR, { unit: 'days', count: 2 }],
  [48 * HOUR - 1, { unit: 'hours', count: 47 }],
  [2 * HOUR, { unit: 'hours', count: 2 }],
  [2 * HOUR - 1, { unit: 'minutes', count: 119 }],
  [30_000, { unit: 'minutes', count: 1 }],
  [0, null],
  [-HOUR, null],
])('CMS-04 %s ms are left: %j', (ms, left) => {
  expect(timeLeft(1_000_000 + ms, 1_000_000)).toEqual(left);
});
