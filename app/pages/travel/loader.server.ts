import { DEFAULT_FRAME } from '../../layout/page-frame.ts';
import type { PageLoader } from '../page-loader.server.ts';

export interface TravelPageData {
  readonly kind: string;
}

export const loadTravelPage: PageLoader<TravelPageData> = async ({ url }) => ({
  status: 200,
  seo: { title: 'travel', description: '', robots: null, canonical: url.pathname, alternates: {} },
  frame: DEFAULT_FRAME,
  data: { kind: 'travel' },
});
