/** Destinations to propose where the page itself knows none, as in the search of the header (SRCH-04). */
import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { placesAddress } from './search-bar-paths.ts';
import type { PlacesAnswer } from './state/lookup-driver.ts';
import type { FoundPlace } from './state/place-lookup.ts';

const NONE: readonly FoundPlace[] = [];

/** @param isWanted whether they are about to be seen: nothing is asked before, nor again once they came */
export function usePopularPlaces(isWanted: boolean): readonly FoundPlace[] {
  const { load, data } = useFetcher<PlacesAnswer>();
  const places = data?.found?.places;
  const isMissing = isWanted && !places;
  useEffect(() => {
    if (isMissing) load(placesAddress(''));
  }, [isMissing, load]);
  return places ?? NONE;
}
