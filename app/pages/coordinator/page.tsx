/** The coordinator page (TRV-10): who leads, in which languages, the tours led, and what travellers said. */
import { laterBody } from '../body-island.tsx';
import type { CoordinatorPageData } from './loader.server.ts';

const { Body, preload } = laterBody<CoordinatorPageData>(
  () => import('./body.tsx'),
  ['travel', 'listing'],
);
export const preloadBody = preload;

export default function CoordinatorPage({ data }: { readonly data: CoordinatorPageData }) {
  return <Body data={data} />;
}
