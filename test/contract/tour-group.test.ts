import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { bumpCatalogueVersion } from '../../backend/storage/queries/catalogue-version.ts';
import { saveTours } from '../../backend/storage/queries/save-tours.ts';
import { PERSON_HEADER, signPerson, type AssertedPerson } from '../../contract/asserted-person.ts';
import type { EnquiryRequest } from '../../contract/enquiry.ts';
import { dataOf, describeOnBothDatabases, untilShown } from '../support/backend-under-test.ts';
import { CREDENTIALS } from '../support/credentials.ts';
import { DEPARTED, mailsOfEnquiry, sampleEnquiry, WITHDRAWN } from '../support/sample-enquiry.ts';
import { sampleTour } from '../support/sample-records.ts';

const GROUP = sampleTour({
  id: 'JPN-20880201',
  travelId: 'japan-tokyo-kyoto',
  startingDate: '2088-02-01',
  endingDate: '2088-02-12',
  takenSeats: 11,
  freeSeats: 4,
  group: { women: 6, alone: 10, firstTimers: 4, ages: { '25-35': 6, '35-49': 5 } },
});

describeOnBothDatabases('TRV-08 who else thinks of a tour', (backend) => {
  beforeAll(async () => {
    await backend.storage.inTransaction(async (transaction) => {
      await bumpCatalogueVersion(transaction, backend.now());
      await saveTours(transaction, [DEPARTED, WITHDRAWN, GROUP], backend.now());
    });
    await untilShown(backend, GROUP.code);
  });

  const reader = (letter: string) => ({ id: letter.repeat(43), email: null, accountId: null });
  const READER = reader('r');
  const ask = async (
    changes: Partial<EnquiryRequest> = {},
    sender: AssertedPerson | null = null,
  ) => {
    const sent = sampleEnquiry({ tourCode: GROUP.code, ...changes });
    await dataOf(backend.api('it').sendEnquiry(sent, sender));
    const toTraveller = (await mailsOfEnquiry(backend, sent)).find(({ to }) => to === sent.email);
    const token = /\/request\/([\w-]{43})/.exec(toTraveller?.text ?? '')?.[1] ?? '';
    return { sent, token };
  };
  const people = async () => (await dataOf(backend.api('it').interest(GROUP.code))).data.people;
  const names = async () =>
    (await dataOf(backend.api('it').companions(GROUP.code, READER))).data.companions.map(
      ({ firstName }) => firstName,
    );

  test('one is nobody’s business, two are counted, and each shows a name as it was agreed', async () => {
    const email = `${randomUUID()}@example.com`;
    const ada = await ask(
      { fullName: 'Ada Verdi', showName: true, email: email.toUpperCase() },
      { ...READER, email },
    );
    expect(await people()).toBe(0);
    await ask({ email: ada.sent.email.replace('@', '+1@') });
    expect(await people()).toBe(0);
    // Logged in, with another address than is written; and a body that claims what only the site may say.
    const claim = { isAddressProven: true, reader: READER.id };
    const bob = await ask(
      { fullName: 'Bob Rossi', showName: true, ageGroup: '35-49', ...claim },
      { ...READER, email: 'eve@example.com' },
    );
    expect(await people()).toBe(2);
    expect(await names()).toEqual(['Ada']);

    const api = backend.api('it');
    const { data: known } = await dataOf(api.enquiryLink({ token: bob.token }));
    expect(known).toMatchObject({
      tourCode: GROUP.code,
      firstName: 'Bob',
      ageGroup: '35-49',
      isNameShown: false,
      isWithdrawn: false,
    });
    for (const _ of ['once', 'twice']) {
      const { data } = await dataOf(
        backend.api('it').followEnquiryLink({ token: bob.token, wish: 'show' }),
      );
      expect(data.isNameShown).toBe(true);
    }
    expect((await names()).toSorted()).toEqual(['Ada', 'Bob']);
    await dataOf(backend.api('it').followEnquiryLink({ token: ada.token, wish: 'hide' }));
    expect(await names()).toEqual(['Bob']);

    for (const _ of ['once', 'twice']) {
      const withdrawal = { token: bob.token, wish: 'withdraw' } as const;
      const { data } = await dataOf(backend.api('it').followEnquiryLink(withdrawal));
      expect(data).toMatchObject({ isNameShown: false, isWithdrawn: true });
    }
    expect(await names()).toEqual([]);
    expect(await people()).toBe(0);
    // To the traveller, to the operator, and one that it was withdrawn.
    const mails = await mailsOfEnquiry(backend, bob.sent);
    expect(mails).toHaveLength(3);
    expect(mails.filter(({ subject }) => subject.startsWith('Ritirata'))).toHaveLength(1);
  });

  test('a count is kept a minute, and names by nobody', async () => {
    const before = backend.now();
    const count = await backend.request(`/tours/${GROUP.code}/interest`, {});
    const changesAt = Number(count.headers.get('x-changes-at'));
    expect(changesAt).toBeGreaterThan(before);
    expect(changesAt).toBeLessThanOrEqual(backend.now() + 60_000);
    const assertion = await signPerson(READER, CREDENTIALS.assertionSecret, Date.now());
    const answer = await backend.request(`/tours/${GROUP.code}/companions`, {
      headers: { [PERSON_HEADER]: assertion },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('who is logged in is told who has a seat, in counts of five or more; nobody else is', async () => {
    const { data } = await dataOf(backend.api('it').companions(GROUP.code, READER));
    expect(data.seatHolders).toEqual({ women: 6, ages: { '25-35': 6, '35-49': 5 } });
    const told = /"(women|alone|firstTimers|ages|group|seatHolders)":/;
    for (const call of ['', '/interest', '/companions']) {
      const answer = await backend.request(`/tours/${GROUP.code}${call}`);
      expect(await answer.text(), call).not.toMatch(told);
    }
  });

  test('nobody gets names without saying for whom, and nobody all day', async () => {
    const path = `/tours/${GROUP.code}/companions`;
    expect((await backend.request(path)).status).toBe(401);
    const made = await signPerson(
      READER,
      'another secret, which the site does not have',
      Date.now(),
    );
    const forged = await backend.request(path, { headers: { [PERSON_HEADER]: made } });
    expect(forged.status).toBe(401);
    const of = (person: AssertedPerson) => backend.api('it').companions(GROUP.code, person);
    const greedy = reader('g');
    for (let read = 0; read < 60; read += 1) await dataOf(of(greedy));
    expect(await of(greedy)).toMatchObject({ outcome: 'refused', key: 'TOO_MANY_REQUESTS' });
    await dataOf(of(reader('o')));
  });

  test('of a tour that is over, withdrawn or unknown nothing is told', async () => {
    for (const { code } of [DEPARTED, WITHDRAWN]) {
      const gone = { outcome: 'missing', isGone: true };
      expect(await backend.api('it').interest(code)).toMatchObject(gone);
      expect(await backend.api('it').companions(code, READER)).toMatchObject(gone);
    }
    expect(await backend.api('it').interest('XYZ-1')).toMatchObject({ isGone: false });
  });

  test('a link that nobody was sent is unknown', async () => {
    const token = 'x'.repeat(43);
    const missing = { outcome: 'missing', isGone: false };
    expect(await backend.api('it').enquiryLink({ token })).toMatchObject(missing);
    const wish = { token, wish: 'withdraw' } as const;
    expect(await backend.api('it').followEnquiryLink(wish)).toMatchObject(missing);
  });
});
