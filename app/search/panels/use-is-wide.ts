import { useSyncExternalStore } from 'react';
import { from } from '../../styles/media.ts';

/** Whether the search opens a dropdown under its bar; on anything narrower it takes the whole screen (SRCH-02). */
export function useIsWide(): boolean {
  return useSyncExternalStore(listen, isWide, () => true);
}

function isWide(): boolean {
  return window.matchMedia(from.tablet).matches;
}

function listen(listener: () => void): () => void {
  const query = window.matchMedia(from.tablet);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
