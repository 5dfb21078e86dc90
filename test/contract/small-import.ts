/** An import of the small content on a day, and what it leaves behind. */
import { afterAll, beforeAll } from 'vitest';
import { importContentFolder } from '../../backend/content-import/import-content.ts';
import { DEMONSTRATION } from '../../backend/demonstration.ts';
import type { Storage } from '../../backend/storage/storage.ts';
import type { StorageUnderTest } from '../storage/both-databases.ts';
import { createSmallContent, SMALL_TRAVELS, type SmallContent } from '../support/small-content.ts';

export const DAY = '2027-03-01';
export const NOON = Date.parse(`${DAY}T12:00:00Z`);
export const [ALPS, COAST] = SMALL_TRAVELS;

export function toursOf({ db }: Storage, travelId: string) {
  return db
    .selectFrom('tours')
    .select(['code', 'starting_date', 'is_withdrawn'])
    .where('travel_id', '=', travelId)
    .execute();
}

/** A content of their own for the tests of a group, and its import into their database. */
export function smallImport(database: StorageUnderTest) {
  let content: SmallContent;
  beforeAll(() => {
    content = createSmallContent();
  });
  afterAll(() => content.dispose());
  return {
    /** There once tests run. */
    get content(): SmallContent {
      return content;
    },
    importAt: (now: number) =>
      importContentFolder(database.storage, content.folder, now, { demonstration: DEMONSTRATION }),
  };
}
