import { expect, test } from 'vitest';
import { DAY_MS } from '../../domain/durations.ts';
import { NOBODY_KNOWN } from '../../domain/tour-group.ts';
import { companionsOf, interestedPeople, seatHoldersOf } from './tour-group-calls.ts';

const NOW = Date.UTC(2027, 2, 31, 12);

function asker(email: string, daysAgo = 1, name = 'Ada Verdi') {
  const created_at = NOW - daysAgo * DAY_MS;
  return { email, full_name: name, age_group: '25-35' as const, created_at };
}

test.each<[string, readonly string[], number]>([
  ['of nobody', [], 0],
  ['one alone', ['a@example.com'], 0],
  ['one who asks again and again', ['a@example.com', 'A@example.com', 'a+2@example.com'], 0],
  ['two', ['a@example.com', 'b@example.com', 'a+x@EXAMPLE.com'], 2],
  ['the same name at two hosts', ['a@example.com', 'a@example.org'], 2],
])('TRV-08 people are counted and not messages: %s', (_, emails, people) => {
  expect(interestedPeople(emails)).toBe(people);
});

test('TRV-08 of a name the first word is shown alone', () => {
  const askers = [asker('a@example.com', 1, '  María-José  Ruiz Gil')];
  expect(companionsOf(askers, 'Europe/Rome')).toEqual([
    { firstName: 'María-José', ageGroup: '25-35', askedOn: '2027-03-30' },
  ]);
});

test.each(['<b>Ada</b> Verdi', 'http://x.example y', '1337 h4x', 'a@b.c d', '‮Ada Verdi'])(
  'TRV-08 SEC-06 nothing of "%s" is shown',
  (name) => {
    expect(companionsOf([asker('a@example.com', 1, name)], 'UTC')[0]?.firstName).toBeNull();
  },
);

test('TRV-08 a person is there once, with the last request', () => {
  const askers = [asker('a+1@example.com', 3, 'Bea Rossi'), asker('A@example.com', 9)];
  expect(companionsOf(askers, 'UTC').map(({ firstName }) => firstName)).toEqual(['Bea']);
});

test('TRV-08 the day of asking is the market’s own', () => {
  const late = { ...asker('a@example.com'), created_at: Date.UTC(2027, 2, 1, 23, 30) };
  expect(companionsOf([late], 'Europe/Rome')[0]?.askedOn).toBe('2027-03-02');
});

test.each<[string, number, number, number | undefined]>([
  ['nobody', 11, 0, undefined],
  ['four', 11, 4, undefined],
  ['five of ten', 10, 5, 5],
  ['all of five', 5, 5, 5],
  ['all but one, who would be known', 9, 8, undefined],
  ['all but four', 9, 5, undefined],
  ['all but five', 11, 6, 6],
])(
  'TRV-08 a count says nothing about fewer than five people: %s',
  (_, takenSeats, people, told) => {
    for (const name of ['women', 'alone', 'firstTimers'] as const) {
      const group = { ...NOBODY_KNOWN, [name]: people };
      const holders = seatHoldersOf({ group, takenSeats });
      expect(holders).toEqual({ ages: {}, ...(told !== undefined && { [name]: told }) });
    }
  },
);

test.each([
  ['both bands of five', 11, [6, 5], { '25-35': 6, '35-49': 5 }],
  ['a band of one beside one of many', 9, [8, 1], {}],
  ['a band of four beside people of no known age', 12, [6, 4], { '25-35': 6 }],
  ['two bands that leave one person over', 12, [6, 5], {}],
  ['one age for all', 7, [0, 7], { '35-49': 7 }],
] as const)(
  'TRV-08 ages say nothing about fewer than five people: %s',
  (_, takenSeats, ages, told) => {
    const group = { ...NOBODY_KNOWN, ages: { '25-35': ages[0], '35-49': ages[1] } };
    expect(seatHoldersOf({ group, takenSeats }).ages).toEqual(told);
  },
);
