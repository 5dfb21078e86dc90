import { describe, expect, test } from 'vitest';
import { COMPARE_PATH, friendLinkPath } from './comparison-paths.ts';
import { enquiryLinkPath } from './enquiry-paths.ts';
import { NEW_ACCOUNT_PATH } from './new-account-link.ts';
import { newsletterLinkPath } from './newsletter-paths.ts';
import { secretPathOf, withoutSecret } from './secret-paths.ts';

const SECRET = 'AbC-_9';

describe('SEC-09 TRV-08 NEWS-01 WISH-04 a link with a secret is known however it is written', () => {
  test.each([
    [enquiryLinkPath(SECRET), '/request/…'],
    [`${enquiryLinkPath(SECRET)}.data`, '/request/…'],
    [`/request/${SECRET}/`, '/request/…'],
    [`//request/${SECRET}`, '/request/…'],
    [`/request//${SECRET}`, '/request/…'],
    [`/Request/${SECRET}`, '/request/…'],
    [`/REQUEST/${SECRET}`, '/request/…'],
    [`/request%2FAbC`, '/request/…'],
    [`/request%252fAbC`, '/request/…'],
    [`/%72equest/${SECRET}`, '/request/…'],
    [`/request%20/${SECRET}`, '/request/…'],
    [`/request%2F${SECRET}%zz%E0%A4%A`, '/request/…'],
    [`/request\\${SECRET}`, '/request/…'],
    [`/.%2Frequest/${SECRET}`, '/request/…'],
    [`/a/..%2Frequest/${SECRET}`, '/request/…'],
    [`/request/${SECRET}%2F..%2F..%2Fa`, '/request/…'],
    [newsletterLinkPath('confirm', SECRET), '/newsletter/confirm/…'],
    [`//newsletter/confirm/${SECRET}`, '/newsletter/confirm/…'],
    [`/newsletter//confirm/${SECRET}`, '/newsletter/confirm/…'],
    [`/newsletter/Confirm/${SECRET}`, '/newsletter/confirm/…'],
    [`${NEW_ACCOUNT_PATH}${SECRET}`, '/oidc/new-account/…'],
    [newsletterLinkPath('unsubscribe', SECRET), '/unsubscribe/…'],
    [`//unsubscribe/${SECRET}`, '/unsubscribe/…'],
    [`/UNSUBSCRIBE/${SECRET}`, '/unsubscribe/…'],
    [friendLinkPath(SECRET), '/compare/…'],
    [`${friendLinkPath(SECRET)}.data`, '/compare/…'],
  ])('%s is logged as %s', (path, logged) => {
    expect(withoutSecret(path)).toBe(logged);
  });

  test.each([
    '/',
    '/requests',
    COMPARE_PATH,
    `${COMPARE_PATH}.data`,
    '/request/',
    '/requests/a',
    '/newsletter',
    '/viaggi',
    '/a%',
    '/a%2fb',
  ])('%s is none', (path) => {
    expect(secretPathOf(path)).toBeNull();
    expect(withoutSecret(path)).toBe(path);
  });

  test('its capitals stay', () => {
    expect(secretPathOf(`//Newsletter/CONFIRM//${SECRET}/`)).toEqual({
      start: '/newsletter/confirm/',
      secret: SECRET,
    });
  });
});
