import { describe, expect, test } from 'vitest';
import { pathOf } from '../../contract/route-paths.ts';
import type { BannerBar } from '../../contract/layout.ts';
import { LAYOUT_SETTINGS } from '../../test/support/layout-settings.ts';
import { renderInSite } from '../../test/support/render-in-site.tsx';
import { Frame } from './frame.tsx';
import * as styles from './frame.css.ts';
import * as header from './header.css.ts';
import { DEFAULT_FRAME, type PageFrame } from './page-frame.ts';

const BAR: BannerBar = {
  id: 'sale',
  message: 'Sale',
  position: 'top',
  backgroundColor: 'red',
  textColor: 'white',
  closable: true,
  routes: { match: [], exclude: [] },
};

const drawn = (page: Partial<PageFrame>) =>
  renderInSite(<Frame page={{ ...DEFAULT_FRAME, ...page }}>the page</Frame>, {
    layout: { settings: LAYOUT_SETTINGS, beans: [BAR] },
  });

/** Header, banner bar and footer, and the page. */
const partsOf = (html: string) =>
  ['<header', '<aside', '<footer', 'the page'].filter((part) => html.includes(part));

describe('RTE-08 what a page asks of the layout', () => {
  test('nothing by default: all of it is there', async () => {
    const html = await drawn({});
    expect(partsOf(html)).toEqual(['<header', '<aside', '<footer', 'the page']);
    expect(html).not.toContain(header.transparent);
  });

  test('hidden, the page stands alone', async () => {
    expect(partsOf(await drawn({ hideLayout: true }))).toEqual(['the page']);
  });

  test('LAY-01 a header without menus and search', async () => {
    const searchPath = pathOf('search', 'en-WE');
    expect(await drawn({})).toContain(`href="${searchPath}"`);
    const html = await drawn({ hideMenus: true });
    expect(partsOf(html)).toEqual(['<header', '<aside', '<footer', 'the page']);
    expect(/<header[^]*<\/header>/.exec(html)?.[0]).not.toMatch(/<nav|<search/);
    expect(html).not.toContain(`href="${searchPath}"`);
  });

  test('a transparent header', async () => {
    expect(await drawn({ transparentHeader: true })).toContain(header.transparent);
  });

  test.each([false, true])(
    'classes on the root of the page, layout hidden: %s',
    async (hideLayout) => {
      const html = await drawn({ hideLayout, htmlClasses: ['travel', 'summer-sale'] });
      expect(html).toMatch(new RegExp(`^<div class="${styles.frame} travel summer-sale"`));
    },
  );
});
