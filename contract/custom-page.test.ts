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
});
