/** The travel page (TRV-06): whether it is the right one, day by day, and when to go. */
import { useEffect } from 'react';
import { hearCalendarKeys } from '../../travel/calendar-keyboard.ts';
import { useHideWhenVisible } from '../../travel/use-hide-when-visible.ts';
import { laterBody } from '../body-island.tsx';
import type { TravelPageData } from './loader.server.ts';

const { Body, preload } = laterBody<TravelPageData>(
  () => import('./body.tsx'),
  ['travel', 'listing'],
);
export const preloadBody = preload;

export default function TravelPage({ data }: { readonly data: TravelPageData }) {
  useHideWhenVisible();
  useEffect(hearCalendarKeys, []);
  return <Body data={data} />;
}
