import { describe, expect, test } from 'vitest';
import type { QuestionReadingAnswer } from '../../../contract/question-reading.ts';
import { pathOf } from '../../../contract/route-paths.ts';
import { MARKET_IDS, type MarketId } from '../../../domain/market.ts';
import {
  fixedBackend,
  loaderArguments,
  travelCard,
  travelsPageAnswer,
  type FixedAnswers,
} from '../../../test/support/listing-backend.ts';
import { loadPage } from '../define-page.server.ts';
import { EXAMPLE_KEYS } from './examples.server.ts';
import { searchAiPage } from './page.server.ts';

type Reading = QuestionReadingAnswer['data'];

const NOTHING_READ: Reading = {
  filters: {},
  sources: [],
  excluded: [],
  contradictions: [],
  withoutTrips: [],
  sort: null,
  practical: [],
  notUnderstood: [],
};
const read = (reading: Partial<Reading>) => ({
  response: 'success',
  data: { ...NOTHING_READ, ...reading },
});
const JAPAN: Partial<Reading> = {
  filters: { destinationId: ['JPN'], priceTo: 300_000 },
  sources: [
    { words: 'japan', filter: 'destinationId', item: 'JPN' },
    { words: 'under 3000', filter: 'price' },
  ],
};

async function load(
  query: Readonly<Record<string, string>>,
  answers: FixedAnswers = {},
  marketId: MarketId = 'en-WE',
) {
  const backend = fixedBackend({
    '/question-readings': read(JAPAN),
    '/travels/paginated': travelsPageAnswer([travelCard({ countries: ['JPN'] })]),
    '/relaxations/travels': { response: 'success', data: { total: 0, all: 9, relaxations: [] } },
    '/counts/travels': { response: 'success', data: [] },
    ...answers,
  });
  const path = `${pathOf('search-ai', marketId)}?${new URLSearchParams(query)}`;
  const page = await loadPage(searchAiPage, await loaderArguments({ path, backend, marketId }));
  return { ...page, asked: backend.asked };
}

