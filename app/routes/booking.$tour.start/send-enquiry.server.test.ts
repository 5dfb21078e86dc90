import { describe, expect, test } from 'vitest';
import { enquiryRequestSchema } from '../../../contract/enquiry.ts';
import { isUuidV4 } from '../../../domain/uuid.ts';
import {
  EXAMPLE_KEY,
  exampleBackend,
  startContext,
} from '../../../test/support/booking-start-context.ts';
import { EXAMPLE_FORM, sendForm } from '../../../test/support/booking-start-form.ts';
import { exampleTourDetail } from '../../../test/support/example-tours.ts';
import { thrownBy } from '../../../test/support/thrown-by.ts';
import { loadBookingStart } from './booking-start.server.ts';
import { enquiryKey, sendEnquiry } from './send-enquiry.server.ts';

describe('sendEnquiry', () => {
  test('TRV-17 sends a good form on once and leads to the confirmation with 303', async () => {
    const backend = exampleBackend(exampleTourDetail());
    const response = await thrownBy(sendForm(backend, { message: 'A private room, please' }));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(
      /^\/booking\/JPN-20270612\/start\?sent=[\w-]+\.[\w-]+$/,
    );
    expect(backend.enquiries).toEqual([
      {
        tourCode: 'JPN-20270612',
        fullName: 'Ada Lovelace',
        email: 'ada@example.com',
        travellers: 2,
        message: 'A private room, please',
        privateRoom: false,
        flexibleCancellation: false,
        showName: false,
        currency: 'GBP',
        idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
  });

  test.each([
    ['with a proven address', { email: 'ada@example.com' }, 'ada@example.com'],
    ['without one', { email: null }, null],
    ['nobody', null, undefined],
  ])('API-04 the backend is told who is logged in: %s', async (_, own, email) => {
    const backend = exampleBackend(exampleTourDetail());
    const person = own && { name: 'Ada Lovelace', ...own };
    const form = { ...EXAMPLE_FORM, showName: 'on', ageGroup: '25-35' };
    const context = await startContext(backend, { form, person });
    await thrownBy(sendEnquiry(context));
    expect(backend.enquiries).toMatchObject([{ showName: true, ageGroup: '25-35' }]);
    expect(backend.senders.map((sender) => sender?.email)).toEqual([email]);
  });

  const promotion = {
    code: 'GO50',
    off: { EUR: 5000, GBP: 5000 },
    until: '2027-04-15',
    lowestPriceOf30Days: { GBP: 215_000 },
  };

  test('TRV-08 hands on the code of the tour, in its own spelling or not', async () => {
    const backend = exampleBackend(exampleTourDetail({ promotion }));
    await thrownBy(sendForm(backend, { promotionCode: ' go50 ' }));
    expect(backend.enquiries).toMatchObject([{ promotionCode: 'go50' }]);
  });

  test.each([
    ['another code', promotion, 'GO60', 'promotionCodeWrong'],
    ['a code where there is none', null, 'GO50', 'promotionCodeWrong'],
    ['a code that has ended', { ...promotion, until: '2027-02-28' }, 'go50', 'promotionCodeEnded'],
  ])('TRV-08 refuses %s and keeps what was typed', async (_, ofTour, promotionCode, error) => {
    const backend = exampleBackend(exampleTourDetail({ promotion: ofTour }));
    const { status, reply } = await sendForm(backend, { promotionCode });
    expect(status).toBe(400);
    expect(reply.result.error).toEqual({ promotionCode: [error] });
    expect(reply.result.initialValue).toMatchObject({
      promotionCode,
      fullName: EXAMPLE_FORM.fullName,
    });
    expect(backend.enquiries).toEqual([]);
  });

  test('a double submit carries one key, a form that was gone back to and changed another', async () => {
    const backend = exampleBackend(exampleTourDetail());
    await Promise.all([thrownBy(sendForm(backend)), thrownBy(sendForm(backend))]);
    await thrownBy(sendForm(backend, { message: 'We are three now' }));
    const [first, again, changed] = backend.enquiries.map(({ idempotencyKey }) => idempotencyKey);
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
  });

  test.each([
    ['fullName', '', 'fullNameMissing'],
    ['fullName', 'Ada', 'fullNameWrong'],
    ['fullName', 'Ada\nBcc: x@example.com', 'fullNameWrong'],
    ['fullName', `Ada ${'a'.repeat(120)}`, 'fullNameLong'],
    ['email', '', 'emailMissing'],
    ['email', 'ada@example', 'emailWrong'],
    ['email', 'ada@example.com,eve@example.com', 'emailWrong'],
    ['travellers', '', 'travellersWrong'],
    ['travellers', '0', 'travellersWrong'],
    ['travellers', '1.5', 'travellersWrong'],
    ['travellers', 'two', 'travellersWrong'],
    ['travellers', '6', 'travellersMany'],
    ['message', 'a'.repeat(2001), 'messageLong'],
  ])('TRV-13 refuses %s %j with %s and keeps what was typed', async (field, value, error) => {
    const backend = exampleBackend(exampleTourDetail());
    const { status, reply } = await sendForm(backend, { [field]: value });
    expect(status).toBe(400);
    expect(reply.result.error).toEqual({ [field]: [error] });
    const { message, ...typed } = { ...EXAMPLE_FORM, [field]: value };
    expect({ message: '', ...reply.result.initialValue }).toMatchObject(
      Object.fromEntries(Object.entries({ ...typed, message }).filter(([, text]) => text !== '')),
    );
    expect(backend.enquiries).toEqual([]);
  });

  test('TRV-17 takes as long a message as the field does, for which a line end is one character', async () => {
    const backend = exampleBackend(exampleTourDetail());
    await thrownBy(sendForm(backend, { message: `${'a\r\n'.repeat(999)}bc` }));
    expect(backend.enquiries[0]?.message).toBe(`${'a\n'.repeat(999)}bc`);
  });

  test('SEC-10 fields that the form does not have are not even looked at', async () => {
    const { reply } = await sendForm(exampleBackend(exampleTourDetail()), {
      email: 'wrong',
      'a[5000000]': 'x',
      'fullName[3000000]': 'x',
      'b.c.d': 'x',
    });
    const kept = Object.keys(reply.result.initialValue ?? {});
    expect(kept.filter((name) => !(name in EXAMPLE_FORM))).toEqual([]);
    expect(kept).toContain('fullName');
    expect(JSON.stringify(reply.result).length).toBeLessThan(1000);
  });

  test('an address may have spaces around it, and a message may be missing', async () => {
    const backend = exampleBackend(exampleTourDetail());
    await thrownBy(sendForm(backend, { email: ' ada@example.com ' }));
    expect(backend.enquiries[0]).toMatchObject({ email: 'ada@example.com', message: '' });
  });

  test.each([
    ['sold out', exampleTourDetail({ salesStatus: 'SOLD_OUT' }), { kind: 'sold-out' }],
    ['withdrawn', exampleTourDetail({ isAvailable: false }), { kind: 'withdrawn' }],
    ['on request', exampleTourDetail({ salesStatus: 'WAITING_LIST' }), { kind: 'on-request' }],
    [
      'dearer',
      exampleTourDetail({ price: { GBP: 225000 } }),
      { kind: 'price', fromCents: 215000, toCents: 225000, currency: 'GBP', isConverted: false },
    ],
  ] as const)(
    'TRV-17 says that the tour is %s by now and sends nothing',
    async (_, tour, change) => {
      const backend = exampleBackend(tour);
      const { status, reply } = await sendForm(backend);
      expect(status).toBe(409);
      expect(reply.changes).toEqual([change]);
      expect(reply.result.error).toMatchObject({ '': ['changed'] });
      expect(reply.result.initialValue).toMatchObject({ email: 'ada@example.com' });
      expect(backend.enquiries).toEqual([]);
    },
  );

  test('BOOK-01 takes a private room and flexible cancellation along', async () => {
    const backend = exampleBackend(exampleTourDetail());
    await thrownBy(sendForm(backend, { privateRoom: 'on', flexibleCancellation: 'on' }));
    expect(backend.enquiries[0]).toMatchObject({ privateRoom: true, flexibleCancellation: true });
  });

  test.each([
    ['privateRoom', 'privateRoomGone', '2027-03-01'],
    ['flexibleCancellation', 'flexibleCancellationGone', '2027-06-05'],
  ])('BOOK-01 refuses %s where there is none, and says so', async (field, error, today) => {
    const backend = exampleBackend(exampleTourDetail({ isNoSharingRoomAvailable: false }));
    const form = { ...EXAMPLE_FORM, [field]: 'on' };
    const { status, reply } = await sendEnquiry(await startContext(backend, { form, today }));
    expect(status).toBe(400);
    expect(reply.result.error).toEqual({ [field]: [error] });
    expect(backend.enquiries).toEqual([]);
  });

  test.each([
    ['complete', {}],
    ['with much missing', { fullName: '', email: 'ada@' }],
  ])(
    'BOOK-01 a form %s that asks for its total comes back as it is, and is not sent',
    async (...row) => {
      const [, change] = row;
      const backend = exampleBackend(exampleTourDetail());
      const { status, reply } = await sendForm(backend, { ...change, intent: 'total' });
      expect(status).toBe(200);
      expect(reply.result.error).toBeUndefined();
      expect(reply.idempotencyKey).toBe(EXAMPLE_KEY);
      const typed = Object.entries({ ...EXAMPLE_FORM, ...change }).filter(
        ([name, text]) => text && name in EXAMPLE_FORM,
      );
      const { idempotencyKey: _, ...kept } = Object.fromEntries(typed);
      expect(reply.result.initialValue).toMatchObject(kept);
      expect(backend.enquiries).toEqual([]);
    },
  );

  test.each([
    ['a code of another departure', {}, { promotionCode: 'GO60' }, 'promotionCodeWrong'],
    ['more people than seats', { freeSeats: 1 }, { travellers: '2' }, 'travellersMany'],
    [
      'a room that is gone',
      { isNoSharingRoomAvailable: false },
      { privateRoom: 'on' },
      'privateRoomGone',
    ],
  ])(
    'BOOK-01 a form with %s that asks for its total says so, and nothing of what is missing',
    async (...row) => {
      const [, tour, chosen, error] = row;
      const backend = exampleBackend(exampleTourDetail(tour));
      const change = { email: '', ...chosen, intent: 'total' };
      const { status, reply } = await sendForm(backend, change);
      expect(status).toBe(400);
      expect(reply.result.error).toEqual({ [Object.keys(chosen)[0] ?? '']: [error] });
      expect(reply.result.initialValue).toMatchObject(chosen);
      expect(backend.enquiries).toEqual([]);
    },
  );

  test('TRV-17 BOOK-01 a total is of no price that nobody has seen', async () => {
    const backend = exampleBackend(exampleTourDetail({ price: { GBP: 225000 } }));
    const { status, reply } = await sendForm(backend, { intent: 'total' });
    expect(status).toBe(409);
    expect(reply.changes).toMatchObject([{ kind: 'price', toCents: 225000 }]);
  });

  test('TRV-17 takes the form once the traveller has seen the change', async () => {
    const backend = exampleBackend(exampleTourDetail({ salesStatus: 'WAITING_LIST' }));
    const response = await thrownBy(sendForm(backend, { seenObstacle: 'on-request' }));
    expect(response.status).toBe(303);
    expect(backend.enquiries).toHaveLength(1);
  });

  test('TRV-17 says how many seats there are by now, whatever the page was drawn with', async () => {
    const backend = exampleBackend(exampleTourDetail({ freeSeats: 3 }));
    const { status, reply } = await sendForm(backend, { travellers: '5' });
    expect(status).toBe(400);
    expect(reply).toMatchObject({ maximumTravellers: 3 });
    expect(reply.result.error).toEqual({ travellers: ['travellersMany'] });
  });

  test('TRV-02 hidden fields cannot make a sold-out tour available', async () => {
    const backend = exampleBackend(exampleTourDetail({ salesStatus: 'SOLD_OUT' }));
    const { status } = await sendForm(backend, { seenObstacle: 'sold-out' });
    expect(status).toBe(409);
    expect(backend.enquiries).toEqual([]);
  });

  test.each([
    [503, 503, 'unavailable'],
    [429, 429, 'tooMany'],
    [400, 400, 'refused'],
    [410, 409, 'changed'],
  ])('a backend that answers %i gives %i, the form filled in', async (...example) => {
    const [enquiryStatus, status, problem] = example;
    const backend = { ...exampleBackend(exampleTourDetail()), enquiryStatus };
    const answer = await sendForm(backend);
    expect(answer.status).toBe(status);
    expect(answer.reply.result.error).toEqual({ '': [problem] });
    expect(answer.reply.result.initialValue).toMatchObject({ fullName: '  Ada Lovelace ' });
    expect(answer.reply.idempotencyKey).toBe(EXAMPLE_KEY);
  });

  test('a backend that cannot even look up the tour gives 503, the form filled in', async () => {
    const { status, reply } = await sendForm(exampleBackend('down'));
    expect(status).toBe(503);
    expect(reply.result.initialValue).toMatchObject({ email: 'ada@example.com' });
  });

  test('a forged key is replaced, since the backend takes none but its own kind', async () => {
    const { reply } = await sendForm(exampleBackend('down'), { idempotencyKey: 'x' });
    expect(isUuidV4(reply.idempotencyKey)).toBe(true);
  });

  test('answers 400 to a body that is no form, 404 for an unknown tour', async () => {
    const context = await startContext(exampleBackend(exampleTourDetail()));
    const request = new Request(context.request.url, { method: 'POST', body: '{}' });
    expect((await thrownBy(sendEnquiry({ ...context, request }))).status).toBe(400);
    expect((await thrownBy(sendForm(exampleBackend(null)))).status).toBe(404);
  });
});

const FORM = '0b7f3c1e-5d5f-4c39-9a53-2b9a0d3a7c11';
const enquiry = {
  tourCode: 'JPN-20270612',
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  travellers: 2,
  message: '',
  privateRoom: false,
  flexibleCancellation: false,
};

describe('enquiryKey', () => {
  test('is the same for the same form and contents', () => {
    expect(enquiryKey(FORM, enquiry)).toBe(enquiryKey(FORM, { ...enquiry }));
  });

  test.each([
    ['another form', '9c0e8f52-7f0a-4f43-8f5d-0c6f3f8e2a10', enquiry],
    ['another message', FORM, { ...enquiry, message: 'And a private room' }],
    ['a wish', FORM, { ...enquiry, privateRoom: true }],
    ['another wish', FORM, { ...enquiry, flexibleCancellation: true }],
    ['a promotion’s code', FORM, { ...enquiry, promotionCode: 'GO50' }],
    ['more travellers', FORM, { ...enquiry, travellers: 3 }],
    ['another tour', FORM, { ...enquiry, tourCode: 'JPN-20270619' }],
    [
      'a text that moved to another field',
      FORM,
      { ...enquiry, fullName: '', message: 'Ada Lovelace' },
    ],
  ])('is another for %s', (_, form, contents) => {
    expect(enquiryKey(form, contents)).not.toBe(enquiryKey(FORM, enquiry));
  });

  test('is a key that the contract takes', () => {
    const idempotencyKey = enquiryKey(FORM, enquiry);
    expect(enquiryRequestSchema.safeParse({ ...enquiry, idempotencyKey }).success).toBe(true);
  });
});

describe('the currency of a request', () => {
  test('TRV-17 MKT-07 asks in the currency that the form showed, whatever was chosen in another tab since', async () => {
    const backend = exampleBackend(exampleTourDetail());
    const context = await startContext(backend, { form: EXAMPLE_FORM });
    const response = await thrownBy(sendEnquiry({ ...context, currency: 'USD' }));
    expect(backend.enquiries).toMatchObject([{ currency: 'GBP' }]);
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0];
    const query = new URL(response.headers.get('location') ?? '', 'http://x').search;
    const page = await startContext(backend, { query, cookie });
    const { data } = await loadBookingStart({ ...page, currency: 'USD' });
    expect(data.sent?.details?.price).toEqual({ cents: 215_000, currency: 'GBP' });
  });

  test('TRV-17 MKT-07 a price that changes with the chosen currency is said, in the one that was seen', async () => {
    const backend = exampleBackend(exampleTourDetail({ price: { GBP: 225000, EUR: 260000 } }));
    const context = await startContext(backend, { form: EXAMPLE_FORM });
    const { status, reply } = await sendEnquiry({ ...context, currency: 'USD' });
    expect(status).toBe(409);
    expect(reply.changes).toMatchObject([
      { kind: 'price', fromCents: 215_000, toCents: 225_000, currency: 'GBP' },
    ]);
    expect(backend.enquiries).toEqual([]);
  });

  test.each(['270000 USD', '2150 pounds', 'NaN GBP', '1 GBP', '0215000 GBP', '215000', ''])(
    'TRV-17 MKT-07 a price that cannot be compared, %j, counts as not seen: the form asks first',
    async (seenPrice) => {
      const backend = exampleBackend(exampleTourDetail());
      const { status, reply } = await sendForm(backend, { seenPrice });
      expect(status).toBe(409);
      expect(reply.changes).toMatchObject([
        { kind: 'price', fromCents: null, toCents: 215_000, currency: 'GBP' },
      ]);
      expect(backend.enquiries).toEqual([]);
      await thrownBy(sendForm(backend));
      expect(backend.enquiries).toMatchObject([{ currency: 'GBP' }]);
    },
  );
});
