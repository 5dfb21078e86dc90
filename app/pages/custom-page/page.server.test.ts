import { describe, expect, test } from 'vitest';
import {
  loadedCustomPage,
  pageAnswer,
  SHOW,
  WORDS_BLOCK,
} from '../../../test/support/custom-page-loader.ts';
import { EXAMPLE_COMPANY } from '../../../test/support/example-company.ts';
import {
  fixedBackend,
  loaderArguments,
  tourCard,
  toursAnswer,
} from '../../../test/support/listing-backend.ts';
import { thrownBy } from '../../../test/support/thrown-by.ts';
import { EXAMPLES as NEWSLETTERS } from '../../blocks/newsletter/block.examples.ts';
import { exampleImage } from '../../images/example-image.ts';
import { loadPage } from '../define-page.server.ts';
import { customPage, pageHead } from './page.server.ts';

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
        loadPage(customPage, await loaderArguments({ path: '/nothing', backend })),
      );
      expect(answer.status).toBe(status);
    }
  });
});

test('ERR-01 a page that names middleware is 500, which says its name', async () => {
  const answers = { [SHOW]: pageAnswer({ middleware: ['members-only'] }) };
  const answer = await thrownBy(loadedCustomPage('/x', answers));
  expect([answer.status, await answer.text()]).toEqual([500, 'Unknown middleware members-only']);
});

describe('RTE-08 what the page asks of the layout', () => {
  test('hidden layout, transparent header, and classes that are class names', async () => {
    const { frame } = await loadedCustomPage('/x', {
      [SHOW]: pageAnswer({
        attributes: { hideLayout: true, transparentHeader: true, hideMenus: true },
        customHtmlClasses: ' summer-sale  wide "><script> 9lives',
      }),
    });
    expect(frame).toEqual({
      hideLayout: true,
      transparentHeader: true,
      hideMenus: true,
      htmlClasses: ['summer-sale', 'wide'],
    });
  });

  test('NEWS-01 no second form of the newsletter', async () => {
    const content = NEWSLETTERS['of this site'];
    const { frame } = await loadedCustomPage('/x', {
      [SHOW]: pageAnswer({ blocks: [{ id: 'n', blockType: 'newsletter', content }] }),
    });
    expect(frame.hasNewsletter).toBe(true);
  });

  test('nothing of the kind by default', async () => {
    const { frame } = await loadedCustomPage('/x', { [SHOW]: pageAnswer() });
    expect(frame).toEqual({
      hideLayout: false,
      transparentHeader: false,
      hideMenus: false,
      htmlClasses: [],
    });
  });
});

test('CMS-06 the page of a country shows the way to it, above the title of its cover', async () => {
  const cover = (id: string) => ({
    id,
    blockType: 'cover',
    content: { title: 'Trips to Japan', image: exampleImage('peaks') },
  });
  const blocks = [cover('first'), cover('second')];
  const breadcrumbs = async (countryName: string | null) => {
    const answers = { [SHOW]: pageAnswer({ countryName, blocks }) };
    const { data } = await loadedCustomPage('/japan-trips', answers);
    return data.blocks.map((block) => block.type === 'cover' && block.data.breadcrumb?.items);
  };
  const items = [
    { label: 'Home', href: '/' },
    { label: 'All trips', href: '/destinations' },
    { label: 'Japan', href: null },
  ];
  expect(await breadcrumbs('Japan')).toEqual([items, undefined]);
  expect(await breadcrumbs(null)).toEqual([undefined, undefined]);
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
      loadPage(customPage, await loaderArguments({ path: `/x?${query}`, backend })),
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

describe('SEO-01 what the page says of itself', () => {
  test('a fixed page has its path in every market', async () => {
    const { seo } = await loadedCustomPage(
      '/viaggi-asia?utm_source=x',
      { [SHOW]: pageAnswer() },
      'it',
    );
    expect(seo.canonical).toBe('/viaggi-asia');
    expect(seo.alternates).toEqual({
      international: '/asia-trips',
      it: '/viaggi-asia',
      'en-WE': '/asia-trips',
      'en-US': '/asia-trips',
      es: '/viajes-asia',
      fr: '/voyages-asie',
      de: '/asien-reisen',
    });
  });

  test('a fixed page that some markets have is no alternate in the others', async () => {
    const { data } = pageAnswer();
    const urls = { it: '/viaggi-asia', de: '/asien-reisen' };
    const answer = pageAnswer({ seo: { ...data.seo, urls } });
    const { seo } = await loadedCustomPage('/viaggi-asia', { [SHOW]: answer }, 'it');
    expect(seo.alternates).toEqual(urls);
  });

  test('a page by slug has the paths that the backend knows', async () => {
    const { seo } = await loadedCustomPage('/japan-trips', {
      [SHOW]: pageAnswer({
        seo: {
          title: 'Japan',
          description: '',
          image: null,
          robots: 'noindex',
          canonical: null,
          urls: { 'en-WE': '/japan-trips', it: '/viaggi-giappone' },
        },
      }),
    });
    expect(seo).toMatchObject({
      robots: 'noindex',
      alternates: { 'en-WE': '/japan-trips', it: '/viaggi-giappone' },
    });
  });

  test.each([
    ['/other/', '/other'],
    ['/', '/'],
    ['//evil.example', '/x'],
    ['https://evil.example/', '/x'],
    ['/.//evil.example', '/x'],
    ['/a b?c#d', '/x'],
    [null, '/x'],
  ])('a canonical of its own, %s, becomes %s', async (canonical, path) => {
    const { data } = pageAnswer();
    const { seo } = await loadedCustomPage('/x', {
      [SHOW]: pageAnswer({ seo: { ...data.seo, canonical } }),
    });
    expect(seo.canonical).toBe(path);
  });
});

test('SEO-01 the telephone of a company is one of the contacts page', async () => {
  const args = await loaderArguments({ path: '/contacts', backend: fixedBackend({}) });
  const settings = { ...args.settings, company: EXAMPLE_COMPANY };
  const page = { name: 'Contacts', path: '/contacts' };
  const { structuredData = [] } = await pageHead(page, [], { ...args, settings });
  expect(structuredData).toContainEqual(
    expect.objectContaining({
      '@type': 'ContactPage',
      mainEntity: expect.objectContaining({
        contactPoint: expect.arrayContaining([
          { '@type': 'ContactPoint', telephone: EXAMPLE_COMPANY.phone },
        ]),
      }),
    }),
  );
});
