/**
 * Where the browser keeps the visitor's searches (SRCH-14): its own storage, of this market's site alone.
 * The server knows nothing of them, so no page that is kept for everybody holds them.
 */
import { useMemo, useSyncExternalStore } from 'react';
import { parseSearchHistory, withSearch, type PastSearch } from '../../domain/search-history.ts';

/** Its name there. */
export const SEARCH_HISTORY = 'search-history';

const listeners = new Set<() => void>();

/** The newest first; none on the server, and none where the browser keeps nothing. */
export function useSearchHistory(): readonly PastSearch[] {
  const stored = useSyncExternalStore(listen, read, () => null);
  return useMemo(() => parseSearchHistory(stored), [stored]);
}

export function saveSearch(search: PastSearch): void {
  const history = withSearch(parseSearchHistory(read()), search);
  inStorage((storage) => storage.setItem(SEARCH_HISTORY, JSON.stringify(history)));
}

export function forgetSearches(): void {
  inStorage((storage) => storage.removeItem(SEARCH_HISTORY));
}

/** A storage that is full, or that nobody may look into, throws: then there is no history. */
function inStorage(change: (storage: Storage) => void): void {
  try {
    change(localStorage);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

function read(): string | null {
  try {
    return localStorage.getItem(SEARCH_HISTORY);
  } catch {
    return null;
  }
}

/** Other windows tell of theirs by an event, this one by its own calls. */
function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
