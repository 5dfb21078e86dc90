import { expect, test } from 'vitest';
import type { TourSummary } from '../../../contract/common.ts';
import type { CostPart } from '../../../domain/cost-choice.ts';
import { byRole } from '../../../test/support/by-role.ts';
import { drawTravel } from '../../../test/support/draw-travel.tsx';
import { EXAMPLE_TODAY, exampleTour, exampleTravel } from '../../../test/support/example-tours.ts';
import { readHtml } from '../../../test/support/html-page.ts';
import { visibleText } from '../../../test/support/render-in-site.tsx';
import { wordsOf } from '../../../test/support/site-words.ts';
import { offeredDepartures } from '../../travel/departure.ts';
import { exampleDeparture } from './costs.tsx';

const t = await wordsOf('en-WE');

/** The part of the page that adds up the costs. */
const costsIn = (html: string) => byRole(html).one('region', t('travel:costs.titleInAll'));

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

test('TRV-15 the cost says of which departure it is, and whether others cost the same', async () => {
  const room = { isNoSharingRoomAvailable: true } as const;
  const [first, second] = [
    exampleTour({ isNoSharingRoomAvailable: false }),
    exampleTour({ ...room, code: 'B', startingDate: '2027-07-03', endingDate: '2027-07-14' }),
  ];
  const dear = exampleTour({ ...room, code: 'C', price: { GBP: 230000 } });
  const costsOf = async (tours: TourSummary[], address?: string) =>
    costsIn(await drawTravel(tours, { address })).text;
  const withRoom = '/?cost[]=trip&cost[]=privateRoom';
  expect(await costsOf([first, second])).toContain(
    'on one of the cheapest departures: 12 – 23 June 2027.',
  );
  expect(await costsOf([first, second], withRoom)).toContain(
    'on one of the cheapest departures: 3 – 14 July 2027.',
  );
  expect(await costsOf([second])).toContain('on the cheapest departure: 3 – 14 July 2027.');
  const tours = [first, dear, { ...dear, code: 'D' }];
  const unticked = await costsOf(tours);
  expect(unticked).toContain('The trip £2,150');
  expect(unticked).toContain('on the cheapest departure: 12');
  expect(unticked).toContain('2 of 3 departures on sale still have private rooms');
  const ticked = await costsOf(tours, withRoom);
  expect(ticked).toContain('on one of the cheapest departures that have what you ticked: 12');
  expect(ticked).toContain('Total per person: £2,810');
});

test('TRV-15 the sum says that what is not included and has no price is not in it, and where that stands', async () => {
  const html = await drawTravel([exampleTour()]);
  const costs = costsIn(html);
  expect(costs.text).toContain('Excludes unpriced items under “Not included”');
  expect(costs.within.links).toContain('#included');
  expect(readHtml(html).ids).toContain('included');
  const without = costsIn(await drawTravel([exampleTour()], { change: { notIncluded: [] } }));
  expect(without.within.links).not.toContain('#included');
});

test('TRV-15 the cost says of what bookings its flights are, where its departure is near', async () => {
  const near = t('travel:costs.lateFare');
  expect(visibleText(await drawTravel([exampleTour()]))).not.toContain(near);
  expect(visibleText(await drawTravel([exampleTour()], { today: '2027-06-01' }))).toContain(near);
});

test('TRV-15 the cost says for how many nights the private room is', async () => {
  const { privateRoom } = exampleTravel();
  const change = { privateRoom: { ...privateRoom, sharedNights: 1 } };
  const note = 'Fixed price for 10 of the 11 nights; the other one is shared.';
  expect(visibleText(await drawTravel([exampleTour()], { change }))).toContain(note);
  expect(visibleText(await drawTravel([exampleTour()]))).not.toContain('of the 11 nights');
});
