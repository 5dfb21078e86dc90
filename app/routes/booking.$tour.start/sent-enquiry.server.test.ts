import { describe, expect, test } from 'vitest';
import {
  EXAMPLE_KEY,
  exampleBackend,
  startContext,
} from '../../../test/support/booking-start-context.ts';
import { exampleTourDetail } from '../../../test/support/example-tours.ts';
import { thrownBy } from '../../../test/support/thrown-by.ts';
import { loadBookingStart } from './booking-start.server.ts';
import { sendEnquiry } from './send-enquiry.server.ts';
import { sentCookie, sentEnquiryOf, sentReference } from './sent-enquiry.server.ts';

const FORM = {
  idempotencyKey: EXAMPLE_KEY,
  seenObstacle: '',
  seenPrice: '215000 GBP',
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  travellers: '2',
  privateRoom: 'on',
  message: 'Is there a vegetarian menu?',
};

/** Sends the form, and says where its answer leads and with which cookie. */
async function send(form: Readonly<Record<string, string>> = FORM) {
  const context = await startContext(exampleBackend(exampleTourDetail()), { form });
  const answer = await thrownBy(sendEnquiry(context));
  const [, query] = (answer.headers.get('location') ?? '').split('?');
  const setCookie = answer.headers.get('set-cookie') ?? '';
  return { query: `?${query}`, setCookie, cookie: setCookie.split(';')[0] ?? '' };
}

const open = async (
  request: { query: string; cookie?: string },
  tour: Parameters<typeof exampleBackend>[0] = exampleTourDetail(),
) => loadBookingStart(await startContext(exampleBackend(tour), request));

describe('BOOK-03 the confirmation of an enquiry', () => {
  test('says to the browser that sent it what was sent, as often as it is loaded', async () => {
    const { query, cookie, setCookie } = await send();
    expect(setCookie).toContain('HttpOnly; SameSite=Lax');
    for (const tour of [exampleTourDetail(), 'down'] as const) {
      const { status, data } = await open({ query, cookie }, tour);
      expect(status).toBe(200);
      expect(data.sent).toEqual({
        number: 'ENQUIRY1',
        details: {
          name: 'Ada',
          email: 'ada@example.com',
          travellers: 2,
          price: { cents: 215000, currency: 'GBP' },
          privateRoomCents: 51000,
          flexibleOptionCents: null,
          message: 'Is there a vegetarian menu?',
        },
      });
    }
  });

  test.each(['ä', '😀', '"', '\\', 'a'])(
    'a message of 2,000 characters such as %s leaves the cookie its room',
    async (character) => {
      const { query, cookie } = await send({
        ...FORM,
        message: character.repeat(1000).padEnd(1500, 'a'),
      });
      expect(cookie.length).toBeLessThan(4000);
      const { data } = await open({ query, cookie });
      expect(data.sent?.details?.message).toMatch(/^(.)\1{99}.*$/u);
    },
  );

  test('says nothing personal to any other browser', async () => {
    const { query } = await send();
    expect((await open({ query })).data.sent).toEqual({ number: 'ENQUIRY1', details: null });
    const foreign = { query, cookie: 'enquiry=eyJyIjoxfQ.x' };
    expect((await open(foreign)).data.sent).toEqual({ number: 'ENQUIRY1', details: null });
  });

  test.each(['?sent=1', '?sent=', '?sent=ZW5xdWlyeS0x.c2lnbmF0dXJl', ''])(
    'is none at %j, which nobody was led to',
    async (query) => {
      const { cookie } = await send();
      expect((await open({ query, cookie })).data.sent).toBeNull();
    },
  );

  test('of one tour is none for another', async () => {
    const { query, cookie } = await send();
    const own = await startContext(exampleBackend(exampleTourDetail()), { query, cookie });
    const address = own.request.url.replace(own.tourId, 'ISL-20270501');
    const request = new Request(address, own.request);
    const { data } = await loadBookingStart({ ...own, request, tourId: 'ISL-20270501' });
    expect(data.sent).toBeNull();
  });
});

describe('SEC-05 a reference', () => {
  const signer = { secret: 'secret', isSecure: false };
  const reference = sentReference('enquiry-1', 'JPN-20270612', signer);
  const read = (address: string, tourId = 'JPN-20270612', secret = 'secret') =>
    sentEnquiryOf(
      new Request(`http://localhost/?${new URLSearchParams({ sent: address })}`),
      tourId,
      { ...signer, secret },
    );

  test('is read as it was written', async () => {
    expect(await read(reference)).toEqual({ number: 'ENQUIRY1', details: null });
  });

  test.each([
    ['for another tour', reference, 'ISL-20270501'],
    ['with another secret', reference, undefined, 'guess'],
    ['to another enquiry', reference.replace('enquiry-1', 'enquiry-2')],
    ['without its signature', 'enquiry-1'],
    ['with something after it', `${reference}.x`],
    ['without an id', reference.slice('enquiry-1'.length)],
    ['without any text', ''],
  ])('%s proves nothing', async (_, address, tourId?: string, secret?: string) => {
    expect(await read(address, tourId, secret)).toBeNull();
  });
});

test.each([
  ['signed with another secret', { secret: 'guess' }, 'JPN-20270612'],
  ['of another enquiry', {}, 'ISL-20270501'],
])('SEC-05 a cookie %s has no details', async (_, change, tourId) => {
  const signer = { secret: 'secret', isSecure: false };
  const reference = sentReference('enquiry-1', 'JPN-20270612', signer);
  const details = {
    name: 'Ada',
    email: 'ada@example.com',
    travellers: 1,
    price: null,
    privateRoomCents: null,
    flexibleOptionCents: null,
    message: '',
  };
  const written = sentReference('enquiry-1', tourId, signer);
  const cookie = await sentCookie(written, details, { ...signer, ...change });
  const url = `http://localhost/?${new URLSearchParams({ sent: reference })}`;
  const request = new Request(url, { headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect(await sentEnquiryOf(request, 'JPN-20270612', signer)).toMatchObject({ details: null });
});
