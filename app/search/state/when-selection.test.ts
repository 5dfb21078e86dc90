import { describe, expect, test } from 'vitest';
import { JUNE, MAY, TODAY } from '../../../test/support/example-periods.ts';
import {
  daysOf,
  isWhenever,
  whenAfter,
  isSameWhen,
  WHENEVER,
  type WhenEvent,
  type WhenSelection,
} from './when-selection.ts';

const inMay: WhenSelection = { ...WHENEVER, period: MAY };
const days = (from: string, to: string | null = null): WhenSelection => ({
  tab: 'dates',
  period: null,
  range: { from, to },
  daysSpan: 0,
});
const onDates: WhenSelection = { ...WHENEVER, tab: 'dates' };
const day = (text: string | null): WhenEvent => ({ type: 'dayChosen', day: text, today: TODAY });
const type = (from: string, to: string): WhenEvent => ({
  type: 'datesTyped',
  from,
  to,
  today: TODAY,
});

describe('SRCH-13 days of the calendar', () => {
  test.each([
    ['the first click is the start', onDates, '2027-05-12', days('2027-05-12')],
    [
      'a later second one the end',
      days('2027-05-12'),
      '2027-05-20',
      days('2027-05-12', '2027-05-20'),
    ],
    [
      'an earlier one is swapped',
      days('2027-05-12'),
      '2027-05-11',
      days('2027-05-11', '2027-05-12'),
    ],
    ['the same day clears the end', days('2027-05-12'), '2027-05-12', days('2027-05-12')],
    [
      'a full range starts over',
      days('2027-05-12', '2027-05-20'),
      '2027-05-15',
      days('2027-05-15'),
    ],
    ['today can be chosen', onDates, TODAY, days(TODAY)],
    ['a past day cannot', days('2027-05-12'), '2027-05-09', days('2027-05-12')],
    ['an empty cell cannot', days('2027-05-12'), null, days('2027-05-12')],
    ['a day clears the period', { ...inMay, tab: 'dates' }, '2027-05-12', days('2027-05-12')],
  ] as const)('%s', (_, before, clicked, after) =>
    expect(whenAfter(before, day(clicked))).toEqual(after),
  );

  test('what cannot be chosen changes nothing at all', () => {
    const before = days('2027-05-12');
    expect(whenAfter(before, day('2027-05-09'))).toBe(before);
    expect(whenAfter(before, day(null))).toBe(before);
  });
});

describe('SRCH-13 periods', () => {
  test.each([
    ['one', WHENEVER, MAY, inMay],
    ['another', inMay, JUNE, { ...WHENEVER, period: JUNE }],
    ['the same again is whenever', inMay, { ...MAY, name: 'of another name' }, WHENEVER],
    ['one in place of days', days('2027-05-12'), MAY, { ...inMay, tab: 'dates' }],
  ] as const)('%s', (_, before, period, after) =>
    expect(whenAfter(before, { type: 'periodChosen', period })).toEqual(after),
  );

  test.each([inMay, days('2027-05-12'), days('2027-05-12', '2027-05-14')])(
    'whenever clears %o',
    (before) => {
      expect(isWhenever(whenAfter(before, { type: 'wheneverChosen' }))).toBe(true);
      expect(isWhenever(whenAfter(before, { type: 'whenCleared' }))).toBe(true);
    },
  );
});

describe('SRCH-12 days around the chosen ones', () => {
  const span = (daysSpan: number): WhenEvent => ({ type: 'spanChosen', daysSpan });
  const around = (when: WhenSelection, daysSpan: number) => ({ ...when, daysSpan });

  test.each<[string, WhenSelection, WhenEvent, WhenSelection]>([
    ['may be chosen first', onDates, span(3), around(onDates, 3)],
    ['or later', days('2027-05-12'), span(7), around(days('2027-05-12'), 7)],
    ['or none of them', around(inMay, 14), span(0), inMay],
    ['stay with other days', around(onDates, 3), day('2027-05-12'), around(days('2027-05-12'), 3)],
    [
      'go where a period is chosen',
      around(onDates, 3),
      { type: 'periodChosen', period: MAY },
      { ...inMay, tab: 'dates' },
    ],
    ['go where nothing is', around(days('2027-05-12'), 3), { type: 'whenCleared' }, onDates],
  ])('%s', (_, before, event, after) => expect(whenAfter(before, event)).toEqual(after));

  test('the same again change nothing', () => {
    const before = around(inMay, 3);
    expect(whenAfter(before, span(3))).toBe(before);
    expect(isSameWhen(before, inMay)).toBe(false);
  });
});

describe('SRCH-13 dates that are typed', () => {
  test.each([
    ['both', '2027-05-12', '2027-05-20', { from: '2027-05-12', to: '2027-05-20' }],
    ['the wrong way round', '2027-05-20', '2027-05-12', { from: '2027-05-12', to: '2027-05-20' }],
    ['the same day twice', '2027-05-12', '2027-05-12', { from: '2027-05-12', to: null }],
    ['the first alone', '2027-05-12', '', { from: '2027-05-12', to: null }],
    ['the last alone', '', '2027-05-12', { from: '2027-05-12', to: null }],
    ['no day', '2027-05-32', 'soon', null],
    [
      'a past day, which cannot be chosen',
      '2027-05-01',
      '2027-05-20',
      { from: '2027-05-20', to: null },
    ],
    ['clearing both is whenever', '', '', null],
  ])('%s', (_, from, to, range) =>
    expect(whenAfter(inMay, type(from, to))).toEqual({ ...WHENEVER, range }),
  );
});

describe('SRCH-12 two tabs', () => {
  test('changing to the other keeps what is chosen', () =>
    expect(whenAfter(inMay, { type: 'tabChosen', tab: 'dates' })).toEqual({
      ...inMay,
      tab: 'dates',
    }));
  test('the open one again changes nothing', () =>
    expect(whenAfter(inMay, { type: 'tabChosen', tab: 'periods' })).toBe(inMay));
});

describe('SRCH-13 the days that are searched for', () => {
  test.each([
    ['whenever', WHENEVER, null],
    ['a period', inMay, { startingDate: '2027-05-01', endingDate: '2027-05-31' }],
    [
      'a range',
      days('2027-05-12', '2027-05-20'),
      { startingDate: '2027-05-12', endingDate: '2027-05-20' },
    ],
    [
      'a single day, twice',
      days('2027-05-12'),
      { startingDate: '2027-05-12', endingDate: '2027-05-12' },
    ],
  ])('%s', (_, when, expected) => expect(daysOf(when)).toEqual(expected));
});
