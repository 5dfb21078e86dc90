import { beforeEach, expect, test } from 'vitest';
import {
  claimMails,
  enqueueMail,
  findMail,
  listMails,
  markMailFailed,
  markMailSent,
  type ClaimedMail,
} from '../../backend/storage/queries/mail-outbox.ts';
import { describeOnBoth } from './both-databases.ts';
import { NOW, sampleMail } from './sample-mail.ts';

const CLAIM_MS = 60_000;

describeOnBoth('mail outbox', (underTest) => {
  beforeEach(async () => {
    await underTest.storage.db.deleteFrom('mail_outbox').execute();
  });

  async function enqueue(now = NOW): Promise<string> {
    return (await enqueueMail(underTest.storage.db, sampleMail(), now)) as string;
  }

  function claim(now: number, limit = 10): Promise<ClaimedMail[]> {
    return claimMails(underTest.storage.db, { limit, claimMs: CLAIM_MS, now });
  }

  test('a mail is read as it was written, the newest first', async () => {
    const { db } = underTest.storage;
    const first = await enqueue();
    const second = await enqueue(NOW + 1);
    expect((await listMails(db, 10)).map(({ id }) => id)).toEqual([second, first]);
    expect(await listMails(db, 1)).toHaveLength(1);
    expect(await findMail(db, first)).toEqual({
      ...sampleMail(),
      id: first,
      state: 'queued',
      attempts: 0,
      lastError: null,
      createdAt: NOW,
      triedSince: NOW,
      sentAt: null,
    });
    expect(await findMail(db, 'none')).toBeNull();
  });

  test('NTFY-03 the same key twice is one mail; without a key each is its own', async () => {
    const { db } = underTest.storage;
    const mail = { ...sampleMail(), deduplicationKey: 'change-1:subscription-1' };
    expect(await enqueueMail(db, mail, NOW)).not.toBeNull();
    expect(await enqueueMail(db, mail, NOW)).toBeNull();
    await enqueue();
    await enqueue();
    expect(await listMails(db, 10)).toHaveLength(3);
  });

  test('due mails are claimed, the longest due first, and each once', async () => {
    const second = await enqueue(NOW + 2);
    const first = await enqueue(NOW + 1);
    await enqueue(NOW + 100);
    expect((await claim(NOW + 50)).map(({ id }) => id)).toEqual([first, second]);
    expect(await claim(NOW + 50)).toEqual([]);
  });

  test('REL-02 senders at once never claim the same mail', async () => {
    for (let count = 0; count < 30; count++) await enqueue();
    const claims = (await Promise.all(Array.from({ length: 6 }, () => claim(NOW, 30)))).flat();
    expect(claims).toHaveLength(30);
    expect(new Set(claims.map(({ id }) => id)).size).toBe(30);
  });

  test('REL-02 a mail whose sender does not come back is claimed again, and then is not the first one’s', async () => {
    const { db } = underTest.storage;
    const id = await enqueue();
    const [lost] = await claim(NOW);
    expect(await claim(NOW + CLAIM_MS - 1)).toEqual([]);
    const [again] = await claim(NOW + CLAIM_MS);
    expect(again).toMatchObject({ id, attempts: 2 });
    expect(await markMailSent(db, lost!, NOW)).toBe(false);
    expect(await markMailSent(db, again!, NOW + 5)).toBe(true);
    expect(await findMail(db, id)).toMatchObject({ state: 'sent', sentAt: NOW + 5 });
    expect(await claim(NOW + 10 * CLAIM_MS)).toEqual([]);
  });

  test('a mail that failed is due again at the given time, or given up', async () => {
    const { db } = underTest.storage;
    const id = await enqueue();
    const [first] = await claim(NOW);
    await markMailFailed(db, first!, { error: 'refused', retryAt: NOW + 5000 });
    expect(await findMail(db, id)).toMatchObject({ state: 'queued', lastError: 'refused' });
    expect(await claim(NOW + 4999)).toEqual([]);
    const [second] = await claim(NOW + 5000);
    expect(await markMailFailed(db, second!, { error: 'refused for good', retryAt: null })).toBe(
      true,
    );
    expect(await findMail(db, id)).toMatchObject({ state: 'failed', attempts: 2 });
    expect(await claim(NOW + 10 * CLAIM_MS)).toEqual([]);
  });
});
