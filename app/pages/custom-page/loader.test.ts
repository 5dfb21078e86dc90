import { describe, expect, test } from 'vitest';
import {
  loadedCustomPage,
  pageAnswer,
  SHOW,
  WORDS_BLOCK,
} from '../../../test/support/custom-page-loader.ts';
import {
  fixedBackend,
  loaderArguments,
  tourCard,
  toursAnswer,
} from '../../../test/support/listing-backend.ts';
import { thrownBy } from '../../../test/support/thrown-by.ts';
import { loadCustomPage } from './loader.server.ts';

describe('RTE-05 which page it is', () => {
  test.each([
    ['/', 'en-WE', 'routingKey=index'],
    ['/destinations', 'en-WE', 'routingKey=travels'],
    ['/partenze-confermate', 'it', 'routingKey=tours'],
    ['/angebote', 'de', 'routingKey=sales'],
    ['/asien-reisen', 'de', 'routingKey=asia'],
    ['/japan-trips', 'en-WE', 'slug=japan-trips'],
    ['/a/page/of/ours', 'en-WE', 'slug=a%2Fpage%2Fof%2Fours'],
  ] as const)('%s in %s is asked for by %s', async (path, marketId, lookup) => {
    const { asked } = await loadedCustomPage(path, { [SHOW]: pageAnswer() }, marketId);
    expect(asked[0]?.path).toBe(`${SHOW}?${lookup}`);
  });

  test('what the backend does not know is 404, and no answer is 503', async () => {
    for (const status of [404, 503]) {
      const backend = fixedBackend({ [SHOW]: status });
      const answer = await thrownBy(
        loadCustomPage(await loaderArguments({ path: '/nothing', backend })),
      );
      expect(answer.status).toBe(status);
    }
  });
});

describe('RTE-08 what the page asks of the layout', () => {
  test('hidden layout, transparent header, and classes that are class names', async () => {
    const { frame } = await loadedCustomPage('/x', {
      [SHOW]: pageAnswer({
        attributes: { hideLayout: true, transparentHeader: true },
        customHtmlClasses: ' summer-sale  wide "><script> 9lives',
      }),
    });
    expect(frame).toEqual({
      hideLayout: true,
      transparentHeader: true,
      htmlClasses: ['summer-sale', 'wide'],
    });
  });

  test('nothing of the kind by default', async () => {
    const { frame } = await loadedCustomPage('/x', { [SHOW]: pageAnswer() });
    expect(frame).toEqual({ hideLayout: false, transparentHeader: false, htmlClasses: [] });
  });
});

describe('CMS-05 filters in the address of a page', () => {
  const listing = (shownFilters: readonly string[]) => ({
    id: 'b2',
    blockType: 'tours-list',
    content: { title: 'Leaving', filtersData: { filters: {} }, shownFilters },
  });
  const answers = (shownFilters: readonly string[]) => ({
    [SHOW]: pageAnswer({ blocks: [WORDS_BLOCK, listing(shownFilters)] }),
    '/tours': toursAnswer([tourCard()]),
  });

  test.each([
    ['destinationId[]=JPN', null],
    ['destinationId[]=JPN&discounted=true', 'noindex'],
    ['utm_source=x&page=2', null],
  ])('%s: robots %s, and the canonical address has none of them', async (query, robots) => {
    const { seo, asked } = await loadedCustomPage(`/x?${query}`, answers(['where', 'month']));
    expect(seo).toMatchObject({ robots, canonical: '/x' });
    const narrowed = asked.filter(({ body }) => body?.destinationId);
    expect(narrowed.length > 0).toBe(query.includes('JPN'));
  });

  test.each([
    ['where=JPN&month=&ageBadge=ALL', '/x?destinationId%5B%5D=JPN'],
    ['where=&month=', '/x'],
  ])('a form that was sent, %s, leads to %s', async (query, location) => {
    const backend = fixedBackend(answers(['where', 'month']));
    const answer = await thrownBy(
      loadCustomPage(await loaderArguments({ path: `/x?${query}`, backend })),
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
  });

  test('a page whose listing shows none looks at none, whatever stands there', async () => {
    const query = 'destinationId[]=JPN&discounted=true&where=JPN';
    const { status, seo, asked } = await loadedCustomPage(`/x?${query}`, answers([]));
    expect(status).toBe(200);
    expect(seo.robots).toBeNull();
    expect(asked.every(({ body }) => !body?.destinationId)).toBe(true);
  });

  test('SEO-01 a list that could not be narrowed is kept out of the index for now', async () => {
    const { status, seo } = await loadedCustomPage('/x?destinationId[]=JPN', {
      ...answers(['where']),
      '/tours': ({ body }: { body: unknown }) =>
        (body as { destinationId?: unknown }).destinationId ? 503 : toursAnswer([tourCard()]),
    });
    expect(status).toBe(200);
    expect(seo.robots).toBe('noindex');
  });
});
