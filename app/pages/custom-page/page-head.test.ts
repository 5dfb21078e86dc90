import { describe, expect, test } from 'vitest';
import { loadedCustomPage, pageAnswer, SHOW } from '../../../test/support/custom-page-loader.ts';
import { EXAMPLE_COMPANY } from '../../../test/support/example-company.ts';
import { fixedBackend, loaderArguments } from '../../../test/support/listing-backend.ts';
import { pageHead } from './page-head.server.ts';

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
