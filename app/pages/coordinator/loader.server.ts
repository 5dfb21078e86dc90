import { DEFAULT_FRAME } from '../../layout/page-frame.ts';
import type { PageLoader } from '../page-loader.server.ts';

export interface CoordinatorPageData {
  readonly kind: string;
}

export const loadCoordinatorPage: PageLoader<CoordinatorPageData> = async ({ url }) => ({
  status: 200,
  seo: { title: 'coordinator', description: '', robots: null, canonical: url.pathname, alternates: {} },
  frame: DEFAULT_FRAME,
  data: { kind: 'coordinator' },
});
