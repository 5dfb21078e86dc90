import { expect, test } from 'vitest';
import { DAY_MS } from '../../domain/durations.ts';
import { companionsOf, interestedPeople } from './tour-group-calls.ts';

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
