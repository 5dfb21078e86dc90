/** Periods to choose in the search bar, and the day on which that is done. */
import type { Period } from '../../domain/date-range.ts';

export const TODAY = '2027-05-10';

export const MAY: Period = {
  type: 'month',
  name: 'May',
  year: 2027,
  startingDate: '2027-05-01',
  endingDate: '2027-05-31',
};

export const JUNE: Period = {
  ...MAY,
  name: 'June',
  startingDate: '2027-06-01',
  endingDate: '2027-06-30',
};

export const EASTER: Period = {
  ...MAY,
  type: 'event',
  name: 'Easter',
  startingDate: '2027-03-20',
  endingDate: '2027-03-29',
};

export const ONE_DAY: Period = { ...MAY, type: 'event', endingDate: MAY.startingDate };
