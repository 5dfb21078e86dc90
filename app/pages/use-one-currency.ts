/**
 * One currency on a page (MKT-07). What stands around the pages knows the currency of the document; where another
 * one was chosen meanwhile, in another tab, the next page has its prices in that one, and all of it comes anew.
 */
import { useEffect } from 'react';
import { useSiteIfLoaded } from '../i18n/site.ts';
import { useLoadedPage } from './loaded-page.ts';

export function useOneCurrency(): void {
  const around = useSiteIfLoaded()?.currency;
  const within = useLoadedPage()?.currency;
  const areTwo = around !== undefined && within !== undefined && around !== within;
  useEffect(() => {
    if (areTwo) window.location.reload();
  }, [areTwo]);
}
