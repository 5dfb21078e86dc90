import { expect, test } from 'vitest';
import type { Executor } from '../../backend/storage/queries/executor.ts';
import { enqueueMail, listMails } from '../../backend/storage/queries/mail-outbox.ts';
import { describeOnBoth } from './both-databases.ts';
import { runTogether, startTogether } from './other-process.ts';
import { NOW, sampleMail } from './sample-mail.ts';

const ALL = 10_000;

async function storedIds(db: Executor): Promise<string[]> {
  return (await listMails(db, ALL)).map(({ id }) => id);
}

async function savedTourCodes(db: Executor): Promise<string[]> {
  const rows = await db.selectFrom('wishlist_items').select('tour_code').execute();
  return rows.flatMap((row) => row.tour_code ?? []);
}

describeOnBoth('several processes', (underTest) => {
  test('write at once without "database is locked"', async () => {
    const { storage, options } = underTest;
    const before = (await storedIds(storage.db)).length;
    const written = (await runTogether(['write-mails', 'write-mails'], options)).flat();
    const stored = await storedIds(storage.db);
    expect(new Set(written).size).toBe(300);
    expect(stored.length - before).toBe(300);
  });

  test.each([
    ['mails', 'write-mails-for-ever', storedIds],
    ['tours of a wishlist', 'save-tours-for-ever', savedTourCodes],
  ] as const)(
    'REL-02 one that is killed loses no %s that it acknowledged',
    async (_, task, list) => {
      const { storage, options } = underTest;
      const before = new Set(await list(storage.db));
      const [writer] = await startTogether([task], options);
      const acknowledged: string[] = [];
      for await (const id of writer!.lines()) {
        acknowledged.push(id);
        if (acknowledged.length === 40) void writer!.kill();
      }
      const stored = (await list(storage.db)).filter((id) => !before.has(id));
      expect(new Set(stored).size).toBe(stored.length);
      expect(acknowledged.length).toBeGreaterThanOrEqual(40);
      expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([]);
      // At most the one that was under way.
      expect(stored.length - acknowledged.length).toBeLessThanOrEqual(1);
    },
  );

  test('REL-02 two that claim mails never get the same', async () => {
    const { storage, options } = underTest;
    await storage.db.deleteFrom('mail_outbox').execute();
    const queued: (string | null)[] = [];
    for (let count = 0; count < 60; count++) {
      queued.push(await enqueueMail(storage.db, sampleMail(), NOW));
    }
    const claimed = (await runTogether(['claim-mails', 'claim-mails'], options)).flat();
    expect(claimed.toSorted()).toEqual(queued.toSorted());
  });
});