describe('AI-01 the page that takes questions', () => {
  test('shows what fits a question, with the words of each filter and why each travel is listed', async () => {
    const { status, data, asked } = await load({ question: 'japan under 3000' });
    expect(status).toBe(200);
    expect(data).toMatchObject({ question: 'japan under 3000', problem: null, examples: [] });
    expect(data.answer).toMatchObject({ parts: JAPAN.sources, total: 1, isFailed: false });
    expect(data.answer?.travels).toMatchObject([
      {
        travel: { slug: 'japan-by-rail' },
        fits: [{ key: 'destinationId', item: 'JPN' }, { key: 'price' }],
        lacks: null,
      },
    ]);
    expect(asked.find(({ path }) => path === '/travels/paginated')?.body).toMatchObject({
      destinationId: ['JPN'],
      priceTo: 300_000,
      valuesInScore: true,
    });
  });

  test('says of a travel only what it has', async () => {
    const card = travelCard({ countries: ['JPN', 'KOR'], moods: ['CULTURE'], bestTour: null });
    const { data } = await load(
      { question: 'x' },
      {
        '/question-readings': read({
          filters: {
            destinationId: ['VNM', 'KOR'],
            moods: ['PARTY', 'CULTURE'],
            travelTypes: ['city', 'classic'],
            priceTo: 1,
            gender: 'female',
          },
        }),
        '/travels/paginated': travelsPageAnswer([card]),
      },
    );
    expect(data.answer?.travels[0]?.fits).toEqual([
      { key: 'destinationId', item: 'KOR' },
      { key: 'moods', item: 'CULTURE' },
    ]);
  });

  test('leaves out what is not wanted, but for what is on or off', async () => {
    const { data, asked } = await load(
      { question: 'x' },
      {
        '/question-readings': read({
          excluded: [
            { words: 'beach', filter: 'travelStyles', item: 'beach' },
            { words: 'sale', filter: 'discounted' },
            {
              words: 'may',
              filter: 'dates',
              values: { dateFrom: '2027-05-01', dateTo: '2027-05-31' },
            },
          ],
        }),
      },
    );
    const excluded = [
      { travelStyles: ['beach'] },
      { dateFrom: '2027-05-01', dateTo: '2027-05-31' },
    ];
    expect(data.answer?.excluded).toEqual(excluded);
    expect(asked.find(({ path }) => path === '/travels/paginated')?.body).toMatchObject({
      excluded,
    });
  });

  test('filters of the address hold in place of those that are read', async () => {
    const { data, asked } = await load({
      question: 'japan under 3000',
      adjusted: 'true',
      'destinationId[]': 'JPN',
      priceTo: '500000',
      'not[]': 'moods[]=PARTY',
    });
    expect(data.answer?.parts).toEqual([JAPAN.sources?.[0]]);
    expect(asked.find(({ path }) => path === '/travels/paginated')?.body).toMatchObject({
      priceTo: 500_000,
      excluded: [{ moods: ['PARTY'] }],
    });
  });

  test('with every filter taken away lists all travels, and does not read them back in', async () => {
    const { data, asked } = await load({ question: 'japan', adjusted: 'true' });
    expect(data.answer).toMatchObject({ total: 1, parts: [] });
    const body = asked.find(({ path }) => path === '/travels/paginated')?.body;
    expect(body).not.toHaveProperty('destinationId');
  });

  test('looks for nothing where no word asks for anything, and says which were not understood', async () => {
    const { data, asked } = await load(
      { question: 'colourless green ideas' },
      { '/question-readings': read({ notUnderstood: ['colourless green ideas'] }) },
    );
    expect(data.answer).toMatchObject({ total: null, notUnderstood: ['colourless green ideas'] });
    expect(asked.map(({ path }) => path)).toEqual(['/question-readings']);
  });

  test('does not call all trips fitting once the last filter of a question is gone of which a part was not understood', async () => {
    const { data, asked } = await load(
      { question: 'warm japan', adjusted: 'true' },
      { '/question-readings': read({ ...JAPAN, notUnderstood: ['warm'] }) },
    );
    expect(data.answer).toMatchObject({ total: null, travels: [], notUnderstood: ['warm'] });
    expect(asked.map(({ path }) => path)).toEqual(['/question-readings']);
  });

  test('names a country without trips, which no facet has', async () => {
    const greece = { id: 'GRC', name: 'Greece' };
    const { data } = await load(
      { question: 'greece' },
      {
        '/question-readings': read({
          filters: { destinationId: ['GRC'] },
          sources: [{ words: 'greece', filter: 'destinationId', item: 'GRC' }],
          withoutTrips: [greece],
        }),
        '/travels/paginated': travelsPageAnswer([]),
      },
    );
    expect(data.answer).toMatchObject({ total: 0, withoutTrips: ['Greece'] });
    expect(data.answer?.countries).toContainEqual(greece);
  });

  test('begins with the lowest price where that is asked for', async () => {
    const sort = { words: 'cheapest', by: 'price:asc' as const };
    const { data, asked } = await load(
      { question: 'cheapest' },
      { '/question-readings': read({ sort }) },
    );
    expect(data.answer).toMatchObject({ total: 1, sort });
    expect(asked.at(-1)?.body).toMatchObject({ sort: 'price:asc' });
  });

  test('leaves out codes of the address that no country has, and says so', async () => {
    const { data, asked } = await load(
      { question: 'japan', adjusted: 'true', 'destinationId[]': 'ZZZ', 'moods[]': 'LOUD' },
      {
        '/text-readings': {
          response: 'success',
          data: {
            filters: {},
            parts: [],
            unused: [],
            withoutTrips: [],
            partsWithoutTrips: [],
            unknown: ['ZZZ'],
          },
        },
      },
    );
    expect(data.answer).toMatchObject({ unknown: ['ZZZ'], unreadable: ['LOUD'] });
    expect(data.answer?.filters.destinationId).toBeUndefined();
    expect(asked.at(-1)?.body).not.toHaveProperty('destinationId');
  });

  test('filters without a question are kept, and no search engine lists them', async () => {
    const { data, seo } = await load({ priceTo: '500000' });
    expect(data).toMatchObject({ question: '', examples: [], answer: { total: 1 } });
    expect(data.answer?.filters.priceTo).toBe(500_000);
    expect(seo.robots).toBe('noindex');
  });

  test('claims what is to be seen only of trips that are called by it', async () => {
    const northernLights = read({ filters: { textSearch: 'northern lights' } });
    const fitsOf = async (title: string) => {
      const { data } = await load(
        { question: 'northern lights in june' },
        {
          '/question-readings': northernLights,
          '/travels/paginated': travelsPageAnswer([travelCard({ title })]),
        },
      );
      return data.answer?.travels[0]?.fits;
    };
    expect(await fitsOf('Norway on foot')).toEqual([]);
    expect(await fitsOf('Northern Lights and huskies')).toEqual([{ key: 'textSearch' }]);
  });

  test('where few fit, shows those that fit all but one filter, places last, each once', async () => {
    const other = travelCard({ id: 'other', slug: 'other' });
    const { data, asked } = await load(
      { question: 'x' },
      {
        '/relaxations/travels': {
          response: 'success',
          data: {
            total: 0,
            all: 9,
            relaxations: [
              { change: { kind: 'priceTo', priceTo: 400_000 }, count: 1 },
              { change: { kind: 'without', filters: ['destinationId'] }, count: 2 },
              { change: { kind: 'without', filters: ['price'] }, count: 2 },
            ],
          },
        },
        '/travels/paginated': ({ body }) =>
          travelsPageAnswer(body?.destinationId && body.priceTo ? [] : [other]),
      },
    );
    expect(data.answer).toMatchObject({ total: 0, travels: [], advice: { all: 9 } });
    expect(data.answer?.near.map(({ travel, lacks }) => [travel.slug, lacks])).toEqual([
      ['other', 'price'],
    ]);
    const sorts = asked.flatMap(({ body }) => (body?.show === 2 ? [body.sort ?? 'score'] : []));
    expect(sorts).toEqual(['price:asc', 'score']);
  });

  test('without an answer of the backend does not call the list empty', async () => {
    for (const path of ['/question-readings', '/travels/paginated']) {
      const { status, data } = await load({ question: 'japan' }, { [path]: 503 });
      expect([status, data.answer?.isFailed, data.answer?.total]).toEqual([200, true, null]);
    }
  });

  test.each([
    [' ', 'empty', 200],
    ['a'.repeat(4001), 'tooLong', 400],
  ])('%j: %s', async (question, problem, expected) => {
    const { status, data, seo } = await load({ question });
    expect([status, data.problem, data.answer, seo.robots]).toEqual([
      expected,
      problem,
      null,
      'noindex',
    ]);
  });
});

