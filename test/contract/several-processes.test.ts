/** Two processes over one database, which is what a second machine is (REL-04). */
import { describe, expect, inject, test, vi } from 'vitest';
import { bumpCatalogueVersion } from '../../backend/storage/queries/catalogue-version.ts';
import { readTourBatches } from '../../backend/storage/queries/tours.ts';
import { saveTours } from '../../backend/storage/queries/save-tours.ts';
import type { TourRecord } from '../../backend/catalogue/records.ts';
import {
  apiClient,
  createDatabaseOfToday,
  createFilledDatabase,
  dataOf,
  startBackendAlone,
} from '../support/backend-under-test.ts';
import { openStorage } from '../../backend/storage/storage.ts';

/** Filled, which takes a process longer than all the rest. */
const FILLED = {
  sqlite: createDatabaseOfToday,
  postgres: () => createFilledDatabase('postgres'),
} as const;

const PATIENCE = { timeout: 30_000, interval: 50 };

describe.each(['sqlite', 'postgres'] as const)('two backends on %s', (dialect) => {
  test.skipIf(dialect === 'postgres' && !inject('postgresUrl'))(
    'REL-04 RES-10 show the same changed catalogue',
    async () => {
      const database = await FILLED[dialect]();
      const { databaseUrl, dataFolder } = database.options;
      const environment: Record<string, string> = databaseUrl
        ? { DATABASE_URL: databaseUrl }
        : { DATA_FOLDER: dataFolder };
      const first = await startBackendAlone(environment);
      const second = await startBackendAlone(environment);
      const storage = await openStorage(database.options);
      try {
        const countOf = async ({ baseUrl }: { readonly baseUrl: string }) => {
          const api = apiClient({ transport: (call) => fetch(call), baseUrl }, 'it');
          return (await dataOf(api.counts('tours', [{}]))).data[0] ?? 0;
        };
        const before = await countOf(first);
        expect(await countOf(second)).toBe(before);

        const tours: TourRecord[] = [];
        for await (const batch of readTourBatches(storage.db)) tours.push(...batch);
        const sold = tours.map((tour): TourRecord => ({ ...tour, status: 'SOLD_OUT' }));
        await storage.inTransaction(async (transaction) => {
          await saveTours(transaction, sold.slice(0, -1), Date.now());
          await bumpCatalogueVersion(transaction, Date.now());
        });
        // Within two seconds on a machine that does nothing else: the poll is of half a second.
        await vi.waitFor(async () => {
          expect(await countOf(first)).toBeLessThan(before);
          expect(await countOf(second)).toBe(await countOf(first));
        }, PATIENCE);
      } finally {
        await storage.close();
        await second.stop();
        await first.stop();
        await database.remove();
      }
    },
  );
});
