/** The tour page (TRV-08): one departure, and what became of it when it is gone or never was. */
import { useHideWhenVisible } from '../../travel/use-hide-when-visible.ts';
import { laterBody } from '../body-island.tsx';
import type { TourPageData } from './loader.server.ts';

const { Body, preload } = laterBody<TourPageData>(
  () => import('./body.tsx'),
  ['travel', 'listing'],
);
export const preloadBody = preload;

export default function TourPage({ data }: { readonly data: TourPageData }) {
  useHideWhenVisible();
  return <Body data={data} />;
}
