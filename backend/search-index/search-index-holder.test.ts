import { describe, expect, test } from 'vitest';
import { sampleTravel } from '../../test/support/sample-records.ts';
import type { CatalogueSnapshot } from '../catalogue/records.ts';
import { createSearchIndexHolder, SearchIndexNotReady } from './search-index-holder.ts';

function snapshotOf(version: number, travelIds: readonly string[] = []): CatalogueSnapshot {
  return { version, travels: travelIds.map((id) => sampleTravel({ id })), tours: [] };
}

/** A catalogue whose every read waits until the test answers it. */
function controlledLoad() {
  const reads: PromiseWithResolvers<CatalogueSnapshot>[] = [];
  return {
    reads,
    load: () => {
      const read = Promise.withResolvers<CatalogueSnapshot>();
      reads.push(read);
      return read.promise;
    },
  };
}

describe('refresh', () => {
  test('REL-04 swaps the index of the new catalogue in', async () => {
    const snapshots = [snapshotOf(1, ['iceland']), snapshotOf(2, ['iceland', 'japan'])];
    const holder = createSearchIndexHolder({
      load: async () => snapshots.shift() as CatalogueSnapshot,
    });
    expect(await holder.refresh()).toEqual({ status: 'replaced', version: 1 });
    const first = holder.current();
    expect(await holder.refresh()).toEqual({ status: 'replaced', version: 2 });
    expect(holder.current().version).toBe(2);
    expect(first.version, 'an index in use stays as it is').toBe(1);
    const { itineraries } = holder
      .current()
      .topSellers({}, { language: 'en', today: '2027-01-01', closingDays: 3 });
    expect(itineraries).toBe(2);
  });

  test('keeps the index when the version has not changed', async () => {
    const holder = createSearchIndexHolder({ load: async () => snapshotOf(1) });
    await holder.refresh();
    const index = holder.current();
    expect(await holder.refresh()).toEqual({ status: 'unchanged', version: 1 });
    expect(holder.current()).toBe(index);
  });

  test('REL-04 goes back with a restored catalogue', async () => {
    const versions = [5, 3];
    const holder = createSearchIndexHolder({
      load: async () => snapshotOf(versions.shift() as number),
    });
    await holder.refresh();
    await holder.refresh();
    expect(holder.current().version).toBe(3);
  });

  test('REL-01 keeps the old index when the catalogue cannot be read, and reports it', async () => {
    const failure = new Error('database is gone');
    const reported: unknown[] = [];
    let isGone = false;
    const holder = createSearchIndexHolder({
      load: async () => {
        if (isGone) throw failure;
        return snapshotOf(1);
      },
      onFailure: (error) => reported.push(error),
    });
    await holder.refresh();
    isGone = true;
    expect(await holder.refresh()).toEqual({ status: 'failed', error: failure });
    expect(holder.current().version).toBe(1);
    expect(reported).toEqual([failure]);
  });

  test('REL-01 keeps the old index when the new one cannot be built', async () => {
    const broken = { version: 2, travels: null, tours: [] } as unknown as CatalogueSnapshot;
    const snapshots = [snapshotOf(1), broken, snapshotOf(3)];
    const holder = createSearchIndexHolder({
      load: async () => snapshots.shift() as CatalogueSnapshot,
    });
    await holder.refresh();
    expect((await holder.refresh()).status).toBe('failed');
    expect(holder.current().version).toBe(1);
    expect((await holder.refresh()).status).toBe('replaced');
  });

  test('a listener that throws does not make it reject', async () => {
    const holder = createSearchIndexHolder({
      load: () => Promise.reject(new Error('gone')),
      onFailure: () => {
        throw new Error('the log is gone too');
      },
    });
    expect((await holder.refresh()).status).toBe('failed');
  });
});

describe('concurrent refreshes', () => {
  test('REL-04 those during a refresh share one that reads the catalogue after them', async () => {
    const { load, reads } = controlledLoad();
    const holder = createSearchIndexHolder({ load });
    const first = holder.refresh();
    const second = holder.refresh();
    const third = holder.refresh();
    expect(reads).toHaveLength(1);
    reads[0]?.resolve(snapshotOf(1));
    expect(await first).toEqual({ status: 'replaced', version: 1 });
    await expect.poll(() => reads.length).toBe(2);
    reads[1]?.resolve(snapshotOf(2));
    expect(await Promise.all([second, third])).toEqual([
      { status: 'replaced', version: 2 },
      { status: 'replaced', version: 2 },
    ]);
    expect(reads).toHaveLength(2);
  });

  test('REL-04 a second wave of them reads the catalogue again', async () => {
    let version = 0;
    const holder = createSearchIndexHolder({ load: async () => snapshotOf(++version) });
    for (const newest of [2, 4, 6]) {
      await Promise.all([holder.refresh(), holder.refresh(), holder.refresh()]);
      expect(holder.current().version).toBe(newest);
    }
  });

  test('REL-01 a failed one does not stop the one that follows', async () => {
    const { load, reads } = controlledLoad();
    const holder = createSearchIndexHolder({ load });
    const first = holder.refresh();
    const second = holder.refresh();
    reads[0]?.reject(new Error('gone'));
    expect((await first).status).toBe('failed');
    await expect.poll(() => reads.length).toBe(2);
    reads[1]?.resolve(snapshotOf(1));
    expect((await second).status).toBe('replaced');
  });
});

test('current throws before the first success: nothing found would be a lie', async () => {
  const holder = createSearchIndexHolder({ load: () => Promise.reject(new Error('gone')) });
  expect(() => holder.current()).toThrow(SearchIndexNotReady);
  await holder.refresh();
  expect(() => holder.current()).toThrow(SearchIndexNotReady);
});
