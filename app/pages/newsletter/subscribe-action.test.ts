import { expect, test } from 'vitest';
import { subscribe } from './subscribe-action.server.ts';

const NOBODY = { askForNewsletter: () => Promise.reject(new Error('is not to be asked')) };
const send = (body: string) =>
  subscribe(
    new Request('https://site.example/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    }),
    NOBODY,
  );

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
