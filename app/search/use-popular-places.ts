/** Destinations to propose where the page itself knows none, as in the search of the header (SRCH-04). */
import { useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { PlacesAnswer } from './state/lookup-driver.ts';
import type { FoundPlace } from './state/place-lookup.ts';

const NONE: readonly FoundPlace[] = [];

/**
 * @param address where they are asked for
 * @param isWanted whether they are about to be seen: nothing is asked before, nor again once they came
 */
export function usePopularPlaces(address: string, isWanted: boolean): readonly FoundPlace[] {
  const { load, data } = useFetcher<PlacesAnswer>();
  const asked = useRef<string | null>(null);
  useEffect(() => {
    const isThere = asked.current === address && data?.found;
    if (!isWanted || isThere) return;
    asked.current = address;
    load(address);
    // Once for each time that they are wanted: a failure is not asked for again and again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted, address, load]);
  return data?.found?.places ?? NONE;
}
