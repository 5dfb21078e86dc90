import type { BlockContent } from '../../../contract/blocks.ts';
import type { PastSearch } from '../../../domain/search-history.ts';

export interface RecentSearchesData extends BlockContent<'recent-searches'> {
  /** None on any page of the server: only the visitor's browser has them. */
  readonly searches: readonly PastSearch[];
}

export function loadRecentSearches(content: BlockContent<'recent-searches'>): RecentSearchesData {
  return { ...content, searches: [] };
}
