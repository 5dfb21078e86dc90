/** Whether the server's document has been hydrated: what renders for the first time after that is the browser's own. */
import { useEffect, useSyncExternalStore } from 'react';

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
  }, []);
}

/** Whether scripts run: not on the server and in hydration, which draw the same. */
export function useHasScripts(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => undefined;
