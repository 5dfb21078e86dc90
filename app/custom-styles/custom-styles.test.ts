import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  customStyles,
  scopeOfBlock,
  scopeOfPage,
  servedStyles,
  stylesAddress,
  stylesOfBars,
  stylesOfPage,
} from './custom-styles.server.ts';

const warn = vi.hoisted(() => vi.fn<(line: object, text: string) => void>());
vi.mock('../site-log.server.ts', () => ({ siteLog: () => ({ warn }) }));
beforeEach(() => warn.mockClear());

const block = (id: string, customCss?: unknown) => ({
  id,
  blockType: 'wr-html',
  content: { html: '', customCss },
});
const part = (id: string, css: unknown) => ({ id, css, place: {} });

describe('CMS-03 custom styles', () => {
  const blocks = [block('b1', 'p{color:red}'), block('b2', 'p{color:red}'), block('b3')];
  const styles = stylesOfPage({ customCss: 'h1{color:red}', blocks }, '/a');

  test('every part has a class of its own, the same rules or not', () => {
    const scopes = [scopeOfPage(styles), scopeOfBlock(styles, 1), scopeOfBlock(styles, 2)];
    expect(new Set(scopes).size).toBe(3);
    for (const scope of scopes) {
      expect(scope).toMatch(/^css-[0-9a-f]{16}$/);
      expect(styles?.css).toContain(`.${scope} `);
    }
    expect(scopeOfBlock(styles, 3)).toBeUndefined();
  });

  test('two blocks of the same id have each their own rules', () => {
    const twins = [block('b1', 'p{color:red}'), block('b1', 'p{color:blue}')];
    const made = stylesOfPage({ customCss: null, blocks: twins }, '/a');
    expect(made?.css).toBe(
      `.${scopeOfBlock(made, 1)} p{color:red}\n.${scopeOfBlock(made, 2)} p{color:blue}\n`,
    );
  });

  test('CMS-01 what is no block has no rules, and those after it keep theirs', () => {
    const others = [null, 'x', { id: 'b1', content: null }, block('b2', 'p{color:red}')];
    const made = stylesOfPage({ customCss: null, blocks: others }, '/a');
    expect(made?.scopes.size).toBe(1);
    expect(made?.css).toBe(`.${scopeOfBlock(made, 4)} p{color:red}\n`);
  });

  test('are the same wherever and whenever they are made', () => {
    const parts = [part('a', 'p{color:red}')];
    expect(customStyles(parts)).toEqual(customStyles([...parts]));
    expect(customStyles(parts)?.hash).not.toBe(customStyles([part('b', 'p{}')])?.hash);
  });

  test.each([[null], [undefined], [''], ['  '], [7], [{}], ['@import "x"'], ['p{position:fixed}']])(
    'SEC-06 %j makes none',
    (css) => {
      expect(customStyles([part('a', css)])).toBeNull();
    },
  );

  test('SEC-06 what a remote backend sends is cleaned', () => {
    const bars = [{ id: 'a', customCss: 'p{color:red;position:fixed}@import "x";' }];
    const made = stylesOfBars(bars as unknown as Parameters<typeof stylesOfBars>[0]);
    expect(made?.css).toMatch(/^\.css-[0-9a-f]{16} p\{color:red\}\n$/);
  });

  test('the log says where what was taken out of it stood', () => {
    const page = { customCss: '@import "page";', blocks: [null, block('b1', '@import "block";')] };
    stylesOfPage(page, 'faqs');
    const bars = [{ id: 'sale', customCss: '@import "bar";' }];
    stylesOfBars(bars as unknown as Parameters<typeof stylesOfBars>[0]);
    expect(warn.mock.calls.map(([line]) => line)).toMatchObject([
      { page: 'faqs' },
      { block: { page: 'faqs', position: 2, id: 'b1', type: 'wr-html' } },
      { bar: 'sale' },
    ]);
  });

  test('have an address that names their contents, and the page that they can be made of', () => {
    expect(stylesAddress(null, '/a')).toBeUndefined();
    expect(styles && servedStyles(styles.hash)).toBeUndefined();
    const address = stylesAddress(styles, '/viaggi/città');
    expect(address).toBe(`/custom-styles/${styles?.hash}.css?page=%2Fviaggi%2Fcitt%C3%A0`);
    expect(styles && servedStyles(styles.hash)).toBe(styles?.css);
  });
});
