import { expect, test } from 'vitest';
import { groupRelaxations, widerThanFew, type CountedRelaxation } from './relaxation-groups.ts';

const counted = (change: CountedRelaxation['change']): CountedRelaxation => ({ change, count: 4 });
const WIDER = counted({ kind: 'daysSpan', daysSpan: 3 });
const DEARER = counted({ kind: 'priceTo', priceTo: 95_000 });
const MORE_LEAVE = counted({ kind: 'leaveTo', leaveTo: 6 });
const MARCH = counted({ kind: 'month', month: '2027-03' });
const ASIA = counted({ kind: 'continent', continentId: 'asia' });
const EUROPE = counted({ kind: 'continent', continentId: 'europe' });
const RELAXED = counted({ kind: 'word', filter: 'moods', word: 'RELAX' });
const WITHOUT_DATES = counted({ kind: 'without', filters: ['dates'] });
const WITHOUT_PLACE = counted({ kind: 'without', filters: ['destinationId'] });
const WITHOUT_BOTH = counted({ kind: 'without', filters: ['discounted', 'textSearch'] });
/** As the backend has them. */
const ALL = [
  MORE_LEAVE,
  WIDER,
  DEARER,
  MARCH,
  RELAXED,
  ASIA,
  WITHOUT_PLACE,
  WITHOUT_DATES,
  WITHOUT_BOTH,
];

test('RES-08 other dates come before other filters, and another place last', () => {
  expect(groupRelaxations(ALL)).toEqual({
    softer: [MORE_LEAVE, WIDER, DEARER, MARCH],
    fewer: [WITHOUT_DATES],
    otherwise: [RELAXED],
    elsewhere: [ASIA, WITHOUT_PLACE, WITHOUT_BOTH],
  });
});

test('RES-08 beside a few results a handful is offered, none of which gives up what was searched for', () => {
  const inJapan = { destinationId: ['JPN'] };
  expect(widerThanFew(ALL, inJapan)).toEqual([MORE_LEAVE, WIDER, DEARER, MARCH, WITHOUT_DATES]);
  expect(widerThanFew([ASIA, EUROPE], inJapan)).toEqual([ASIA]);
  expect(widerThanFew([ASIA, WITHOUT_PLACE, WITHOUT_BOTH], {})).toEqual([]);
  expect(widerThanFew([MARCH, MARCH, MARCH, MARCH, MARCH, MARCH], {})).toHaveLength(5);
});
