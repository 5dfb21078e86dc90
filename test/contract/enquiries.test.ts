import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { bumpCatalogueVersion } from '../../backend/storage/queries/catalogue-version.ts';
import { listEnquiries } from '../../backend/storage/queries/enquiries.ts';
import { saveTours } from '../../backend/storage/queries/save-tours.ts';
import type { TourCard } from '../../contract/common.ts';
import type { EnquiryRequest } from '../../contract/enquiry.ts';
import { MARKET_IDS } from '../../domain/market.ts';
import { dataOf, describeOnEveryBackend, untilShown } from '../support/backend-under-test.ts';
import { DEPARTED, mailsOfEnquiry, sampleEnquiry, WITHDRAWN } from '../support/sample-enquiry.ts';
import { sampleTour } from '../support/sample-records.ts';

const TRAVEL = 'japan-tokyo-kyoto';
const PROMOTED = sampleTour({
  id: 'JPN-20890201',
  travelId: TRAVEL,
  startingDate: '2089-02-01',
  endingDate: '2089-02-12',
  promotion: { code: 'GO50', off: { EUR: 5000, GBP: 5000, USD: 5000 }, until: '2088-12-31' },
});

describeOnEveryBackend('POST /enquiries', (backend) => {
  let tour: TourCard;
  beforeAll(async () => {
    await backend.storage.inTransaction(async (transaction) => {
      await bumpCatalogueVersion(transaction, backend.now());
      await saveTours(transaction, [DEPARTED, WITHDRAWN, PROMOTED], backend.now());
    });
    await untilShown(backend, DEPARTED.code);
    const { data } = await dataOf(backend.api().tours({ travelId: [TRAVEL] }));
    tour = data.findLast(({ code }) => code !== PROMOTED.code) as TourCard;
  });

  const enquiry = (changes: Partial<EnquiryRequest> = {}) =>
    sampleEnquiry({ tourCode: tour.code, ...changes });
  const stored = async ({ idempotencyKey }: EnquiryRequest) =>
    (await listEnquiries(backend.storage.db, 1000)).filter(
      (one) => one.idempotencyKey === idempotencyKey,
    );
  const mailsAbout = (sent: EnquiryRequest) => mailsOfEnquiry(backend, sent);

  test('is stored once, as it was written, with a mail to the traveller and one to the operator', async () => {
    const sent = enquiry();
    const { data } = await dataOf(backend.api('de').sendEnquiry(sent));
    expect(await stored(sent)).toEqual([
      { ...sent, id: data.id, marketId: 'de', createdAt: expect.any(Number), state: 'new' },
    ]);
    const mails = await mailsAbout(sent);
    expect(mails).toHaveLength(2);
    const toTraveller = mails.find(({ to }) => to === sent.email);
    expect(toTraveller?.subject).toContain('Deine Anfrage');
    const toOperator = mails.find(({ to }) => to !== sent.email);
    expect(toOperator?.headers['reply-to']).toBe(sent.email);
    expect(toOperator?.text).toContain(sent.message);
    // Nobody has proved yet that the address is theirs.
    expect(toTraveller?.text).not.toContain(sent.message);
  });

  test.each([
    ['the tour’s own, however it is typed', 'go50', 'GO50'],
    ['another one', 'GO90', undefined],
  ])('TRV-08 a promotion’s code is stored and told to both: %s', async (_, typed, kept) => {
    const sent = enquiry({ tourCode: PROMOTED.code, promotionCode: typed });
    await dataOf(backend.api('de').sendEnquiry(sent));
    const [saved] = await stored(sent);
    expect(saved?.promotionCode).toBe(kept);
    const mails = await mailsAbout(sent);
    expect(mails).toHaveLength(2);
    expect(mails.every(({ text }) => text.includes('GO50'))).toBe(kept !== undefined);
    expect(mails.some(({ text }) => text.includes('GO90'))).toBe(false);
  });

  test('one address may ask five times in an hour, and no more mails leave after that', async () => {
    const { email } = enquiry();
    for (let count = 0; count < 5; count += 1) {
      await dataOf(backend.api('it').sendEnquiry(enquiry({ email })));
    }
    const tooMany = enquiry({ email });
    expect(await backend.api('it').sendEnquiry(tooMany)).toMatchObject({
      outcome: 'refused',
      key: 'TOO_MANY_REQUESTS',
    });
    expect(await stored(tooMany)).toEqual([]);
    expect(await mailsAbout(tooMany)).toHaveLength(10);
  });

  test('one letter box is one address, however it is written', async () => {
    const { email } = enquiry();
    const wide = String.fromCharCode((email.charCodeAt(0) % 128) + 0xfee0) + email.slice(1);
    for (const written of [email, email.toUpperCase(), wide, email, email]) {
      await dataOf(backend.api('it').sendEnquiry(enquiry({ email: written })));
    }
    for (const written of [`${email[0]?.toUpperCase()}${email.slice(1)}`, wide]) {
      expect(await backend.api('it').sendEnquiry(enquiry({ email: written }))).toMatchObject({
        key: 'TOO_MANY_REQUESTS',
      });
    }
  });

  test('TRV-13 of thirty at once to one letter box five are taken, and send their mails', async () => {
    const { email } = enquiry();
    const [name, domain] = email.split('@');
    const sent = Array.from({ length: 30 }, (_, tag) =>
      enquiry({ email: `${name}+${tag}@${domain}` }),
    );
    const answers = await Promise.all(sent.map((each) => backend.api('it').sendEnquiry(each)));
    expect(answers.filter(({ outcome }) => outcome === 'success')).toHaveLength(5);
    expect((await Promise.all(sent.map(stored))).flat()).toHaveLength(5);
  });

  test('TRV-13 the sixth form says when, and a network has thirty', async () => {
    const network = randomUUID();
    const answers = [];
    for (let count = 0; count < 31; count += 1)
      answers.push(await backend.api('it', network).sendEnquiry(enquiry()));
    expect(answers.slice(0, 30).every(({ outcome }) => outcome === 'success')).toBe(true);
    expect(answers[30]).toMatchObject({
      key: 'TOO_MANY_REQUESTS',
      retryAfterS: expect.any(Number),
    });
  });

  test('REL-02 the same key again is the same enquiry, and sends nothing', async () => {
    const sent = enquiry();
    const first = await dataOf(backend.api('it').sendEnquiry(sent));
    const again = await dataOf(backend.api('it').sendEnquiry({ ...sent, message: 'Again' }));
    expect(again).toEqual(first);
    expect(await stored(sent)).toMatchObject([{ message: sent.message }]);
    expect(await mailsAbout(sent)).toHaveLength(2);
  });

  test('REL-02 so it is when many arrive at once', async () => {
    const sent = enquiry();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => dataOf(backend.api('it').sendEnquiry(sent))),
    );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await stored(sent)).toHaveLength(1);
    expect(await mailsAbout(sent)).toHaveLength(2);
  });

  test('another key is another enquiry', async () => {
    const [first, second] = [enquiry(), enquiry()];
    const ids = await Promise.all(
      [first, second].map((one) => dataOf(backend.api().sendEnquiry(one))),
    );
    expect(new Set(ids.map(({ data }) => data.id)).size).toBe(2);
  });

  test.each(MARKET_IDS)('MKT-05 the mails of %s are in its words', async (marketId) => {
    const sent = enquiry();
    await dataOf(backend.api(marketId).sendEnquiry(sent));
    const travel = await dataOf(backend.api(marketId).tour(tour.code));
    const mails = await mailsAbout(sent);
    const toTraveller = mails.find(({ to }) => to === sent.email);
    expect(toTraveller?.subject).toContain(travel.data.travel.title);
    expect(toTraveller?.text).toContain(`/${travel.data.travel.slug}/${tour.code}`);
  });

  test('a tour is known by its code in whatever case', async () => {
    const sent = enquiry({ tourCode: tour.code.toLowerCase() });
    await dataOf(backend.api().sendEnquiry(sent));
    expect(await stored(sent)).toMatchObject([{ tourCode: tour.code }]);
  });

  test('a message may be left out, and spaces around words are', async () => {
    const { message: _, ...rest } = enquiry({ fullName: '  Ada Verdi ' });
    const answer = await backend.request('/enquiries', {
      method: 'POST',
      body: JSON.stringify(rest),
    });
    expect(answer.status).toBe(200);
    const [saved] = await stored({ ...rest, message: '' });
    expect(saved).toMatchObject({ fullName: 'Ada Verdi', message: '', marketId: 'en-WE' });
  });

  describe('what is refused stores and sends nothing', () => {
    test.each<[string, Partial<EnquiryRequest>, object]>([
      ['an unknown tour', { tourCode: 'XYZ-20270501' }, { outcome: 'missing', isGone: false }],
      ['a departed tour', { tourCode: DEPARTED.code }, { outcome: 'missing', isGone: true }],
      ['a withdrawn tour', { tourCode: WITHDRAWN.code }, { outcome: 'missing', isGone: true }],
      ['no e-mail address', { email: 'zoe at example' }, { message: 'Invalid email' }],
      ['two addresses in one', { email: 'a@example.com,b@example.com' }, { outcome: 'refused' }],
      ['a header in an address', { email: 'a@example.com\r\nBcc: b@c.de' }, { outcome: 'refused' }],
      ['no name', { fullName: '   ' }, { outcome: 'refused', key: 'BAD_REQUEST' }],
      ['nobody', { travellers: 0 }, { outcome: 'refused' }],
      ['too many', { travellers: 9 }, { outcome: 'refused' }],
      ['half a traveller', { travellers: 1.5 }, { outcome: 'refused' }],
      ['too long a message', { message: 'x'.repeat(2001) }, { outcome: 'refused' }],
      ['a NUL character', { message: 'a\0b' }, { outcome: 'refused', key: 'BAD_REQUEST' }],
      ['a key that is none', { idempotencyKey: 'again' }, { outcome: 'refused' }],
    ])('%s', async (_, changes, expected) => {
      const sent = enquiry(changes);
      expect(await backend.api('it').sendEnquiry(sent)).toMatchObject(expected);
      expect(await stored(sent)).toEqual([]);
      expect(await mailsAbout(sent)).toEqual([]);
    });
  });
});
