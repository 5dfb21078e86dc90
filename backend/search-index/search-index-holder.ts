/**
 * Keeps the search index of this process and replaces it when the catalogue changes. Requests read
 * whichever index is there; none waits for a rebuild. Languages with the same travels share one index.
 */
import { LANGUAGES, type Language } from '../../domain/market.ts';
import type { CatalogueSnapshot } from '../catalogue/records.ts';
import { completeInBackground } from './complete-steps.ts';
import { searchIndexSteps } from './search-index.ts';
import type { SearchIndex } from './search-index.ts';

type RefreshOutcome =
  | { readonly status: 'replaced' | 'unchanged'; readonly version: number }
  | { readonly status: 'failed'; readonly error: unknown };

export interface SearchIndexHolder {
  /**
   * The newest index that could be built, of the travels that have words in the language; of all travels without one.
   * @throws SearchIndexNotReady before the first refresh has succeeded.
   */
  current(language?: Language): SearchIndex;
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
  let ofLanguages: ReadonlyMap<Language, SearchIndex> = new Map();
  let running: Promise<RefreshOutcome> | null = null;
  let following: Promise<RefreshOutcome> | null = null;

  async function rebuild(): Promise<RefreshOutcome> {
    try {
      const snapshot = await load();
      if (index?.version === snapshot.version) {
        return { status: 'unchanged', version: index.version };
      }
      const next = await build(snapshot);
      ofLanguages = await indexesOfLanguages(next);
      index = next;
      return { status: 'replaced', version: index.version };
    } catch (error) {
      reportFailure(error);
      return { status: 'failed', error };
    }
  }

  async function build(snapshot: CatalogueSnapshot): Promise<SearchIndex> {
    const next = await completeInBackground(searchIndexSteps(snapshot));
    if (prepare) await completeInBackground(prepare(next));
    return next;
  }

  /** Of those languages alone that not every travel has. */
  async function indexesOfLanguages(whole: SearchIndex): Promise<Map<Language, SearchIndex>> {
    const parts = await completeInBackground(snapshotsOfLanguages(whole.snapshot));
    const built = new Map<string, SearchIndex>();
    const indexes = new Map<Language, SearchIndex>();
    for (const [language, snapshot] of parts) {
      const key = snapshot.travels.map(({ id }) => id).join(' ');
      const own = built.get(key) ?? (await build(snapshot));
      built.set(key, own);
      indexes.set(language, own);
    }
    return indexes;
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
    current(language) {
      if (index === null) throw new SearchIndexNotReady();
      return (language && ofLanguages.get(language)) ?? index;
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

/** Texts of a travel are looked at. */
const TRAVELS_BETWEEN_PAUSES = 32;

/** What there is in each language that lacks a travel. */
function* snapshotsOfLanguages(
  whole: CatalogueSnapshot,
): Generator<void, Map<Language, CatalogueSnapshot>> {
  const lacking = new Map<Language, Set<string>>();
  for (const [place, { id, words }] of whole.travels.entries()) {
    for (const language of LANGUAGES) {
      if (language in words) continue;
      const ids = lacking.get(language) ?? new Set();
      lacking.set(language, ids.add(id));
    }
    if (place % TRAVELS_BETWEEN_PAUSES === 0) yield;
  }
  const snapshots = new Map<Language, CatalogueSnapshot>();
  for (const [language, ids] of lacking) {
    const travels = whole.travels.filter(({ id }) => !ids.has(id));
    const tours = whole.tours.filter(({ travelId }) => !ids.has(travelId));
    snapshots.set(language, { ...whole, travels, tours });
    yield;
  }
  return snapshots;
}
