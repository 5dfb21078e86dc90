/** Whether the server's document has been hydrated: what renders for the first time after that is the browser's own. */
import { useEffect } from 'react';
import { siteRouter } from './site-router.ts';
import { FRESH_DOCUMENT } from './styles/off-screen.ts';

let isHydrated = false;

export function isPageHydrated(): boolean {
  return isHydrated;
}

/**
 * For the root to call. An effect, not state: React runs it before the next render, and a change of state
 * would render every boundary that still waits. The mark in the document is for the script that runs without the
 * site's code (`network/load-again.ts`).
 */
export function useNoteHydration(): void {
  useEffect(() => {
    isHydrated = true;
    document.documentElement.dataset.hydrated = '';
    ageDocument();
  }, []);
}

/** Another page is laid out whole (docs/decisions/0087). */
function ageDocument(): void {
  const stop = siteRouter()?.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') return;
    document.documentElement.removeAttribute(FRESH_DOCUMENT);
    stop?.();
  });
}
