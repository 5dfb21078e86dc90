import { DEFAULT_FRAME } from '../../layout/page-frame.ts';
import type { PageLoader } from '../page-loader.server.ts';

export interface SearchPageData {
  readonly kind: string;
}

export const loadSearchPage: PageLoader<SearchPageData> = async ({ url }) => ({
  status: 200,
  seo: { title: 'search', description: '', robots: null, canonical: url.pathname, alternates: {} },
  frame: DEFAULT_FRAME,
  data: { kind: 'search' },
});
