import { expect, test } from 'vitest';
import { byDeparture } from './departure-order.ts';

const departure = (code: string, startingDate: string) => ({ code, startingDate });

test('TRV-06 departures stand by day, and by code within a day', () => {
  const [b, a, earlier] = [
    departure('b', '2027-05-01'),
    departure('a', '2027-05-01'),
    departure('z', '2027-04-30'),
  ];
  expect([b, a, earlier].toSorted(byDeparture)).toEqual([earlier, a, b]);
  expect(byDeparture(a, { ...a })).toBe(0);
});
