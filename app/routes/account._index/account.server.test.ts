import { pino } from 'pino';
import { expect, test } from 'vitest';
import { unavailable } from '../../../test/support/page-loader-arguments.ts';
import { storedSession } from '../../../test/support/stored-session.ts';
import { accountAddress } from '../../auth/account-address.ts';
import type { SessionStore } from '../../auth/session-store.ts';
import { formAddress } from './account-forms.ts';
import { action, loader } from './route.tsx';

const TOKEN = 't'.repeat(43);

/** A request of whoever has this session, while the backend is down. */
function ask(address: string, find: () => Promise<object>, form?: Record<string, string>) {
  const sessions = { find } as Partial<SessionStore> as SessionStore;
  const request = new Request(`http://localhost${address}`, {
    headers: { cookie: `session=${TOKEN}` },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  const context = { embeddedApi: unavailable, log: pino({ level: 'silent' }), sessions };
  return { request, context, params: {} };
}
test.each([
  ['the backend gives no answer', async () => storedSession()],
  ['the session cannot be read', () => Promise.reject(new Error('no database'))],
])('AUTH-07 a form comes back as it was sent where %s', async (_, find) => {
  const address = accountAddress('account-profile');
  const sent = { intent: 'profile', firstName: 'Zoë', lastName: 'Å', market: 'fr' };
  expect(await action(ask(address, find, sent))).toMatchObject({
    init: { status: 503, headers: { 'cache-control': 'private, no-store', 'retry-after': '5' } },
    data: {
      problem: 'unavailable',
      result: { initialValue: { firstName: 'Zoë', lastName: 'Å', market: 'fr' } },
    },
  });
  expect(await loader(ask(address, find))).toMatchObject({ init: { status: 503 } });
});

test('AUTH-05 nothing but the privacy policy is shown until it is accepted', async () => {
  const find = async () => storedSession({ user: null, mustAcceptPrivacy: 'account' });
  for (const section of ['account-profile', 'travels', 'partnership'] as const) {
    const answer = await loader(ask(accountAddress(section), find)).catch((thrown) => thrown);
    const { searchParams } = new URL(answer.headers.get('location'), 'http://localhost');
    expect(Object.fromEntries(searchParams)).toEqual({
      routingKey: 'account-communications',
      returnTo: accountAddress(section),
    });
  }
  const page = await loader(ask(accountAddress('account-communications'), find));
  expect(page.data).toMatchObject({ isPending: true, section: 'account-communications' });
});

test('AUTH-05 AUTH-07 whoever does not accept the privacy policy can delete the account', async () => {
  const find = async () => storedSession({ user: null, mustAcceptPrivacy: 'account' });
  const page = await loader(ask(formAddress('code').split('#')[0] ?? '', find));
  expect(page.data).toMatchObject({ isLeaving: true, section: 'account-profile' });
  const sent = { intent: 'delete', code: '123 45' };
  expect(await action(ask(formAddress('delete').split('#')[0] ?? '', find, sent))).toMatchObject({
    data: { form: 'delete', problem: 'unavailable', result: { initialValue: { code: '123 45' } } },
  });
});
