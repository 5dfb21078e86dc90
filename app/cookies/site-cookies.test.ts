import { describe, expect, test } from 'vitest';
import { attemptCookie, returnCookie } from '../auth/login-attempt.server.ts';
import { sessionCookie } from '../auth/session-cookie.server.ts';
import { currencyCookie, dismissedBarsCookie } from '../layout/visitor-choices.server.ts';
import { sentCookie } from '../routes/booking.$tour.start/sent-enquiry.server.ts';
import { consentCookie } from './consent.ts';
import { CHOICES, KEPT_THINGS } from './site-cookies.ts';

const UNITS = { minute: 60, hour: 3600, day: 86_400 };
const SENT = {
  name: null,
  email: 'a@example.com',
  travellers: 1,
  price: null,
  privateRoomCents: null,
  flexibleOptionCents: null,
  message: '',
};
const attempt = attemptCookie(false);

/** Every cookie that the site writes, as it writes it. */
const WRITTEN = [
  ['session', sessionCookie('x', false)],
  ['attempt', `${attempt.name}=x; Max-Age=${attempt.maxAge}`],
  ['return', returnCookie('state', '/', false)],
  ['enquiry', await sentCookie('x', SENT, { secret: 'secret', isSecure: false })],
  ['currency', currencyCookie('EUR', false)],
  ['bars', dismissedBarsCookie([], 'x', false)],
  ['consent', consentCookie(true, false)],
] as const;

describe('LAY-07 the page on cookies is true', () => {
  test.each(WRITTEN)('%s has its name and its time', (id, written) => {
    const told = KEPT_THINGS.find((thing) => thing.id === id);
    expect(written.startsWith(told?.name ?? '?')).toBe(true);
    const seconds = Number(/Max-Age=(\d+)/.exec(written)?.[1]);
    const keptFor = told?.keptFor;
    const isTimed = typeof keptFor === 'object' && keptFor !== null;
    expect(isTimed && keptFor.amount * UNITS[keptFor.unit]).toBe(seconds);
  });

  test('nothing else is told of but what the provider and the browser keep', () => {
    const others = KEPT_THINGS.map(({ id }) => id).filter(
      (id) => !WRITTEN.some(([written]) => written === id),
    );
    expect(others).toEqual(['provider', 'scroll', 'searches']);
  });

  test('what can be forgotten are choices alone', () => {
    expect(CHOICES).toEqual(['currency', 'closed-bars', 'consent']);
  });
});
