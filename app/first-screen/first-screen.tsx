/**
 * The rules of a page's first screen stand in the document; the stylesheet with the rest comes where that screen
 * ends, so that what is above is painted without waiting for it (docs/decisions/0075).
 */
import { useMatches } from '@remix-run/react';
import { createContext, useContext, useEffect, useState } from 'react';
import { useSiteIfLoaded } from '../i18n/site.ts';
import { isPageHydrated } from '../is-page-hydrated.ts';

const ID = 'first-screen';

/** The same as the server's, or React would take them away where it has to render the document anew. */
const inDocument = import.meta.env.SSR ? '' : (document.getElementById(ID)?.textContent ?? '');

const FirstScreenRules = createContext(inDocument);

export const FirstScreenStylesProvider = FirstScreenRules.Provider;

/** None in development, where Vite brings the styles with the modules. */
export function FirstScreenStyles() {
  const rules = useContext(FirstScreenRules);
  return rules && <style id={ID} dangerouslySetInnerHTML={{ __html: rules }} />;
}

/**
 * Where the first screen of a page ends, at all widths: what follows is painted once the stylesheet is there. On a page
 * that a link leads to there is nothing to wait for.
 */
export function FirstScreenEnd() {
  const stylesheet = useSiteIfLoaded()?.stylesheet;
  const isHere = useHasFirstScreen();
  const [isDocument] = useState(() => import.meta.env.SSR || !isPageHydrated());
  return isDocument && isHere && stylesheet ? <link rel="stylesheet" href={stylesheet} /> : null;
}

/**
 * Whether the page says where its first screen ends: those of the splat route do, and their errors. A search does not:
 * its form and its cards moved when the stylesheet came.
 */
export function useHasFirstScreen(): boolean {
  return useMatches().some(
    ({ id, data }) =>
      (id === 'routes/$' || id === 'routes/_index') &&
      (data as { readonly kind: string } | undefined)?.kind !== 'search',
  );
}

/** Keeps the stylesheet when the page goes that has brought it. */
export function useKeptStylesheet(stylesheet: string | null | undefined): void {
  useEffect(() => {
    if (!stylesheet) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = stylesheet;
    document.head.append(link);
  }, [stylesheet]);
}
