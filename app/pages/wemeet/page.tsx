/** The wemeet page (MEET-01): the search by city and days, and the meet-ups under their days. */
import { laterBody } from '../body-island.tsx';
import type { WemeetPageData } from './loader.server.ts';

const { Body, preload } = laterBody<WemeetPageData>(
  () => import('./body.tsx'),
  ['meetups', 'listing'],
);
export const preloadBody = preload;

export default function WemeetPage({ data }: { readonly data: WemeetPageData }) {
  return <Body data={data} />;
}
