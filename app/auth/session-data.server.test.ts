import { expect, test } from 'vitest';
import { accountId, assertedPerson } from './session-data.server.ts';

const PERSON = { issuer: 'https://login.example.org', subject: 'ada@example.org' };

test('ANA-01 a person is a code that tells nothing, the same each time and another one for another person', () => {
  const code = accountId(PERSON, 'secret');
  expect(code).toMatch(/^[\w-]{22}$/);
  expect(accountId({ ...PERSON }, 'secret')).toBe(code);
  const others = [
    accountId({ ...PERSON, subject: 'bo@example.org' }, 'secret'),
    accountId({ ...PERSON, issuer: 'https://other.example.org' }, 'secret'),
    // Who does not know the secret cannot find out by trying names.
    accountId(PERSON, 'another secret'),
  ];
  expect(new Set([code, ...others]).size).toBe(4);
});

test('API-04 the backend is told an address only if the provider has checked it', () => {
  const session = {
    ...PERSON,
    name: 'Ada',
    picture: null,
    email: 'ada@example.org',
    idToken: '',
    accessToken: '',
    accessExpiresAt: 0,
    refreshToken: null,
  };
  const id = accountId(PERSON, 'secret');
  expect(assertedPerson({ ...session, isEmailProven: true }, 'secret')).toEqual({
    id,
    email: 'ada@example.org',
  });
  expect(assertedPerson({ ...session, isEmailProven: false }, 'secret')).toEqual({
    id,
    email: null,
  });
});
