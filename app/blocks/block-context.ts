/** What the loader of a block gets. */
import type { Logger } from 'pino';
import type { ApiClient } from '../api/api-client.server.ts';
import type { DisplayCurrency } from '../listing/card-data.ts';

export interface BlockContext extends DisplayCurrency {
  readonly api: ApiClient;
  readonly log: Logger;
  /** Named in the log. */
  readonly page: string;
}
