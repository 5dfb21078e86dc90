import { DEFAULT_FRAME } from '../../layout/page-frame.ts';
import type { PageLoader } from '../page-loader.server.ts';

export interface TourPageData {
  readonly kind: string;
}

export const loadTourPage: PageLoader<TourPageData> = async ({ url }) => ({
  status: 200,
  seo: { title: 'tour', description: '', robots: null, canonical: url.pathname, alternates: {} },
  frame: DEFAULT_FRAME,
  data: { kind: 'tour' },
});
