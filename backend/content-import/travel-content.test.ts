import { describe } from 'vitest';
import { ENGLISH, FACTS, testFaults, type Fault } from '../../test/support/content-faults.ts';
import { SMALL_TRAVELS } from '../../test/support/small-content.ts';

const [ALPS, COAST] = SMALL_TRAVELS;

describe('a fault of a travel names its file and its field', () => {
  testFaults([
    [
      'an unknown field',
      (content) => content.set(FACTS, 'colour', 'red'),
      `${FACTS}: has colour, which`,
    ],
    [
      'an unknown field deeper',
      (content) => content.set(FACTS, 'days.2.latitud', 1),
      `${FACTS} days.2: has `,
    ],
    [
      'TRV-11 a review service without a merchant',
      (content) => content.set(FACTS, 'reviewService', { sku: 'P-77' }),
      `${FACTS} reviewService.merchantId: `,
    ],
    [
      'a wrong type',
      (content) => content.set(FACTS, 'days.3.latitude', 'north'),
      `${FACTS} days.3.latitude: `,
    ],
    ['a missing field', (content) => content.unset(ENGLISH, 'summary'), `${ENGLISH} summary: is `],
    [
      'a word that nobody knows',
      (content) => content.set(FACTS, 'moods.0', 'SLOTH'),
      `${FACTS} moods.0: is none of NATURE`,
    ],
    [
      'a code of no country',
      (content) => content.set(FACTS, 'countries.1', 'XYZ'),
      `${FACTS} countries.1: is no ISO 3166 alpha-3 code`,
    ],
    [
      'a coordinator who is not there',
      (content) => content.set(FACTS, 'coordinator', 'nobody'),
      `${FACTS} coordinator: there is no coordinator nobody`,
    ],
    [
      'a day too few in one language',
      (content) => content.unset(ENGLISH, 'days.4'),
      `${ENGLISH} days: has 4 days, and travel.yaml 5`,
    ],
    [
      'a code that two travels have',
      (content) => content.set(`travels/${COAST}/travel.yaml`, 'code', 'ALP'),
      `travels/${COAST}/travel.yaml code: ALP is also the code of ${ALPS}`,
    ],
    [
      'a group without room for its least',
      (content) => content.set(FACTS, 'confirmedFrom', 13),
      `${FACTS} confirmedFrom: is above the most`,
    ],
    [
      'a group of less than none',
      (content) => content.set(FACTS, 'groupSize.min', 13),
      `${FACTS} groupSize: min is above max`,
    ],
    [
      'a private room without its price',
      (content) => content.set(FACTS, 'privateRoom.supplement', null),
      `${FACTS} privateRoom.supplement: needs a supplement`,
    ],
    ...[4, 0].map((nights): Fault => [
      `${nights} shared nights of four`,
      (content) => content.set(FACTS, 'privateRoom.sharedNights', nights),
      `${FACTS} privateRoom.sharedNights: `,
    ]),
    ...[408, 90000, 900.5].map((metres): Fault => [
      `a highest point of ${metres} m above a night at 408 m`,
      (content) => content.set(FACTS, 'days.1.highestPointM', metres),
      `${FACTS} days.1.highestPointM: `,
    ]),
    [
      'a highest point below where the day begins',
      (content) => {
        content.set(FACTS, 'days.1.altitudeM', 20);
        content.set(FACTS, 'days.1.highestPointM', 400);
      },
      `${FACTS} days.1.highestPointM: is no higher than the 408 m`,
    ],
    [
      'a walk beside a way on foot',
      (content) => {
        content.set(FACTS, 'days.1.transport', 'walk');
        content.set(FACTS, 'days.1.onFoot', { distanceKm: 12, travelHours: 4 });
      },
      `${FACTS} days.1.onFoot: is the way itself`,
    ],
    [
      'a walk that is short',
      (content) => content.set(FACTS, 'days.1.onFoot', { distanceKm: 4, travelHours: 1 }),
      `${FACTS} days.1.onFoot.travelHours: `,
    ],
    [
      'a time to land that there is not',
      (content) => content.set(FACTS, 'flights.landBy', 'night'),
      `${FACTS} flights.landBy: `,
    ],
    [
      'a cheapest fare that is direct where none is',
      (content) => {
        content.set(FACTS, 'flights.directFrom', ['EUR']);
        content.set(FACTS, 'flights.cheapestIsDirectFrom', ['EUR', 'GBP']);
      },
      `${FACTS} flights.cheapestIsDirectFrom: GBP is not in directFrom`,
    ],
    [
      'a high season out of season',
      (content) => content.set(FACTS, 'departures.season', [1, 7]),
      `${FACTS} departures.highSeason: has a month outside the season`,
    ],
    [
      'a day that no year has',
      (content) => content.set(FACTS, 'departures.extraDays.0', '13-27'),
      `${FACTS} departures.extraDays.0: is no month and day`,
    ],
    ...['price.EUR', 'moneyPot.EUR', 'privateRoom.supplement.EUR'].map((field): Fault => [
      `a price without euros: ${field}`,
      (content) => content.unset(FACTS, field),
      `${FACTS} ${field}: is `,
    ]),
  ]);
});
