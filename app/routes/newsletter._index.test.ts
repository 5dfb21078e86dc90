import { pino } from 'pino';
import { expect, test } from 'vitest';
import { unavailable } from '../../test/support/page-loader-arguments.ts';
import { action } from './newsletter._index.tsx';

/** Sends a form; the backend fails, so that an answer other than 503 shows that it was not asked. */
const send = (body: string) =>
  action({
    request: new Request('http://localhost/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    }),
    context: { embeddedApi: unavailable, log: pino({ level: 'silent' }) },
    params: {},
  });

test.each(['', 'email=', 'a=b&a=c', 'email=%20&website=spam'])(
  'NEWS-01 a form without an address comes back, whatever else is in it: "%s"',
  async (body) => {
    expect(await send(body)).toMatchObject({ data: { problem: 'missing' }, init: { status: 400 } });
  },
);

test('NEWS-01 a robot with an address gets the same answer as everybody', async () => {
  const answer = await send('email=a@b.example&website=spam').catch((thrown: unknown) => thrown);
  expect(answer).toMatchObject({ status: 303 });
});

test('NEWS-01 an address that the backend could not take comes back', async () => {
  expect(await send('email=a@b.example&consent=on')).toMatchObject({
    data: { problem: 'unavailable', email: 'a@b.example' },
    init: { status: 503 },
  });
});
