import type { PastSearch } from '../../../domain/search-history.ts';
import { defineBlock } from '../define-block.server.ts';
import { schema, type Content } from './content.ts';

export interface RecentSearchesData extends Content {
  /** None on any page of the server: only the visitor's browser has them. */
  readonly searches: readonly PastSearch[];
}

export function loadRecentSearches(content: Content): RecentSearchesData {
  return { ...content, searches: [] };
}

export const recentSearches = defineBlock({
  type: 'recent-searches',
  content: schema,
  words: ['listing'],
  load: loadRecentSearches,
});
