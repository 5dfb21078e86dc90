import { describe, expect, test } from 'vitest';
import { queryOfForm } from './form-query.ts';

const queryOf = (sent: string) => {
  const query = queryOfForm(new URLSearchParams(sent));
  return query && decodeURIComponent(query.toString());
};

describe('SRCH-16 what the form sends becomes the filters that it means', () => {
  test.each([
    ['a continent', 'where=asia', 'continentId[]=asia'],
    ['a destination', 'where=JPN', 'destinationId[]=JPN'],
    ['a destination in small letters', 'where=jpn', 'destinationId[]=JPN'],
    [
      'several places',
      'where=asia,PER,JPN',
      'continentId[]=asia&destinationId[]=PER&destinationId[]=JPN',
    ],
    ['anywhere', 'where=&textSearch=+tokyo+', 'textSearch=tokyo'],
    ['no place that exists', 'where=atlantis,jp', ''],
    ['a month', 'month=2027-05', 'dateFrom=2027-05-01&dateTo=2027-05-31'],
    ['a short month', 'month=2028-02', 'dateFrom=2028-02-01&dateTo=2028-02-29'],
    ['December', 'month=2027-12', 'dateFrom=2027-12-01&dateTo=2027-12-31'],
    ['no month that exists', 'month=2027-13', ''],
    ['no month at all', 'month=may', ''],
    [
      'all of it, with empty fields dropped',
      'textSearch=&where=JPN&month=2027-05&discounted=true&dateFrom=&dateTo=',
      'destinationId[]=JPN&dateFrom=2027-05-01&dateTo=2027-05-31&discounted=true',
    ],
    ['ALL ages, which is no filter', 'where=&ageBadge=ALL', ''],
    [
      'other filters, which it keeps',
      'where=JPN&sort=price:asc&tab=travels&priceTo=100000',
      'tab=travels&destinationId[]=JPN&priceTo=100000&sort=price:asc',
    ],
    ['a page, which begins anew', 'where=JPN&page=4', 'destinationId[]=JPN'],
    ['a place beside one of an old address', 'where=JPN&continentId[]=asia', 'destinationId[]=JPN'],
    [
      'SRCH-06 a place in place of the text that was there',
      'textSearch=maroko&shownText=maroko&where=MAR',
      'destinationId[]=MAR',
    ],
    [
      'a place beside a text that was typed along with it',
      'textSearch=trekking&shownText=maroko&where=MAR',
      'textSearch=trekking&destinationId[]=MAR',
    ],
    ['the text that was there', 'textSearch=maroko&shownText=maroko&where=', 'textSearch=maroko'],
    ['unknown keys, which it drops', 'where=JPN&utm_source=x', 'destinationId[]=JPN'],
  ])('%s', (_, sent, query) => expect(queryOf(sent)).toBe(query));

  test.each(['', 'destinationId[]=JPN', 'dateFrom=2027-05-01&page=2', 'textSearch=tokyo'])(
    'a query that comes from no form stays as it is: "%s"',
    (query) => expect(queryOf(query)).toBeNull(),
  );
});

describe('SRCH-16 a month beside exact dates', () => {
  const may = 'dateFrom=2027-05-01&dateTo=2027-05-31';
  test.each([
    [
      'dates that were typed win',
      'month=2027-06&dateFrom=2027-05-10&dateTo=2027-05-20&shownDates=,',
      'dateFrom=2027-05-10&dateTo=2027-05-20',
    ],
    [
      'one date that was typed wins',
      'month=2027-06&dateFrom=2027-05-10&dateTo=&shownDates=,',
      'dateFrom=2027-05-10',
    ],
    [
      'dates that stayed from before give way',
      'month=2027-05&dateFrom=2027-06-10&dateTo=2027-06-20&shownDates=2027-06-10,2027-06-20',
      may,
    ],
    [
      'dates that were changed win',
      'month=2027-05&dateFrom=2027-06-11&dateTo=2027-06-20&shownDates=2027-06-10,2027-06-20',
      'dateFrom=2027-06-11&dateTo=2027-06-20',
    ],
    [
      'dates that were emptied leave the month',
      'month=2027-05&dateFrom=&dateTo=&shownDates=2027-06-10,2027-06-20',
      may,
    ],
    [
      'dates that stayed from before give way to any time, and the days around them too',
      'month=&dateFrom=2027-06-10&dateTo=&shownDates=2027-06-10,&daysSpan=3',
      '',
    ],
    [
      'dates that were typed win over any time',
      'month=&dateFrom=2027-06-10&dateTo=&shownDates=,',
      'dateFrom=2027-06-10',
    ],
    [
      'other days that stand in the list stay, with the days around them',
      'month=2027-06-10,2027-06-20&dateFrom=2027-06-10&dateTo=2027-06-20&shownDates=2027-06-10,2027-06-20&daysSpan=3',
      'dateFrom=2027-06-10&dateTo=2027-06-20&daysSpan=3',
    ],
    ['other days that stand in the list alone', 'month=,2027-06-20', 'dateTo=2027-06-20'],
    [
      'other days that were emptied beside the list',
      'month=2027-06-10,2027-06-20&dateFrom=&dateTo=&shownDates=2027-06-10,2027-06-20',
      '',
    ],
    ['neither is whenever', 'month=&dateFrom=&dateTo=&shownDates=,', ''],
    ['a month with days around it', 'month=2027-05&daysSpan=3', `${may}&daysSpan=3`],
    [
      'other days, with the days around them',
      'month=2027-06-10,2027-06-20&daysSpan=7',
      'dateFrom=2027-06-10&dateTo=2027-06-20&daysSpan=7',
    ],
    ['exactly these days', 'month=2027-05&daysSpan=', may],
  ])('%s', (_, sent, query) => expect(queryOf(sent)).toBe(query));
});
