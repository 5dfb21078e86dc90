import { describe, expect, test } from 'vitest';
import {
  type FixedAnswers,
  fixedBackend,
  loaderArguments,
  tourCard,
  toursAnswer,
} from '../../../test/support/listing-backend.ts';
import { loadSearch } from '../../../test/support/load-search.ts';
import { thrownBy } from '../../../test/support/thrown-by.ts';
import { loadPage } from '../define-page.server.ts';
import { searchPage } from './page.server.ts';
import { NO_READING } from './typed-text.server.ts';

const readingAnswer = (data: object) => ({
  response: 'success',
  data: { ...NO_READING, ...data },
});

describe('SRCH-03 what is typed and named is read', () => {
  test('before anything is listed, and leads to the filters that it is', async () => {
    const parts = [{ words: 'japan', filter: 'destinationId', item: 'JPN' }];
    const reading = readingAnswer({ filters: { destinationId: ['JPN'] }, parts });
    const backend = fixedBackend({ '/text-readings': reading });
    const args = await loaderArguments({ path: '/search?textSearch=japan+please', backend });
    const answer = await thrownBy(loadPage(searchPage, args));
    expect(answer.headers.get('location')).toBe(
      '/search?destinationId%5B%5D=JPN&typed=japan+please',
    );
    expect(backend.asked.map(({ path }) => path)).toEqual(['/text-readings']);
  });

  test.each(['typed=japan+please&destinationId[]=JPN', 'destinationId[]=JPN'])(
    'beside the list where no text is left to be read: %s',
    async (query) => {
      const listed = Promise.withResolvers<null>();
      const { data } = await loadSearch(`/search?${query}`, {
        '/text-readings': async () => {
          await listed.promise;
          return readingAnswer({ unused: ['please'] });
        },
        '/tours': () => {
          listed.resolve(null);
          return toursAnswer([tourCard()]);
        },
      });
      expect(data.typedText).not.toBeNull();
      expect(data.total).toBe(1);
    },
  );

  const READINGS: Readonly<Record<string, object>> = {
    'japan april cheap': {
      filters: { destinationId: ['JPN'], dateFrom: '2027-04-01', dateTo: '2027-04-30' },
      parts: [
        { words: 'japan', filter: 'destinationId', item: 'JPN' },
        { words: 'april', filter: 'dates' },
      ],
    },
    safari: { filters: { textSearch: 'safari' } },
    'peru moderate': {
      filters: { destinationId: ['PER'], pace: 'moderate' },
      parts: [{ words: 'peru', filter: 'destinationId', item: 'PER' }],
    },
  };
  const readings: FixedAnswers = {
    '/text-readings': ({ body }) => readingAnswer(READINGS[String(body?.text)] ?? {}),
  };
  const MAY = 'dateFrom=2027-05-01&dateTo=2027-05-31';
  const APRIL = 'dateFrom=2027-04-01&dateTo=2027-04-30';
  const STALE = 'typed=japan+april+cheap';

  test.each([
    ['safari', APRIL, 'textSearch=safari'],
    ['safari', `destinationId[]=JPN&${APRIL}&discounted=true`, 'textSearch=safari&discounted=true'],
    ['safari', MAY, `textSearch=safari&${MAY}`],
    ['peru moderate', APRIL, 'destinationId[]=PER&pace=moderate&typed=peru+moderate'],
  ])(
    '“%s” over another text takes its filters away, not chosen ones: %s',
    async (text, chosen, left) => {
      const path = `/search?textSearch=${text}&${chosen}&${STALE}`;
      const backend = fixedBackend({ ...readings, '/tours': toursAnswer([tourCard()]) });
      const answer = await thrownBy(loadPage(searchPage, await loaderArguments({ path, backend })));
      const location = decodeURIComponent(answer.headers.get('location') ?? '');
      expect(location).toBe(`/search?${left}`);
    },
  );

  test('what is left of a text once it is read is looked for, and not read again', async () => {
    const { data, asked } = await loadSearch(
      '/search?typed=peru+yoga&destinationId[]=PER&textSearch=yoga',
      {
        '/text-readings': readingAnswer({
          filters: { destinationId: ['PER'], textSearch: 'yoga' },
          parts: [{ words: 'peru', filter: 'destinationId', item: 'PER' }],
        }),
      },
    );
    expect(data.filters).toMatchObject({ destinationId: ['PER'], textSearch: 'yoga' });
    expect(asked.filter(({ path }) => path === '/text-readings')).toHaveLength(1);
  });

  test('a text of which nothing is understood is looked for whole, so none of it is unused', async () => {
    const { data } = await loadSearch('/search?textSearch=yoga+retreat', {
      '/text-readings': readingAnswer({
        filters: { textSearch: 'yoga retreat' },
        unused: ['yoga', 'retreat'],
      }),
    });
    expect(data.typedText?.unused).toEqual([]);
  });

  test('so that a place that no country is narrows nothing', async () => {
    const { data, asked } = await loadSearch('/search?destinationId[]=ZZZ&destinationId[]=JPN', {
      '/text-readings': readingAnswer({ unknown: ['ZZZ'] }),
    });
    expect(data.filters.destinationId).toEqual(['JPN']);
    const lists = asked.filter(({ path, body }) => path === '/tours' && body?.show !== 1);
    expect(lists.at(-1)?.body?.destinationId).toEqual(['JPN']);
  });
});

