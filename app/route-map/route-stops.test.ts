import { expect, test } from 'vitest';
import { routeOf, type RouteDay } from './route-stops.ts';

const day = (number: number, place: string, change: Partial<RouteDay> = {}): RouteDay => ({
  day: number,
  place,
  transport: 'train',
  distanceKm: 100,
  travelHours: 2,
  ...change,
});

const days = [
  day(1, 'Tokyo', { transport: 'bus' }),
  day(2, 'Tokyo', { transport: 'none' }),
  day(3, 'Nikko'),
  day(4, 'Kyoto'),
  day(5, 'Kyoto', { transport: 'walk' }),
  day(6, 'Tokyo', { transport: 'flight' }),
];

test('TRV-06 days in one place are one stop, also where one comes back to it', () => {
  expect(routeOf(days).stops).toEqual([
    { number: 1, place: 'Tokyo', days: [1, 2, 6] },
    { number: 2, place: 'Nikko', days: [3] },
    { number: 3, place: 'Kyoto', days: [4, 5] },
  ]);
});

test('TRV-06 a leg leads to another place, by the transport of the day that ends there', () => {
  expect(routeOf(days).legs).toEqual([
    { from: 0, to: 1, transport: 'train' },
    { from: 1, to: 2, transport: 'train' },
    { from: 2, to: 0, transport: 'flight' },
  ]);
});

test('TRV-06 in words: each stay with its days, and how one came there', () => {
  const { visits } = routeOf(days);
  expect(
    visits.map(({ stop, firstDay, lastDay, way }) => [
      stop.number,
      firstDay,
      lastDay,
      way?.transport ?? null,
    ]),
  ).toEqual([
    [1, 1, 2, null],
    [2, 3, 3, 'train'],
    [3, 4, 5, 'train'],
    [1, 6, 6, 'flight'],
  ]);
});

test('a travel that stays in one place has no legs', () => {
  const { stops, legs } = routeOf([day(1, 'Oslo'), day(2, 'Oslo')]);
  expect([stops.length, legs]).toEqual([1, []]);
});
