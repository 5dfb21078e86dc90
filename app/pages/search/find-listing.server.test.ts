import { describe, expect, test } from 'vitest';
import { tourCard, toursAnswer } from '../../../test/support/listing-backend.ts';
import { loadSearch } from '../../../test/support/load-search.ts';

describe('RES-10 the places of a search by text', () => {
  test('are counted without it, since a place takes its place', async () => {
    const { asked } = await loadSearch('/search?textSearch=maroko&discounted=true');
    const counted = asked.filter(({ path }) => path === '/tours')[1]?.body;
    expect(counted).toMatchObject({ discounted: true, page: 1, show: 1 });
    expect(counted).not.toHaveProperty('textSearch', expect.anything());
  });

  test('are counted with it where a place is chosen beside it', async () => {
    const { asked } = await loadSearch('/search?textSearch=trekking&destinationId[]=JPN');
    const counted = asked.filter(({ path }) => path === '/tours')[1]?.body;
    expect(counted).toMatchObject({ textSearch: 'trekking' });
  });
});

describe('RES-01 departures of one travel', () => {
  const tour = (code: string, slug = 'japan') => {
    const card = tourCard({ code });
    return { ...card, travel: { ...card.travel, slug } };
  };

  test.each([
    ['stand as rows', [tour('A'), tour('B')], ['A', 'B']],
    ['is a card where it is one alone', [tour('A')], undefined],
    ['are cards beside those of another', [tour('A'), tour('B', 'peru')], undefined],
  ])('%s', async (_, tours, rows) => {
    const { data } = await loadSearch('/search', { '/tours': toursAnswer(tours) });
    const { list } = data;
    const shown = list.tab === 'tours' ? list.ofOneTravel?.departures : null;
    expect(shown?.map(({ code }) => code)).toEqual(rows);
  });
});

describe('SRCH-12 the name of the days', () => {
  const EASTER = {
    type: 'event',
    name: 'Easter',
    year: 2027,
    startingDate: '2027-03-20',
    endingDate: '2027-04-04',
  };
  const EASTER_DAYS = 'dateFrom=2027-03-20&dateTo=2027-04-04';
  const calendar = {
    response: 'success',
    data: { currency: 'GBP', days: [], periods: [{ ...EASTER, departures: 3 }] },
  };

  test.each([
    [EASTER_DAYS, EASTER],
    ['dateFrom=2027-03-20&dateTo=2027-04-05', undefined],
  ])('of %s', async (query, period) => {
    const { data } = await loadSearch(`/search?${query}`, { '/calendar': calendar });
    expect(data.choices.period).toEqual(period);
  });

  test.each([
    '',
    'dateFrom=2027-03-20',
    'dateFrom=2027-05-01&dateTo=2027-05-31',
    `${EASTER_DAYS}&daysSpan=3`,
  ])('is not asked for without two days that are no month: "%s"', async (query) => {
    const { asked } = await loadSearch(`/search?${query}`, { '/calendar': calendar });
    expect(asked.map(({ path }) => path)).not.toContain('/calendar');
  });
});
