import { expect, test } from 'vitest';
import {
  deleteCoordinatorsNotIn,
  findCoordinator,
  listCoordinators,
  saveCoordinator,
} from '../../backend/storage/queries/coordinators.ts';
import { claimImport, findLastImport } from '../../backend/storage/queries/imports.ts';
import { findLayout, saveLayout } from '../../backend/storage/queries/layouts.ts';
import {
  findRedirect,
  replaceRedirects,
  type RedirectRecord,
} from '../../backend/storage/queries/redirects.ts';
import { findSetting, saveSetting } from '../../backend/storage/queries/periods.ts';
import { describeOnBoth } from './both-databases.ts';
import { sampleCoordinator } from './sample-catalogue.ts';
import { NOW } from './sample-mail.ts';

describeOnBoth('content', (underTest) => {
  test('coordinators are saved, changed, listed and deleted', async () => {
    const { db } = underTest.storage;
    const aurelie = sampleCoordinator('aurelie-maubert');
    await saveCoordinator(db, sampleCoordinator('gone'), NOW);
    await saveCoordinator(db, { ...aurelie, city: 'Paris' }, NOW);
    await saveCoordinator(db, aurelie, NOW);
    expect(await findCoordinator(db, 'aurelie-maubert')).toEqual(aurelie);
    expect(await listCoordinators(db)).toHaveLength(2);
    await deleteCoordinatorsNotIn(db, ['aurelie-maubert']);
    expect(await listCoordinators(db)).toEqual([aurelie]);
    expect(await findCoordinator(db, 'gone')).toBeNull();
  });

  test('RTE-07 a redirect counts in its market, and the last list is all there are', async () => {
    const { storage } = underTest;
    const replace = (redirects: readonly RedirectRecord[]): Promise<void> =>
      storage.inTransaction((transaction) => replaceRedirects(transaction, redirects));
    const old: RedirectRecord = { marketId: 'it', fromPath: '/a', target: '/b', status: 301 };
    const present: RedirectRecord = { marketId: 'it', fromPath: '/c', target: '/d', status: 308 };
    await replace([old]);
    await replace([present]);
    expect(await findRedirect(storage.db, 'it', '/c')).toEqual(present);
    expect(await findRedirect(storage.db, 'fr', '/c')).toBeNull();
    expect(await findRedirect(storage.db, 'it', '/a')).toBeNull();
  });

  test('API-01 a layout is kept for each text locale', async () => {
    const { db } = underTest.storage;
    await saveLayout(db, 'en', { menu: ['old'] }, NOW);
    await saveLayout(db, 'en', { menu: ['Trips'] }, NOW);
    await saveLayout(db, 'it', { menu: ['Viaggi'] }, NOW);
    expect(await findLayout(db, 'en')).toEqual({ menu: ['Trips'] });
    expect(await findLayout(db, 'it')).toEqual({ menu: ['Viaggi'] });
    expect(await findLayout(db, 'de')).toBeNull();
  });

  test('a setting keeps its last value', async () => {
    const { db } = underTest.storage;
    await saveSetting(db, 'rates', { USD: 1 }, NOW);
    await saveSetting(db, 'rates', { USD: 1.1 }, NOW);
    expect(await findSetting(db, 'rates')).toEqual({ USD: 1.1 });
    expect(await findSetting(db, 'none')).toBeNull();
  });

  test('an import is claimed when content or day is new', async () => {
    const { storage } = underTest;
    const claim = (contentHash: string, day: string, now = NOW): Promise<boolean> =>
      storage.inTransaction((transaction) =>
        claimImport(transaction, { source: 'content', contentHash, day }, now),
      );
    expect(await findLastImport(storage.db, 'content')).toBeNull();
    expect(await claim('a', '2027-03-01')).toBe(true);
    expect(await claim('a', '2027-03-01')).toBe(false);
    expect(await claim('b', '2027-03-01')).toBe(true);
    expect(await claim('a', '2027-03-01')).toBe(true);
    expect(await claim('a', '2027-03-02', NOW + 1)).toBe(true);
    expect(await findLastImport(storage.db, 'content')).toEqual({
      source: 'content',
      contentHash: 'a',
      day: '2027-03-02',
      importedAt: NOW + 1,
    });
  });

  test('of several imports at once, one is claimed; one that fails leaves it to the next', async () => {
    const { storage } = underTest;
    const record = { source: 'at-once', contentHash: 'a', day: '2027-03-01' };
    const failing = storage.inTransaction(async (transaction) => {
      await claimImport(transaction, record, NOW);
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    const claims = await Promise.all(
      Array.from({ length: 8 }, () =>
        storage.inTransaction((transaction) => claimImport(transaction, record, NOW)),
      ),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
  });
});
