import { expect, test } from 'vitest';
import { enqueueMail, listMails } from '../../backend/storage/queries/mail-outbox.ts';
import { describeOnBoth } from './both-databases.ts';
import { runTogether, startTogether } from './other-process.ts';
import { NOW, sampleMail } from './sample-mail.ts';

const ALL = 10_000;

async function storedIds(db: Parameters<typeof listMails>[0]): Promise<string[]> {
  return (await listMails(db, ALL)).map(({ id }) => id);
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

  test('REL-02 one that is killed loses nothing that it acknowledged', async () => {
    const { storage, options } = underTest;
    const before = new Set(await storedIds(storage.db));
    const [writer] = await startTogether(['write-mails-for-ever'], options);
    const acknowledged: string[] = [];
    for await (const id of writer!.lines()) {
      acknowledged.push(id);
      if (acknowledged.length === 40) void writer!.kill();
    }
    const stored = (await storedIds(storage.db)).filter((id) => !before.has(id));
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);
    expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([]);
    // At most the one that was under way.
    expect(stored.length - acknowledged.length).toBeLessThanOrEqual(1);
  });

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
