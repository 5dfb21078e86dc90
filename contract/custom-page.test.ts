import { describe, expect, test } from 'vitest';
import { arrivedPageAnswerSchema, customPageAnswerSchema } from './custom-page.ts';

const answer = (blocks: unknown) => ({
  response: 'success',
  data: {
    type: 'page',
    routingKey: null,
    slug: 'packing',
    attributes: { hideLayout: false, transparentHeader: false },
    blocks,
    customCss: null,
    customHtmlClasses: null,
    seo: { title: 'A', description: 'B', image: null, robots: null, canonical: null, urls: {} },
  },
});

describe('CMS-01 a page that arrives', () => {
  test.each([
    ['null', null],
    ['content that is null', { id: 'a', blockType: 'cover', content: null }],
    ['no content', { id: 'a', blockType: 'cover' }],
    ['a number as its id', { id: 7, blockType: 'cover', content: {} }],
    ['a number as its type', { id: 'a', blockType: 7, content: {} }],
  ])('is one in spite of a block of %s, which a backend does not promise', (_, block) => {
    expect(arrivedPageAnswerSchema.safeParse(answer([block])).success).toBe(true);
    expect(customPageAnswerSchema.safeParse(answer([block])).success).toBe(false);
  });

  test.each([[undefined], [null], [{}], ['cover']])('is none with %j for its blocks', (blocks) => {
    expect(arrivedPageAnswerSchema.safeParse(answer(blocks)).success).toBe(false);
  });

  test('CMS-01 SEC-03 keeps of its addresses the paths that are some, in markets that there are', () => {
    const sent = answer([]);
    const urls = {
      it: '/viaggi-asia/',
      de: '//evil.example',
      fr: '.evil.example/',
      es: '@evil.example/x',
      'en-WE': 7,
      xx: '/a',
      __proto__: '/b',
    };
    Object.assign(sent.data.seo, { urls, canonical: '/.//evil.example' });
    const { seo } = arrivedPageAnswerSchema.parse(sent).data;
    expect(seo).toMatchObject({ urls: { it: '/viaggi-asia' }, canonical: null });
    expect(Object.keys(seo.urls)).toEqual(['it']);
  });
});
