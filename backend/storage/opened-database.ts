/** What opening either database gives, and what watching it gives. */
import type { Kysely } from 'kysely';
import type { Client } from 'pg';
import type { Database } from './tables/database.ts';

export interface OpenedDatabase {
  readonly db: Kysely<Database>;
  readonly dialect: 'sqlite' | 'postgres';
  /** A connection of its own to listen on, not yet connected; null on SQLite, which cannot notify. */
  readonly createListener: () => Client | null;
  /** Whether the file is the one that was opened: what is written to one that is gone ends with the process. */
  readonly isInPlace: () => boolean;
}

export interface CatalogueWatch {
  close(): void;
}
