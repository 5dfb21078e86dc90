/**
 * vitest's global set-up for suites that ask backends: databases with the content, to be copied
 * (`filled-data.ts`), for today and for the moment of the backends in process.
 */
import type { TestProject } from 'vitest/node';
import { fillFolder, fillForToday, fillPostgres } from './filled-data.ts';
import { FILLED_MOMENT } from './filled-moment.ts';
import { createOwnDatabase } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Data folder with the content as of `FILLED_MOMENT`. */
    filledFolder: string;
    /** Name of a PostgreSQL database with the same; empty when there is no server. */
    filledDatabase: string;
  }
}

/** Comes after that of PostgreSQL. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  const atMs = Date.parse(FILLED_MOMENT);
  const database = server ? await createOwnDatabase(server) : null;
  const [forgetToday, { folder, remove }] = await Promise.all([
    fillForToday(),
    fillFolder(atMs),
    database && fillPostgres(database.url, atMs),
  ]);
  project.provide('filledFolder', folder);
  project.provide('filledDatabase', database?.name ?? '');
  return async () => {
    await forgetToday();
    await remove();
    await database?.drop();
  };
}
