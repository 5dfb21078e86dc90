import { describe, expect, test } from 'vitest';
import { pathOf } from '../../contract/route-paths.ts';
import type { BannerBar } from '../../contract/layout.ts';
import { byRole } from '../../test/support/by-role.ts';
import { readHtml } from '../../test/support/html-page.ts';
import { LAYOUT_SETTINGS } from '../../test/support/layout-settings.ts';
import { renderInSite, visibleText } from '../../test/support/render-in-site.tsx';
import { Frame } from './frame.tsx';
import * as styles from './frame.css.ts';
import * as header from './header.css.ts';
import { menuEntries } from './menu.ts';
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
    menu: menuEntries([{ id: 'all', label: 'All', type: 'link', routingKey: 'travels' }], 'en-WE'),
    layout: { settings: LAYOUT_SETTINGS, beans: [BAR] },
  });

/** Header, banner bar and footer, and the page. */
const partsOf = (html: string) => [
  ...['banner', 'complementary', 'contentinfo'].filter((role) => byRole(html).all(role).length > 0),
  ...['the page'].filter((words) => visibleText(html).includes(words)),
];
const ALL_PARTS = ['banner', 'complementary', 'contentinfo', 'the page'];

describe('RTE-08 what a page asks of the layout', () => {
  test('nothing by default: all of it is there', async () => {
    const html = await drawn({});
    expect(partsOf(html)).toEqual(ALL_PARTS);
    expect(html).not.toContain(header.transparent);
  });

  test('hidden, the page stands alone', async () => {
    expect(partsOf(await drawn({ hideLayout: true }))).toEqual(['the page']);
  });

  test('LAY-01 a header without menus and search', async () => {
    const searchPath = pathOf('search', 'en-WE');
    const withMenus = byRole(await drawn({}));
    expect(withMenus.links).toContain(searchPath);
    expect(withMenus.one('banner').within.all('navigation')).toHaveLength(1);
    const html = await drawn({ hideMenus: true });
    expect(partsOf(html)).toEqual(ALL_PARTS);
    const page = byRole(html);
    expect(page.one('banner').within.all('navigation')).toEqual([]);
    expect(page.links).not.toContain(searchPath);
  });

  test('a transparent header', async () => {
    expect(await drawn({ transparentHeader: true })).toContain(header.transparent);
  });

  test.each([false, true])(
    'classes on the root of the page, layout hidden: %s',
    async (hideLayout) => {
      const html = await drawn({ hideLayout, htmlClasses: ['travel', 'summer-sale'] });
      const [root] = readHtml(html).elements;
      expect(root?.attributes.get('class')).toBe(`${styles.frame} travel summer-sale`);
    },
  );
});