describe('SRCH-03 SRCH-16 a text beside what was chosen in the form', () => {
  const reading = readingAnswer({
    filters: { destinationId: ['JPN'], dateFrom: '2027-05-01', dateTo: '2027-05-31' },
    parts: [
      { words: 'japan', filter: 'destinationId', item: 'JPN' },
      { words: 'in may', filter: 'dates' },
    ],
  });
  const answers = { '/text-readings': reading };
  const april = 'dateFrom=2027-04-01&dateTo=2027-04-30&daysSpan=7';

  test.each([
    ['a month that was chosen stays', april, `destinationId[]=JPN&${april}&typed=japan+in+may`],
    [
      'days around none widen those of the text',
      'daysSpan=7',
      'destinationId[]=JPN&dateFrom=2027-05-01&dateTo=2027-05-31&daysSpan=7&typed=japan+in+may',
    ],
    [
      'a place that was chosen gives way',
      'destinationId[]=PER',
      'destinationId[]=JPN&dateFrom=2027-05-01&dateTo=2027-05-31&typed=japan+in+may',
    ],
    [
      'a continent that was chosen gives way',
      'continentId[]=africa',
      'destinationId[]=JPN&dateFrom=2027-05-01&dateTo=2027-05-31&typed=japan+in+may',
    ],
    [
      'its results begin on their first page',
      'page=3',
      'destinationId[]=JPN&dateFrom=2027-05-01&dateTo=2027-05-31&typed=japan+in+may',
    ],
  ])('%s', async (_, chosen, query) => {
    const path = `/search?textSearch=japan+in+may&${chosen}`;
    const answer = await thrownBy(loadSearch(path, answers));
    const { pathname, search } = new URL(answer.headers.get('location') ?? '', 'http://localhost');
    expect(pathname + decodeURIComponent(search)).toBe(`/search?${query}`);
  });

  test('what was not used of the text is said', async () => {
    const typedTextAt = async (query: string) =>
      (await loadSearch(`/search?typed=japan+in+may&${query}`, answers)).data.typedText;
    expect(await typedTextAt(`destinationId[]=JPN&${april}`)).toMatchObject({
      parts: [{ words: 'japan' }],
      unused: ['in may'],
    });
    // Whoever takes a filter away needs not be told.
    expect(await typedTextAt('destinationId[]=JPN')).toMatchObject({ unused: [] });
  });
});
