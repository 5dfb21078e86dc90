/** The itinerary page (TRV-07): every day in full, on paper too. */
import { laterBody } from '../body-island.tsx';
import type { ItineraryPageData } from './loader.server.ts';

const { Body, preload } = laterBody<ItineraryPageData>(
  () => import('./body.tsx'),
  ['travel', 'listing'],
);
export const preloadBody = preload;

export default function ItineraryPage({ data }: { readonly data: ItineraryPageData }) {
  return <Body data={data} />;
}
