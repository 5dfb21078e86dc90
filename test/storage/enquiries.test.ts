import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { listEnquiries, saveEnquiry } from '../../backend/storage/queries/enquiries.ts';
import { enqueueMail, listMails } from '../../backend/storage/queries/mail-outbox.ts';
import { describeOnBoth } from './both-databases.ts';
import { saveSampleTour } from './sample-catalogue.ts';
import { NOW, sampleMail } from './sample-mail.ts';

function sampleEnquiry(idempotencyKey = randomUUID()) {
  return {
    tourCode: 'PER-20270501',
    fullName: 'Zoë O’Neill',
    email: 'zoe@example.com',
    travellers: 2,
    message: 'Two seats, please.\nThank you!',
    privateRoom: true,
    flexibleCancellation: false,
    idempotencyKey,
    marketId: 'en-WE',
  } as const;
}

describeOnBoth('enquiries', (underTest) => {
  beforeAll(() => saveSampleTour(underTest.storage, 'PER-20270501'));

  test('an enquiry is read as it was saved, the newest first', async () => {
    const { db } = underTest.storage;
    const first = await saveEnquiry(db, sampleEnquiry(), NOW);
    const enquiry = { ...sampleEnquiry(), promotionCode: 'GO50' };
    const second = await saveEnquiry(db, enquiry, NOW + 1);
    const stored = await listEnquiries(db, 10);
    expect(stored.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(stored[0]).toEqual({ ...enquiry, id: second.id, createdAt: NOW + 1 });
  });

  test('REL-02 the same key at once, many times, is one enquiry and one mail', async () => {
    const { storage } = underTest;
    const enquiry = sampleEnquiry();
    const post = (): Promise<string> =>
      storage.inTransaction(async (transaction) => {
        const { id, isNew } = await saveEnquiry(transaction, enquiry, NOW + 2);
        if (isNew) await enqueueMail(transaction, sampleMail(), NOW);
        return id;
      });
    const ids = await Promise.all(Array.from({ length: 40 }, post));
    expect(new Set(ids).size).toBe(1);
    const stored = await listEnquiries(storage.db, 100);
    expect(stored.filter(({ id }) => id === ids[0])).toHaveLength(1);
    expect(await listMails(storage.db, 100)).toHaveLength(1);
  });

  test('an enquiry that is rolled back leaves its key free', async () => {
    const { storage } = underTest;
    const enquiry = sampleEnquiry();
    const failing = storage.inTransaction(async (transaction) => {
      await saveEnquiry(transaction, enquiry, NOW);
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect((await saveEnquiry(storage.db, enquiry, NOW)).isNew).toBe(true);
  });
});
