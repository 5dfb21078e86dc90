import { pino } from 'pino';
import { expect, test } from 'vitest';
import { unavailable } from '../../test/support/page-loader-arguments.ts';
import { action } from './request.$token.tsx';

test('TRV-08 a wish that could not be done says so, whatever the request is found to be afterwards', async () => {
  const request = new Request('http://localhost/request/x', {
    method: 'POST',
    body: new URLSearchParams({ wish: 'withdraw' }),
  });
  const context = { embeddedApi: unavailable, log: pino({ level: 'silent' }) };
  const answer = await action({ request, context, params: { token: 'x' } });
  expect(answer).toMatchObject({
    data: { state: 'unavailable', enquiry: null },
    init: { status: 503 },
  });
});
