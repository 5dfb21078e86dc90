import { DEFAULT_FRAME } from '../../layout/page-frame.ts';
import type { PageLoader } from '../page-loader.server.ts';

export interface ItineraryPageData {
  readonly kind: string;
}

export const loadItineraryPage: PageLoader<ItineraryPageData> = async ({ url }) => ({
  status: 200,
  seo: { title: 'itinerary', description: '', robots: null, canonical: url.pathname, alternates: {} },
  frame: DEFAULT_FRAME,
  data: { kind: 'itinerary' },
});
