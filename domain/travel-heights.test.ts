import { expect, test } from 'vitest';
import { hasBed, travelHeights, type DayHeights } from './travel-heights.ts';

const LOW = { altitudeM: 80 };

test.each<[string, readonly DayHeights[], ReturnType<typeof travelHeights>]>([
  ['by the sea', [LOW, { altitudeM: 2500 }, LOW], null],
  [
    'with a high pass',
    [LOW, { ...LOW, highestPointM: 4180 }, LOW],
    { highestNight: 80, highestPoint: 4180 },
  ],
  ['with a high bed', [LOW, { altitudeM: 3700 }, LOW], { highestNight: 3700, highestPoint: 3700 }],
  ['that ends high', [LOW, { altitudeM: 3400 }], { highestNight: 80, highestPoint: 3400 }],
  [
    'that leaves a high place by night',
    [{ altitudeM: 2600, isNightOnTheWay: true }, LOW, LOW],
    { highestNight: 80, highestPoint: 2600 },
  ],
  ['without a night', [{ altitudeM: 2501 }], { highestNight: null, highestPoint: 2501 }],
  ['without days', [], null],
])('TRV-06 how high a travel goes: %s', (_, days, heights) => {
  expect(travelHeights(days)).toEqual(heights);
});

test('TRV-07 one has a bed where a day ends, but on the last one and on the way', () => {
  const days = [LOW, { ...LOW, isNightOnTheWay: true }, LOW, LOW];
  expect(days.map((_, index) => hasBed(days, index))).toEqual([true, false, true, false]);
});
