import { expect, test } from 'vitest';
import { sampleTour, sampleTravel } from '../../test/support/sample-records.ts';
import { possibleWishes } from './enquiry-calls.ts';

const travel = sampleTravel({ id: 'iceland' });
const supplement = { EUR: 40_000, GBP: 34_000, USD: 44_000 };
const withRooms = {
  ...travel,
  facts: { ...travel.facts, privateRoom: { available: true, supplement } },
};
const both = { privateRoom: true, flexibleCancellation: true };
const none = { privateRoom: false, flexibleCancellation: false };

test.each([
  ['all that there is', both, { hasRoom: true, today: '2027-04-23' }, both],
  ['nothing unasked', none, { hasRoom: true, today: '2027-04-23' }, none],
  [
    'no room where none is left',
    both,
    { hasRoom: false, today: '2027-04-23' },
    { ...both, privateRoom: false },
  ],
  [
    'no option that is too late',
    both,
    { hasRoom: true, today: '2027-04-24' },
    { ...both, flexibleCancellation: false },
  ],
])('TRV-09 TRV-15 one is given %s', (_case, wishes, { hasRoom, today }, given) => {
  const tour = sampleTour({ id: 'X', travelId: 'iceland', privateRoomAvailable: hasRoom });
  const settings = { flexibleCancellationDays: 8 };
  expect(possibleWishes(wishes, { tour, travel: withRooms, settings, today })).toEqual(given);
});
