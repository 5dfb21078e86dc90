/**
 * Keeps the search index of this process and replaces it when the catalogue changes. Requests read
 * whichever index is there; none waits for a rebuild.
 */
import type { CatalogueSnapshot } from '../catalogue/records.ts';
import { completeInBackground } from './complete-steps.ts';
import { searchIndexSteps } from './search-index.ts';
import type { SearchIndex } from './search-index.ts';

type RefreshOutcome =
  | { readonly status: 'replaced' | 'unchanged'; readonly version: number }
  | { readonly status: 'failed'; readonly error: unknown };

export interface SearchIndexHolder {
  /**
   * The newest index that could be built.
   * @throws SearchIndexNotReady before the first refresh has succeeded.
   */
  current(): SearchIndex;
  /**
   * Loads the catalogue and swaps the index in, or keeps the old one and says why. Never rejects. The
   * catalogue is always read after the call: during a refresh, all callers share one that follows it.
   */
  refresh(): Promise<RefreshOutcome>;
}

/** No catalogue has been read yet: an answer with nothing found would be a lie. */
export class SearchIndexNotReady extends Error {
  override readonly name = 'SearchIndexNotReady';

  constructor() {
    super('The catalogue has not been loaded yet');
  }
}

export interface SearchIndexHolderOptions {
  readonly load: () => Promise<CatalogueSnapshot>;
  /** What else is made of an index before it is swapped in, in steps. */
  readonly prepare?: (index: SearchIndex) => Generator<void, void>;
  /** Told of each refresh that failed, for the log. */
  readonly onFailure?: (error: unknown) => void;
}

/** Makes a holder; it stays empty until its first `refresh()`. */
export function createSearchIndexHolder({
  load,
  prepare,
  onFailure,
}: SearchIndexHolderOptions): SearchIndexHolder {
  let index: SearchIndex | null = null;
  let running: Promise<RefreshOutcome> | null = null;
  let following: Promise<RefreshOutcome> | null = null;

  async function rebuild(): Promise<RefreshOutcome> {
    try {
      const snapshot = await load();
      if (index?.version === snapshot.version) {
        return { status: 'unchanged', version: index.version };
      }
      const next = await completeInBackground(searchIndexSteps(snapshot));
      if (prepare) await completeInBackground(prepare(next));
      index = next;
      return { status: 'replaced', version: index.version };
    } catch (error) {
      reportFailure(error);
      return { status: 'failed', error };
    }
  }

  function reportFailure(error: unknown): void {
    try {
      onFailure?.(error);
    } catch {
      // A log that fails must not end the refreshes; the caller has the error in the outcome.
    }
  }

  function start(): Promise<RefreshOutcome> {
    running = rebuild().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    current() {
      if (index === null) throw new SearchIndexNotReady();
      return index;
    },
    refresh() {
      if (running === null) return start();
      following ??= running.then(() => {
        following = null;
        return start();
      });
      return following;
    },
  };
}
