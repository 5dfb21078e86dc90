import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { listEnquiries, saveEnquiry } from '../../backend/storage/queries/enquiries.ts';
import { enqueueMail, listMails } from '../../backend/storage/queries/mail-outbox.ts';
import {
  findEnquiryByLink,
  hideName,
  listAddressesSince,
  listNamedAskers,
  showName,
  withdrawEnquiry,
} from '../../backend/storage/queries/tour-group.ts';
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
    expect(stored[0]).toEqual({ ...enquiry, id: second.id, createdAt: NOW + 1, state: 'new' });
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

describeOnBoth('TRV-08 who asked for a seat', (underTest) => {
  beforeAll(() => saveSampleTour(underTest.storage, 'PER-20270501'));

  const ask = (email: string, linkHash: string, changes = {}) =>
    saveEnquiry(
      underTest.storage.db,
      {
        ...sampleEnquiry(),
        email,
        linkHash,
        ageGroup: '25-35',
        showName: true,
        isAddressProven: true,
        ...changes,
      },
      NOW,
    );
  const shown = async () =>
    (await listNamedAskers(underTest.storage.db, 'PER-20270501')).map(({ email }) => email);

  test('a name is shown whose address is proven, or once the link says so', async () => {
    const { db } = underTest.storage;
    await ask('ada@example.com', 'link-ada');
    await ask('bob@example.com', 'link-bob', { isAddressProven: false });
    await ask('eva@example.com', 'link-eva', { showName: false });
    expect(await shown()).toEqual(['ada@example.com']);
    const bob = await findEnquiryByLink(db, 'link-bob');
    await showName(db, bob?.id ?? '', NOW + 5);
    expect((await shown()).toSorted()).toEqual(['ada@example.com', 'bob@example.com']);
    const [record] = (await listEnquiries(db, 10)).filter(({ id }) => id === bob?.id);
    expect(record).toMatchObject({ ageGroup: '25-35', nameShownSince: NOW + 5 });
    expect(await findEnquiryByLink(db, 'nobody’s')).toBeNull();
  });

  test('hiding counts for all that the person asked for on the tour, and for nobody else', async () => {
    const { db } = underTest.storage;
    await ask('Ada+again@example.com', 'link-again');
    const again = await findEnquiryByLink(db, 'link-again');
    if (!again) throw new Error('not saved');
    await hideName(db, again);
    expect(await shown()).toEqual(['bob@example.com']);
  });

  test('who asked is counted from a moment on, without the moment', async () => {
    const { db } = underTest.storage;
    const asked = await listAddressesSince(db, 'PER-20270501', NOW - 1);
    expect(asked).toEqual(expect.arrayContaining(['bob@example.com', 'eva@example.com']));
    expect(await listAddressesSince(db, 'PER-20270501', NOW)).toEqual([]);
  });

  test('what is withdrawn is in no list, shows no name again, and is withdrawn once', async () => {
    const { db } = underTest.storage;
    const bob = await findEnquiryByLink(db, 'link-bob');
    const id = bob?.id ?? '';
    expect(await withdrawEnquiry(db, id, NOW)).toBe(true);
    expect(await withdrawEnquiry(db, id, NOW)).toBe(false);
    await showName(db, id, NOW);
    expect(await listAddressesSince(db, 'PER-20270501', NOW - 1)).not.toContain('bob@example.com');
    expect(await findEnquiryByLink(db, 'link-bob')).toMatchObject({
      name_shown_since: null,
      withdrawn_at: NOW,
    });
  });
});
