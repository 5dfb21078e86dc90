import { DEFAULT_FRAME } from '../../layout/page-frame.ts';
import type { PageLoader } from '../page-loader.server.ts';

export interface CustomPageData {
  readonly kind: string;
}

export const loadCustomPage: PageLoader<CustomPageData> = async ({ url }) => ({
  status: 200,
  seo: { title: 'custom-page', description: '', robots: null, canonical: url.pathname, alternates: {} },
  frame: DEFAULT_FRAME,
  data: { kind: 'custom-page' },
});
