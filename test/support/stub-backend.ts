/** A remote backend of fixed pages, for tests of what a site makes of whatever it is sent. */
import type { ArrivedPage } from '../../contract/custom-page.ts';
import type { BannerBar, Layout } from '../../contract/layout.ts';
import { LAYOUT_SETTINGS } from './layout-settings.ts';
import { startServer, type StartedServer } from './started-server.ts';

export interface StubPage {
  readonly title: string;
  /** Of whatever shape. */
  readonly blocks: readonly unknown[];
  readonly customCss?: string;
}

/**
 * Its address is for `API_BASE_URL`.
 *
 * @param pages by slug
 */
export async function startStubBackend(
  pages: Readonly<Record<string, StubPage>>,
  beans: readonly Partial<BannerBar>[] = [],
): Promise<StartedServer> {
  return startServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub');
    const page = pages[searchParams.get('slug') ?? ''];
    const data =
      pathname === '/v1/layouts'
        ? { ...LAYOUT, beans }
        : pathname === '/v1/custompages/show' && page
          ? pageOf(page)
          : null;
    response.writeHead(data ? 200 : 404, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        data
          ? { response: 'success', data }
          : { response: 'error', error: { key: 'NOT_FOUND', message: '' } },
      ),
    );
  });
}

const LAYOUT: Omit<Layout, 'beans'> = {
  settings: LAYOUT_SETTINGS,
  header: { menu: [] },
  footer: { columns: [], legalMessage: '', badges: [], payments: [] },
  contacts: { books: {}, blocks: [] },
};

function pageOf({ title, blocks, customCss }: StubPage): ArrivedPage {
  return {
    type: 'page',
    routingKey: null,
    slug: null,
    middleware: [],
    attributes: { hideLayout: false, transparentHeader: false, hideMenus: false },
    blocks: [...blocks],
    customCss: customCss ?? null,
    customHtmlClasses: null,
    countryName: null,
    seo: { title, description: title, image: null, robots: null, canonical: null, urls: {} },
  };
}
