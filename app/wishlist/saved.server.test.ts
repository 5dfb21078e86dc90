/** What the backend refuses, as a fetcher and a browser without scripts are told it (WISH-01). */
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { unavailable } from '../../test/support/page-loader-arguments.ts';
import { storedSession } from '../../test/support/stored-session.ts';
import type { SessionStore } from '../auth/session-store.ts';
import type { ApiTransport } from '../load-context.ts';
import { action } from '../routes/saved.tsx';

const stored = async () => storedSession();
const unreadable = () => Promise.reject(new Error('no database'));
/** Its tokens are to be refreshed, which cannot be claimed. */
const due = async () => storedSession({ accessExpiresAt: 0 });

function ask(
  embeddedApi: ApiTransport,
  {
    find = stored,
    form,
    accept = '*/*',
  }: {
    readonly find?: () => Promise<object>;
    readonly form?: Record<string, string>;
    readonly accept?: string;
  },
) {
  const sessions = { find, claimRefresh: unreadable } as Partial<SessionStore> as SessionStore;
  const request = new Request('http://it.localhost:3000/saved', {
    headers: { cookie: `session=${'t'.repeat(43)}`, accept },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return {
    request,
    context: { embeddedApi, log: pino({ level: 'silent' }), sessions },
    params: {},
  };
}

const refusing =
  (status: number, error: object): ApiTransport =>
  async () =>
    Response.json({ response: 'error', error: { message: '', ...error } }, { status });
const full = { key: 'CONFLICT', extra: { problem: 'tooManyTravels', most: 200 } };
const form = { intent: 'add', travelId: 'japan', returnTo: '/viaggi' };

test.each<[string, ApiTransport, (() => Promise<object>) | undefined, string, number]>([
  ['is full', refusing(409, full), undefined, 'tooManyTravels', 409],
  ['knows no such travel', refusing(404, { key: 'NOT_FOUND' }), undefined, 'missing', 404],
  ['isn’t responding', unavailable, undefined, 'unavailable', 503],
  ['has an account no more', refusing(401, { key: 'UNAUTHORIZED' }), undefined, 'unavailable', 503],
  ['is of a session that cannot be refreshed', unavailable, due, 'unavailable', 503],
  ['is of a session that cannot be read', unavailable, unreadable, 'unavailable', 503],
])('WISH-01 a wishlist that %s', async (_, api, find, problem, status) => {
  expect(await action(ask(api, { form, find }))).toMatchObject({
    data: { problem },
    init: { status, headers: { 'cache-control': 'private, no-store' } },
  });
  const back = (await action(ask(api, { form, find, accept: 'text/html' }))) as Response;
  expect([back.status, back.headers.get('location')]).toEqual([303, '/viaggi']);
  expect(back.headers.get('set-cookie')).toContain(`=${problem};`);
});
