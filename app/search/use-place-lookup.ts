/** The destinations for what is typed, of the nested route that the where field asks (SRCH-03). */
import { useFetcher } from '@remix-run/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createLookupDriver, type PlacesAnswer } from './state/lookup-driver.ts';
import { NO_LOOKUP, type PlaceLookup } from './state/place-lookup.ts';

/**
 * @param text what `lookupText` gives: empty where nothing is to be looked up
 * @param addressOf where a text is asked for, the same as long as it is asked in the same way
 */
export function usePlaceLookup(text: string, addressOf: (text: string) => string): PlaceLookup {
  const { load, data } = useFetcher<PlacesAnswer>();
  const driver = useMemo(
    () => createLookupDriver((asked) => load(addressOf(asked))),
    // It is the same as long as the fetcher is, and what the answers depend on.
    [load, addressOf],
  );
  useEffect(() => driver.look(text), [driver, text]);
  useEffect(() => driver.end, [driver]);
  useEffect(() => {
    if (data) driver.answer(data);
  }, [driver, data]);
  return useSyncExternalStore(driver.subscribe, driver.read, () => NO_LOOKUP);
}
