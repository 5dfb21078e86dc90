import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { inTransaction, TransactionMisuse } from '../../backend/storage/in-transaction.ts';
import { findSetting, saveSetting } from '../../backend/storage/queries/periods.ts';
import { StorageUnavailable } from '../../backend/storage/storage-unavailable.ts';
import { describeOn, describeOnBoth } from './both-databases.ts';
import { NOW } from './sample-mail.ts';

describeOnBoth('inTransaction', (underTest) => {
  test('commits what its work wrote, and gives its result', async () => {
    const { storage } = underTest;
    const result = await storage.inTransaction(async (transaction) => {
      await saveSetting(transaction, 'committed', 1, NOW);
      return 'result';
    });
    expect(result).toBe('result');
    expect(await findSetting(storage.db, 'committed')).toBe(1);
  });

  test('rolls back when its work throws, and throws that on', async () => {
    const { storage } = underTest;
    const fault = new Error('on purpose');
    const work = storage.inTransaction(async (transaction) => {
      await saveSetting(transaction, 'rolled-back', 1, NOW);
      throw fault;
    });
    await expect(work).rejects.toBe(fault);
    expect(await findSetting(storage.db, 'rolled-back')).toBeNull();
  });

  test('a fault of the database rolls back, and the next transaction works', async () => {
    const { storage } = underTest;
    const work = storage.inTransaction(async (transaction) => {
      await saveSetting(transaction, 'fault', 1, NOW);
      const row = { key: 'fault', value: '2', updated_at: NOW };
      await transaction.insertInto('settings').values(row).execute();
    });
    await expect(work).rejects.toThrow(/unique/i);
    expect(await findSetting(storage.db, 'fault')).toBeNull();
    await storage.inTransaction((transaction) => saveSetting(transaction, 'after', 1, NOW));
    expect(await findSetting(storage.db, 'after')).toBe(1);
  });

  test('others do not see what is not committed', async () => {
    const { storage } = underTest;
    const seen = Promise.withResolvers<unknown>();
    const reader = Promise.withResolvers<void>();
    // Outside the transaction's context, as another request would be.
    void reader.promise.then(() => findSetting(storage.db, 'unseen').then(seen.resolve));
    await storage
      .inTransaction(async (transaction) => {
        await saveSetting(transaction, 'unseen', 1, NOW);
        reader.resolve();
        await findSetting(transaction, 'unseen');
        throw new Error('on purpose');
      })
      .catch(() => {});
    expect(await seen.promise).toBeNull();
  });

  test('refuses the root connection inside', async () => {
    const { storage } = underTest;
    const work = storage.inTransaction(() => findSetting(storage.db, 'any'));
    await expect(work).rejects.toThrow(TransactionMisuse);
    await expect(work).rejects.toThrow(/use the connection that inTransaction passes/);
  });

  test('refuses a transaction inside, by the storage or by the open connection', async () => {
    const { storage } = underTest;
    const byStorage = storage.inTransaction(() => storage.inTransaction(async () => {}));
    await expect(byStorage).rejects.toThrow(TransactionMisuse);
    const byConnection = storage.inTransaction((transaction) =>
      inTransaction(transaction, async () => {}),
    );
    await expect(byConnection).rejects.toThrow(/pass the open one on/);
  });

  test("refuses Kysely's own transactions", async () => {
    const { db } = underTest.storage;
    await expect(db.transaction().execute(async () => {})).rejects.toThrow(TransactionMisuse);
    await expect(db.startTransaction().execute()).rejects.toThrow(TransactionMisuse);
    expect(await findSetting(db, 'any')).toBeNull();
  });

  test('refuses its connection after the end', async () => {
    const { storage } = underTest;
    const kept = await storage.inTransaction(async (transaction) => ({ transaction }));
    await expect(findSetting(kept.transaction, 'any')).rejects.toThrow(/committed/);
  });

  test('what was started inside may use the root connection after the end', async () => {
    const { storage } = underTest;
    const ended = Promise.withResolvers<void>();
    const { later } = await storage.inTransaction(async () => ({
      later: ended.promise.then(() => findSetting(storage.db, 'any')),
    }));
    ended.resolve();
    expect(await later).toBeNull();
  });

  test('many at once wait for each other', async () => {
    const { storage } = underTest;
    await storage.inTransaction((transaction) => saveSetting(transaction, 'counter', 0, NOW));
    const increase = (): Promise<void> =>
      storage.inTransaction(async (transaction) => {
        // A write first: PostgreSQL takes no lock for a read.
        await transaction
          .updateTable('settings')
          .set((row) => ({ updated_at: row('updated_at', '+', 1) }))
          .where('key', '=', 'counter')
          .execute();
        const value = (await findSetting(transaction, 'counter')) as number;
        await saveSetting(transaction, 'counter', value + 1, NOW);
      });
    await Promise.all(Array.from({ length: 50 }, increase));
    expect(await findSetting(storage.db, 'counter')).toBe(50);
  });
});

describeOn('postgres', 'inTransaction', (underTest) => {
  test('REL-01 a connection that is lost between two statements fails the transaction and nothing else', async () => {
    const { storage } = underTest;
    const client = new Client({ connectionString: inject('postgresUrl') });
    await client.connect();
    const work = storage.inTransaction(async (transaction) => {
      await saveSetting(transaction, 'lost', 1, NOW);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        transaction,
      );
      // It answers once the connection's process has ended, and nobody waits for an answer of that one.
      await client.query('select pg_terminate_backend($1, 10000)', [rows[0]?.pid]);
      await saveSetting(transaction, 'after', 1, NOW);
    });
    await expect(work).rejects.toThrow(StorageUnavailable);
    await client.end();
    expect(await findSetting(storage.db, 'lost')).toBeNull();
  });
});
