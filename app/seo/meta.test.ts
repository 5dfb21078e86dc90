import type { MetaDescriptor } from '@remix-run/react';
import { describe, expect, test } from 'vitest';
import { presentPicture } from '../../backend/images/picture.ts';
import { EXAMPLE_PICTURE } from '../../test/support/example-picture.ts';
import { readSettings } from '../../config/settings.ts';
import { MARKETS, type MarketId } from '../../domain/market.ts';
import { metaOf } from './meta.ts';
import type { PageSeo } from './page-seo.ts';
import { routeAlternates } from './route-alternates.ts';

const ROOT = {
  id: 'root',
  data: {
    brand: { name: 'Cordata' },
    errorTitles: {
      notFound: 'Lost',
      gone: 'Gone',
      refused: 'Refused',
      unavailable: 'Later',
      offline: 'Offline',
      other: 'Error',
    },
  },
};

describe('ERR-01 the head of an error page', () => {
  test.each([
    [404, 'Lost | Cordata'],
    [410, 'Gone | Cordata'],
    [503, 'Later | Cordata'],
    [502, 'Error | Cordata'],
  ])('a %i has the title %s', (status, title) => {
    const error = { status, statusText: '', internal: false, data: null };
    expect(metaOf(undefined, [ROOT], error)).toContainEqual({ title });
  });

  test('so has what a component threw, and no search engine keeps it', () => {
    const head = metaOf(undefined, [ROOT], new Error('broken'));
    expect(head).toEqual([{ title: 'Error | Cordata' }, { name: 'robots', content: 'noindex' }]);
  });

  test('without the root loader’s data there is none', () => {
    expect(metaOf(undefined, [], new Error('broken'))).toEqual([]);
  });
});

const IMAGE = presentPicture(EXAMPLE_PICTURE, MARKETS.international);

/** Head of a page in a market, by what its elements are called. */
function headOf(given: Partial<PageSeo> = {}, marketId: MarketId = 'it', imagesBaseUrl = '') {
  const { origins, brand } = readSettings({});
  const root = { id: 'root', data: { brand, origins, marketId, imagesBaseUrl } };
  const seo: PageSeo = {
    title: 'Japan',
    description: 'By train.',
    robots: null,
    canonical: '/viaggi',
    alternates: routeAlternates('travels'),
    ...given,
  };
  const head = metaOf({ seo }, [root]) as Record<string, string>[];
  const links = (rel: string) => head.filter((each) => each.rel === rel);
  const named = (name: string) =>
    head.find((each) => each.name === name || each.property === name)?.content;
  return { head, links, named };
}

describe('SEO-01 the head of a page', () => {
  test('has the brand in its title, and not in what is shared', () => {
    const { head, named } = headOf();
    expect(head).toContainEqual({ title: 'Japan | Cordata' });
    expect(named('og:title')).toBe('Japan');
    expect(named('og:site_name')).toBe('Cordata');
    expect(named('description')).toBe('By train.');
  });

  test.each([
    ['/viaggi', 'http://it.localhost:3000/viaggi'],
    ['/', 'http://it.localhost:3000'],
    ['/cerca?page=2', 'http://it.localhost:3000/cerca?page=2'],
  ])('names %s as its address: %s', (canonical, href) => {
    const { links, named } = headOf({ canonical });
    expect(links('canonical')).toEqual([{ tagName: 'link', rel: 'canonical', href }]);
    expect(named('og:url')).toBe(href);
  });

  test('MKT-06 names the page in each market that has it, its own and x-default too', () => {
    const named = headOf()
      .links('alternate')
      .map(({ hrefLang, href }) => [hrefLang, href]);
    expect(named).toContainEqual(['x-default', 'http://co.localhost:3000/destinations']);
    expect(named).toContainEqual(['it', 'http://it.localhost:3000/viaggi']);
    expect(named).toHaveLength(Object.keys(MARKETS).length);
  });

  test.each(['noindex', 'noindex, nofollow', 'none'])(
    'under "%s" it is nobody’s counterpart',
    (robots) => {
      const { links, named } = headOf({ robots });
      expect(named('robots')).toBe(robots);
      expect(links('alternate')).toEqual([]);
    },
  );

  test('TRV-12 what is shared has its own picture as a card, wherever pictures stand', () => {
    const { named } = headOf({ image: IMAGE });
    const path = `/resource/card/${IMAGE.desktop.id}/${IMAGE.seoName}`;
    expect(named('og:image')).toBe(`http://it.localhost:3000${path}`);
    expect(named('og:image:alt')).toBe(IMAGE.altText);
    expect(named('twitter:card')).toBe('summary_large_image');
    const far = headOf({ image: IMAGE }, 'it', 'https://images.example');
    expect(far.named('og:image')).toBe(`https://images.example${path}`);
    expect(headOf({ image: null }).named('og:image')).toBe(
      'http://it.localhost:3000/icons/card.png',
    );
  });

  test('structured data is one graph; without any there is no element', () => {
    const things = [{ '@type': 'Person' }, { '@type': 'Event' }];
    const scripts = (head: MetaDescriptor[]) => head.filter((each) => 'script:ld+json' in each);
    expect(scripts(headOf({ structuredData: things }).head)).toEqual([
      { 'script:ld+json': { '@context': 'https://schema.org', '@graph': things } },
    ]);
    expect(scripts(headOf().head)).toEqual([]);
  });

  test('is the same for the same page', () => {
    const given = { image: IMAGE, structuredData: [{ '@type': 'Person' }] };
    expect(JSON.stringify(headOf(given).head)).toBe(JSON.stringify(headOf(given).head));
  });
});
