import { expect, test } from 'vitest';
import { MIGRATIONS } from '../../backend/storage/migrate.ts';
import { openStorage } from '../../backend/storage/storage.ts';
import { createEmptyDatabase, describeOnBoth } from './both-databases.ts';
import { runTogether } from './other-process.ts';

const ALL = Object.keys(MIGRATIONS);

test('REL-05 migrations are listed in the order of their names, in which the migrator runs them', () => {
  expect(ALL).toEqual(ALL.toSorted());
});

describeOnBoth('REL-05 migrations', (_, dialect) => {
  test('an empty database gets all, a migrated one none', async () => {
    const { options, remove } = await createEmptyDatabase(dialect);
    const storage = await openStorage(options);
    const first: string[] = [];
    await storage.migrate((name) => first.push(name));
    const second: string[] = [];
    await storage.migrate((name) => second.push(name));
    await storage.close();
    await remove();
    expect(first).toEqual(ALL);
    expect(second).toEqual([]);
  });

  test('of processes that open and migrate at once, one does it and all go on', async () => {
    const { options, remove } = await createEmptyDatabase(dialect);
    const reports = await runTogether(['migrate', 'migrate', 'migrate'], options);
    await remove();
    expect(reports.toSorted((a, b) => b.length - a.length)).toEqual([ALL, [], []]);
  });
});
