import { pino } from 'pino';
import { expect, test } from 'vitest';
import { unavailable } from '../../test/support/page-loader-arguments.ts';
import { action } from './newsletter._index.tsx';

/** Over a backend that would answer 503, which makes the form's problem another one. */
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

test('NEWS-01 a robot with an address is told what everybody is', async () => {
  const answer = await send('email=a@b.example&website=spam').catch((thrown: unknown) => thrown);
  expect(answer).toMatchObject({ status: 303 });
});

test('NEWS-01 an address reaches the backend: without its answer the form is returned with it', async () => {
  expect(await send('email=a@b.example')).toMatchObject({
    data: { problem: 'unavailable', email: 'a@b.example' },
    init: { status: 503 },
  });
});
