import { describe, expect, test } from 'vitest';
import { parseMeetupSearch, printMeetupSearch, type MeetupSearch } from './meetup-search.ts';

/** A Wednesday in a market whose week begins on Monday. */
const MARKET = { today: '2027-03-03', firstDayOfWeek: 1 } as const;
const parse = (query: string) => parseMeetupSearch(new URLSearchParams(query), MARKET);
const ALL: MeetupSearch = {
  city: null,
  from: null,
  to: null,
  shortcut: null,
  page: 1,
  notDays: {},
};

describe('MEET-01 what is looked for among the meet-ups', () => {
  test.each<[string, Partial<MeetupSearch>]>([
    ['', {}],
    ['city=rome', { city: 'rome' }],
    ['city=&from=&to=', {}],
    ['when=tomorrow', { from: '2027-03-04', to: '2027-03-04', shortcut: 'tomorrow' }],
    ['when=nonsense', {}],
    ['from=2027-03-05&to=2027-03-20', { from: '2027-03-05', to: '2027-03-20' }],
    ['from=2027-03-05', { from: '2027-03-05' }],
    ['to=2027-03-20', { to: '2027-03-20' }],
    ['from=2027-03-20&to=2027-03-05', { from: '2027-03-05', to: '2027-03-20' }],
    // The form sends days: they win over a word, and may have one of their own.
    ['when=today&from=2027-03-05', { from: '2027-03-05' }],
    [
      'from=2027-03-06&to=2027-03-07',
      { from: '2027-03-06', to: '2027-03-07', shortcut: 'this-weekend' },
    ],
    ['from=2027-02-30', { notDays: { from: '2027-02-30' } }],
    ['to=soon&from=2027-03-05', { from: '2027-03-05', notDays: { to: 'soon' } }],
    ['when=today&to=soon', { notDays: { to: 'soon' } }],
    ['page=3', { page: 3 }],
    ['page=1000', { page: 999 }],
    ['page=0', {}],
    ['page=x', {}],
  ])('by %j', (query, found) => {
    expect(parse(query)).toEqual({ ...ALL, ...found });
  });

  test.each([
    'city=rome&when=this-weekend',
    'city=rome&from=2027-03-05&to=2027-03-20',
    'to=2027-03-20',
    'when=today&page=2',
    '',
  ])('is printed as it is parsed: %j', (query) => {
    expect(printMeetupSearch(parse(query)).toString()).toBe(query);
  });
});
