import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  bumpCatalogueVersion,
  readCatalogueVersion,
} from '../../backend/storage/queries/catalogue-version.ts';
import type { CatalogueWatch } from '../../backend/storage/opened-database.ts';
import { watchCatalogueVersion } from '../../backend/storage/watch-catalogue-version.ts';
import { describeOn, describeOnBoth, type StorageUnderTest } from './both-databases.ts';
import { runTogether } from './other-process.ts';
import { NOW } from './sample-mail.ts';

/** A watch whose changes can be waited for. */
class Watching {
  readonly watch: CatalogueWatch;
  readonly seen: number[] = [];
  #wanted = { version: 0, resolve: (): void => {} };

  constructor({ storage }: StorageUnderTest, known: number | null = null) {
    this.watch = watchCatalogueVersion(storage, (version) => this.#onChange(version), known);
  }

  /** Resolves once that version was told; the time limit of the test is its own. */
  async until(version: number): Promise<void> {
    if (this.seen.includes(version)) return;
    await new Promise<void>((resolve) => (this.#wanted = { version, resolve }));
  }

  #onChange(version: number): void {
    this.seen.push(version);
    if (version === this.#wanted.version) this.#wanted.resolve();
  }
}

describeOnBoth('watchCatalogueVersion', (underTest) => {
  function bump(): Promise<number> {
    return underTest.storage.inTransaction((transaction) => bumpCatalogueVersion(transaction, NOW));
  }

  async function bumpElsewhere(): Promise<number> {
    const [output] = await runTogether(['bump'], underTest.options);
    return Number(output?.[0]);
  }

  test('REL-04 tells of a change by this and by another process', async () => {
    const watching = new Watching(underTest, await readCatalogueVersion(underTest.storage.db));
    const own = await bump();
    await watching.until(own);
    const foreign = await bumpElsewhere();
    await watching.until(foreign);
    watching.watch.close();
    expect(watching.seen).toEqual([own, foreign]);
  });

  test('tells of a change between reading and watching', async () => {
    const known = await readCatalogueVersion(underTest.storage.db);
    const version = await bump();
    const watching = new Watching(underTest, known);
    await watching.until(version);
    watching.watch.close();
    expect(watching.seen).toEqual([version]);
  });

  test('does not tell of the version that the caller has, nor of one that was rolled back', async () => {
    const { storage } = underTest;
    const watching = new Watching(underTest, await readCatalogueVersion(storage.db));
    const work = storage.inTransaction(async (transaction) => {
      await bumpCatalogueVersion(transaction, NOW);
      throw new Error('on purpose');
    });
    await expect(work).rejects.toThrow('on purpose');
    await bump();
    const version = await bump();
    await watching.until(version);
    watching.watch.close();
    expect(watching.seen.every((seen) => seen > version - 2)).toBe(true);
  });

  test('is silent once it is closed', async () => {
    const known = await readCatalogueVersion(underTest.storage.db);
    const closed = new Watching(underTest, known);
    const open = new Watching(underTest, known);
    closed.watch.close();
    await open.until(await bump());
    open.watch.close();
    expect(closed.seen).toEqual([]);
  });
});

describeOn('postgres', 'watchCatalogueVersion', (underTest) => {
  test('REL-04 connects again when its connection is lost', async () => {
    const { storage } = underTest;
    const bump = (): Promise<number> =>
      storage.inTransaction((transaction) => bumpCatalogueVersion(transaction, NOW));
    const watching = new Watching(underTest, 0);
    await watching.until(await bump());
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'select version from catalogue_version'
    `.execute(storage.db);
    const version = await bump();
    await watching.until(version);
    watching.watch.close();
    expect(watching.seen).toEqual([1, 2]);
  });
});
