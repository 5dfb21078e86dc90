import { describe, expect, test } from 'vitest';
import { featuredMonths, isFeatured, pickFeatured } from './featured-departures.ts';

const TODAY = '2027-01-15';

test.each([
  ['2027-02-25', false],
  ['2027-02-26', true],
  ['2027-07-16', true],
  ['2027-07-17', false],
])('RES-12 a departure on %s is put forward: %s', (startingDate, isIt) => {
  expect(isFeatured(startingDate, TODAY)).toBe(isIt);
});

test('RES-12 the months of those weeks follow each other, the ends cut', () => {
  const months = featuredMonths(TODAY);
  expect(months).toHaveLength(6);
  expect(months[0]).toEqual({ dateFrom: '2027-02-26', dateTo: '2027-02-28' });
  expect(months[1]).toEqual({ dateFrom: '2027-03-01', dateTo: '2027-03-31' });
  expect(months[5]).toEqual({ dateFrom: '2027-07-01', dateTo: '2027-07-16' });
});

describe('RES-12 pickFeatured', () => {
  const tour = (startingDate: string, id: string) => ({ startingDate, travel: { id } });

  test('takes another travel of each month, by date', () => {
    const tours = [
      tour('2027-03-20', 'peru'),
      tour('2027-03-01', 'japan'),
      tour('2027-04-02', 'japan'),
      tour('2027-05-01', 'japan'),
      tour('2027-05-08', 'oman'),
    ];
    const [peru, , , , oman] = tours;
    expect(pickFeatured(tours, TODAY, 3)).toEqual([peru, tour('2027-04-02', 'japan'), oman]);
  });

  test('takes the last of a month that chooses again: not two that leave in the same days', () => {
    const tours = [
      tour('2027-03-01', 'japan'),
      tour('2027-03-02', 'peru'),
      tour('2027-03-28', 'oman'),
    ];
    const [japan, , oman] = tours;
    expect(pickFeatured(tours, TODAY, 2)).toEqual([japan, oman]);
  });

  test('takes several of a month only where there are too few months, and never a travel twice', () => {
    const tours = [
      tour('2027-03-01', 'japan'),
      tour('2027-03-02', 'peru'),
      tour('2027-04-01', 'peru'),
      tour('2027-04-02', 'japan'),
      tour('2027-08-01', 'oman'),
    ];
    const picked = pickFeatured(tours, TODAY, 3);
    expect(picked.map(({ travel }) => travel.id).toSorted()).toEqual(['japan', 'peru']);
  });
});
