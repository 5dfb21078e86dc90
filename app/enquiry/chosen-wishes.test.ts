import { expect, test } from 'vitest';
import { parseChosenWishes, withChosenWishes } from './chosen-wishes.ts';

const LINK = '/booking/JPN-20270612/start?seenObstacle=';

test.each([
  ['', '', []],
  ['cost[]=trip', '', []],
  ['cost[]=trip&cost[]=privateRoom', '&privateRoom=on', ['privateRoom']],
  [
    'cost[]=trip&cost[]=flexible&cost[]=flight',
    '&flexibleCancellation=on',
    ['flexibleCancellation'],
  ],
  [
    'cost[]=trip&cost[]=privateRoom&cost[]=flexible',
    '&privateRoom=on&flexibleCancellation=on',
    ['privateRoom', 'flexibleCancellation'],
  ],
])('TRV-15 BOOK-01 the cost %j is wished with the seat as %j', (query, added, wishes) => {
  const href = withChosenWishes(LINK, new URLSearchParams(query));
  expect(href).toBe(`${LINK}${added}`);
  expect(parseChosenWishes(new URL(href, 'http://page').searchParams)).toEqual(wishes);
});

test('BOOK-01 nothing else in the address is a wish', () => {
  expect(parseChosenWishes(new URLSearchParams('privateRoom=&message=on'))).toEqual([]);
});
