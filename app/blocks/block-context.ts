/** What the loader of a block gets. */
import type { Logger } from 'pino';
import type { SearchFilters } from '../../domain/filters/search-filters.ts';
import type { ApiClient } from '../api/api-client.server.ts';
import type { DepartureView } from '../listing/card-data.ts';

export interface BlockContext extends DepartureView {
  readonly api: ApiClient;
  readonly log: Logger;
  /** Filters of the page's address, for listings that show theirs (CMS-05). */
  readonly asked?: SearchFilters;
  /** Named in the log. */
  readonly page: string;
  /** Class of the block at a position in the page's custom stylesheet, where it has CSS of its own (CMS-03). */
  readonly scopeAt?: (position: number) => string | undefined;
}
