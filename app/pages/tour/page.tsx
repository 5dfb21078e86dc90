/** The tour page (TRV-08): one departure, and what became of it when it is gone or never was. */
import { useGivingWay } from '../../travel/use-giving-way.ts';
import { laterBody } from '../body-island.tsx';
import type { TourPageData } from './loader.server.ts';

const { Body, preload } = laterBody<TourPageData>(
  () => import('./body.tsx'),
  ['travel', 'listing'],
);
export const preloadBody = preload;

export default function TourPage({ data }: { readonly data: TourPageData }) {
  useGivingWay();
  return <Body data={data} />;
}