describe('AI-01 example questions', () => {
  test('are shown where every word is understood and there are results today', async () => {
    let place = 0;
    const { data, asked } = await load(
      {},
      {
        '/question-readings': () => {
          place += 1;
          return read(place === 1 ? { ...JAPAN, notUnderstood: ['in'] } : JAPAN);
        },
        '/counts/travels': { response: 'success', data: [0, 3, 1, 0, 0, 0, 2] },
      },
    );
    const questions = asked.flatMap(({ body }) => (body?.question ? [body.question] : []));
    expect(questions).toHaveLength(EXAMPLE_KEYS.length);
    // The first is not counted: a word of it is not understood.
    expect(data.examples).toEqual([questions[2], questions[3], questions[7]]);
  });

  test('are none while the backend gives no answer', async () => {
    expect((await load({}, { '/question-readings': 503 })).data.examples).toEqual([]);
    expect((await load({}, { '/counts/travels': 503 })).data.examples).toEqual([]);
  });
});

describe('RTE-03 SEO-01 what search engines are told', () => {
  test.each(MARKET_IDS)('in %s', async (marketId) => {
    const path = pathOf('search-ai', marketId);
    const bare = await load({}, {}, marketId);
    const asked = await load({ question: 'japan' }, {}, marketId);
    const isPublic = marketId === 'en-WE';
    expect(bare.seo).toMatchObject({ robots: isPublic ? null : 'noindex', canonical: path });
    expect(bare.seo.alternates).toEqual(isPublic ? { 'en-WE': '/search-ai' } : {});
    expect(asked.seo).toMatchObject({ robots: 'noindex', canonical: path, alternates: {} });
  });

  test('a page with a question is kept for nobody, one without is kept once', () => {
    const { parse, print } = searchAiPage.query;
    const kept = (query: string) =>
      print(parse(new URLSearchParams(query), { today: '2027-03-01', firstDayOfWeek: 1 }));
    expect(kept('question=japan')).toBeNull();
    expect(kept('question=')).toBeNull();
    expect(String(kept('utm_source=mail&adjusted=true'))).toBe('');
    expect(kept('priceTo=1&adjusted=true')).toBeNull();
  });
});
