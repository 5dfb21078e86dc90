import { describe, expect, test } from 'vitest';
import {
  endedSessionCookie,
  hashOfToken,
  newSessionToken,
  sessionCookie,
  sessionTokenOf,
} from './login-cookies.server.ts';

const asked = (cookie: string) => new Request('http://it.localhost/', { headers: { cookie } });

describe('SEC-05 the cookie of a session', () => {
  test('on HTTPS it is bound to its host', () => {
    const cookie = sessionCookie('abc', true);
    expect(cookie).toMatch(/^__Host-session=abc; Path=\/;/);
    expect(cookie).toContain('; Secure');
    expect(cookie).toContain('; HttpOnly');
    expect(cookie).toContain('; SameSite=Lax');
    expect(cookie).not.toContain('Domain');
  });

  test('without HTTPS it has no prefix, which browsers would refuse', () => {
    expect(sessionCookie('abc', false)).toMatch(/^session=abc; /);
    expect(sessionCookie('abc', false)).not.toContain('Secure');
  });

  test('it ends by an empty one', () => {
    expect(endedSessionCookie(true)).toMatch(/^__Host-session=; Path=\/; Max-Age=0; .*; Secure$/);
  });

  test('tokens are long and new each time, and their hash does not tell them', () => {
    const token = newSessionToken();
    expect(token).toHaveLength(43);
    expect(newSessionToken()).not.toBe(token);
    expect(hashOfToken(token)).not.toContain(token);
  });

  test('it is read as it was written', () => {
    const token = newSessionToken();
    expect(sessionTokenOf(asked(`a=b; session=${token}; c=d`), false)).toBe(token);
    expect(sessionTokenOf(asked(`__Host-session=${token}`), true)).toBe(token);
  });

  test('on HTTPS a cookie without the prefix, which any neighbour can plant, counts for nothing', () => {
    expect(sessionTokenOf(asked(`session=${newSessionToken()}`), true)).toBeNull();
  });

  test.each([
    '',
    'session=',
    'session=short',
    `session=${'x'.repeat(44)}`,
    `session=${'ü'.repeat(10)}`,
  ])('what we cannot have written is no token: %j', (cookie) => {
    const request = new Request('http://it.localhost/');
    if (/^[\x20-\x7e]*$/.test(cookie)) request.headers.set('cookie', cookie);
    expect(sessionTokenOf(request, false)).toBeNull();
  });
});
