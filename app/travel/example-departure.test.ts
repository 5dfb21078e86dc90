import { expect, test } from 'vitest';
import type { TourSummary } from '../../contract/common.ts';
import type { CostPart } from '../../domain/cost-choice.ts';
import { EXAMPLE_TODAY, exampleTour } from '../../test/support/example-tours.ts';
import { offeredDepartures } from './departure.ts';
import { exampleDeparture } from './example-departure.ts';

const view = {
  today: EXAMPLE_TODAY,
  currency: 'EUR',
  exchangeRates: { EUR: 1, GBP: 0.86, USD: 1.1 },
} as const;

const tour = (code: string, cents: number, change: Partial<TourSummary> = {}) =>
  exampleTour({ code, price: { EUR: cents }, isNoSharingRoomAvailable: true, ...change });
const SOON = { startingDate: '2027-03-06' };
const NO_ROOM = { isNoSharingRoomAvailable: false };

const NOTHING: readonly CostPart[] = ['moneyPot', 'flight'];
const ROOM: readonly CostPart[] = ['privateRoom'];
const FLEXIBLE: readonly CostPart[] = ['flexible'];
const BOTH = [...ROOM, ...FLEXIBLE];

const example = (tours: readonly TourSummary[], choice: readonly CostPart[]) =>
  exampleDeparture(offeredDepartures(tours, view), 8, choice);

test.each([
  ['the cheapest', NOTHING, [tour('A', 200), tour('B', 100)], ['B', true, true]],
  ['the first of several', NOTHING, [tour('A', 100), tour('B', 100)], ['A', true, false]],
  [
    'the cheapest, whatever it lacks of what nobody ticked',
    NOTHING,
    [tour('A', 100, { ...SOON, ...NO_ROOM }), tour('B', 200)],
    ['A', true, true],
  ],
  [
    'a later one as cheap, for the option',
    FLEXIBLE,
    [tour('A', 100, SOON), tour('B', 100)],
    ['B', true, false],
  ],
  ['one with a room as cheap', ROOM, [tour('A', 100, NO_ROOM), tour('B', 100)], ['B', true, false]],
  [
    'a later one that costs more, for the option',
    FLEXIBLE,
    [tour('A', 100, SOON), tour('B', 200)],
    ['B', false, true],
  ],
  ['the soonest, for a room', ROOM, [tour('A', 100, SOON), tour('B', 200)], ['A', true, true]],
  [
    'the first of several with a room',
    ROOM,
    [tour('A', 100, NO_ROOM), tour('B', 200), tour('C', 200), tour('D', 200, NO_ROOM)],
    ['B', false, false],
  ],
  [
    'alone, whatever one without a room costs',
    ROOM,
    [tour('A', 100, NO_ROOM), tour('B', 200, NO_ROOM), tour('C', 200)],
    ['C', false, true],
  ],
  [
    'one that has both',
    BOTH,
    [tour('A', 100, SOON), tour('B', 200, NO_ROOM), tour('C', 300)],
    ['C', false, true],
  ],
  [
    'for the option, if none has both',
    BOTH,
    [tour('A', 100, SOON), tour('B', 200, NO_ROOM)],
    ['B', false, true],
  ],
  [
    'the cheapest, if all are soon',
    FLEXIBLE,
    [tour('A', 200, SOON), tour('B', 100, SOON)],
    ['B', true, true],
  ],
  [
    'none on request while others can be booked',
    FLEXIBLE,
    [tour('A', 100, SOON), tour('B', 100, { salesStatus: 'WAITING_LIST' })],
    ['A', true, true],
  ],
])('TRV-15 the example is %s', (_, choice, tours, expected) => {
  const found = example(tours, choice);
  expect([found?.departure.code, found?.isCheapest, found?.isAlone]).toEqual(expected);
});

test.each([
  [
    'all that others have',
    NOTHING,
    [tour('A', 100, { ...SOON, ...NO_ROOM }), tour('B', 200)],
    true,
    true,
  ],
  ['no room, if none has one', NOTHING, [tour('A', 100, NO_ROOM)], false, true],
  ['no option, if all are soon', NOTHING, [tour('A', 100, SOON)], true, false],
  [
    'no room that goes without the option, once that is ticked',
    FLEXIBLE,
    [tour('A', 100, SOON), tour('B', 200, NO_ROOM)],
    false,
    true,
  ],
  [
    'no option that goes without a room, once that is ticked',
    ROOM,
    [tour('A', 100, SOON), tour('B', 200, NO_ROOM)],
    true,
    false,
  ],
])('TRV-15 there is to choose %s', (_, choice, tours, canHaveRoom, canBeFlexible) => {
  expect(example(tours, choice)).toMatchObject({ canHaveRoom, canBeFlexible });
});

test('TRV-15 there is no example without a price', () => {
  expect(exampleDeparture([], 8, [])).toBeNull();
});
