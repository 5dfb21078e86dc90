import { expect, test } from 'vitest';
import { filtersInText } from './filters-in-text.ts';

const UP_TO_6 = { from: null, to: 6 };
const UP_TO_10 = { from: null, to: 10 };
const OVER_10 = { from: 11, to: null };

test.each([
  ['14 days', OVER_10, ''],
  ['14-day trip', OVER_10, ''],
  ['a 14 day trip in Japan', OVER_10, 'a trip in Japan'],
  ['two weeks in Japan', OVER_10, 'in Japan'],
  ['a week', UP_TO_10, ''],
  ['14 Tage', OVER_10, ''],
  ['14Tage Namibia', OVER_10, 'Namibia'],
  ['zwei Wochen', OVER_10, ''],
  ['eine Woche', UP_TO_10, ''],
  ['fuenf Tage', UP_TO_6, ''],
  ['FÜNF TAGE', UP_TO_6, ''],
  ['14 giorni', OVER_10, ''],
  ['viaggio di due settimane', OVER_10, ''],
  ['14 días', OVER_10, ''],
  ['dos semanas', OVER_10, ''],
  ['una semana', UP_TO_10, ''],
  ['14 jours', OVER_10, ''],
  ['deux semaines', OVER_10, ''],
  ['quinze jours', OVER_10, ''],
  ['6 days', UP_TO_6, ''],
  ['7 days', UP_TO_10, ''],
  ['11 days', OVER_10, ''],
])('RES-08 a number of days in a text is a length: %s', (text, length, rest) => {
  expect(filtersInText(text)).toEqual({ length, privateRoom: false, rest });
});

test.each([
  ['Einzelzimmer', ''],
  ['single room', ''],
  ['Camera singola', ''],
  ['habitacion individual', ''],
  ['chambre individuelle', ''],
  ['Japan Einzelzimmer', 'Japan'],
])('RES-08 a single room in a text is the filter of private rooms: %s', (text, rest) => {
  expect(filtersInText(text)).toEqual({ length: null, privateRoom: true, rest });
});

test('RES-08 a text may ask for both', () => {
  expect(filtersInText('Peru, 10 Tage, Einzelzimmer')).toEqual({
    length: UP_TO_10,
    privateRoom: true,
    rest: 'Peru',
  });
});

test.each([
  '',
  'Japan',
  '14',
  'Tage',
  'days',
  '0 days',
  '1000 days',
  'allein reisen',
  'room',
  'Tag der Toten',
])('RES-08 a text without either asks for no filter: %j', (text) =>
  expect(filtersInText(text)).toBeNull(),
);
