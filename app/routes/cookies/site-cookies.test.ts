import { describe, expect, test } from 'vitest';
import { deviceCookie } from '../../../contract/device-cookie.ts';
import { offerCookie } from '../../country-offer/offer-cookie.ts';
import { KNOWN_BROWSER, KNOWN_BROWSER_DAYS } from '../../../backend/identity/known-browser.ts';
import { attemptCookie, returnCookie } from '../../auth/login-attempt.server.ts';
import { sessionCookie } from '../../auth/session-cookie.server.ts';
import { currencyCookie, dismissedBarsCookie } from '../../layout/visitor-choices.server.ts';
import { sentCookie } from '../booking.$tour.start/sent-enquiry.server.ts';
import { begunSaving, savingCookie } from '../saved_.steps/saving-cookie.server.ts';
import { consentCookie } from '../../cookies/consent.ts';
import { friendCookie } from '../compare.$token/friend-link.server.ts';
import { CHOICES, STORED_ITEMS } from './site-cookies.ts';

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
  ['knownBrowser', `${KNOWN_BROWSER}=x; Max-Age=${KNOWN_BROWSER_DAYS * 86_400}`],
  ['enquiry', await sentCookie('x', SENT, { secret: 'secret', isSecure: false })],
  ['friend', friendCookie('x', false)],
  [
    'saving',
    await savingCookie(begunSaving(null, 'a@example.com', null), {
      secret: 'secret',
      isSecure: false,
    }),
  ],
  ['currency', currencyCookie('EUR', false)],
  ['bars', dismissedBarsCookie([], 'x', false)],
  ['device', deviceCookie('x', false)],
  ['offer', offerCookie(false)],
  ['consent', consentCookie(true, false)],
] as const;

describe('LAY-07 the page on cookies is true', () => {
  test.each(WRITTEN)('%s has its name and its time', (id, written) => {
    const listed = STORED_ITEMS.find((item) => item.id === id);
    expect(written.startsWith(listed?.name ?? '?')).toBe(true);
    const seconds = Number(/Max-Age=(\d+)/.exec(written)?.[1]);
    const lifetime = listed?.lifetime;
    const isTimed = typeof lifetime === 'object' && lifetime !== null;
    expect(isTimed && lifetime.amount * UNITS[lifetime.unit]).toBe(seconds);
  });

  test('lists nothing else but what the provider and the browser store', () => {
    const others = STORED_ITEMS.map(({ id }) => id).filter(
      (id) => !WRITTEN.some(([written]) => written === id),
    );
    expect(others).toEqual(['provider', 'again', 'scroll', 'copies', 'searches']);
  });

  test('what can be forgotten are choices alone', () => {
    expect(CHOICES).toEqual(['currency', 'closed-bars', 'forceNeedRedirect', 'consent']);
  });
});
