import { UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import type { User } from '../../contract/account.ts';
import {
  accountId,
  assertedPerson,
  loginKeyOf,
  parseSessionData,
  shownPerson,
  type SessionData,
} from './session-data.server.ts';

const PERSON = {
  issuer: 'https://login.example.org',
  subject: 'ada@example.org',
  name: 'Ada',
  picture: 'https://login.example.org/ada.png',
  email: 'ada@example.org',
  isEmailProven: true,
  user: null,
  mustAcceptPrivacy: null,
  idToken: '',
  accessToken: '',
  accessExpiresAt: 0,
  refreshToken: null,
} satisfies SessionData;

const USER = {
  id: 'account-1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  pictureImage: 'https://pictures.example.org/ada.png',
  role: 'traveller',
  market: 'it',
  acceptsMarketing: false,
} satisfies User;

test('ANA-01 a person is a code that tells nothing, the same each time and another one for another person', () => {
  const code = accountId(PERSON, 'secret');
  expect(code).toMatch(/^[\w-]{22}$/);
  expect(accountId({ ...PERSON, name: 'Ada L.' }, 'secret')).toBe(code);
  const others = [
    accountId({ ...PERSON, subject: 'bo@example.org' }, 'secret'),
    accountId({ ...PERSON, issuer: 'https://other.example.org' }, 'secret'),
    accountId({ ...PERSON, user: USER }, 'secret'),
    // Who does not know the secret cannot find out by trying names.
    accountId(PERSON, 'another secret'),
  ];
  expect(new Set([code, ...others]).size).toBe(5);
});

test('ANA-01 the account is the same person wherever they log in, before the privacy policy is accepted too', () => {
  const code = accountId({ ...PERSON, user: USER }, 'secret');
  const elsewhere = { ...PERSON, issuer: 'https://other.example.org', subject: '1' };
  expect(accountId({ ...elsewhere, user: USER }, 'secret')).toBe(code);
  expect(accountId({ ...elsewhere, mustAcceptPrivacy: USER.id }, 'secret')).toBe(code);
});

test('API-04 the backend is told the account, and an address only if it has been checked', () => {
  const id = accountId(PERSON, 'secret');
  const told = (data: SessionData) => assertedPerson(data, 'secret');
  expect(told(PERSON)).toEqual({ id, email: 'ada@example.org', accountId: null });
  expect(told({ ...PERSON, isEmailProven: false }).email).toBeNull();
  expect(told({ ...PERSON, mustAcceptPrivacy: USER.id }).accountId).toBe(USER.id);
  expect(told({ ...PERSON, user: USER })).toMatchObject({ email: USER.email, accountId: USER.id });
  // The account has no address that was checked, whatever the provider says.
  expect(told({ ...PERSON, user: { ...USER, email: null } }).email).toBeNull();
});

test('AUTH-04 people are shown as their account says, and where it is silent as their provider does', () => {
  const origins = ['https://pictures.example.org'];
  const nameless = { ...USER, firstName: null, lastName: null, pictureImage: null, email: null };
  expect(shownPerson({ ...PERSON, user: USER }, origins)).toEqual({
    name: 'Ada Lovelace',
    picture: USER.pictureImage,
    email: USER.email,
  });
  // Nothing else of the session, whose tokens no page may have.
  const { name, picture, email } = PERSON;
  expect(shownPerson(PERSON, origins)).toEqual({ name, picture, email });
  expect(shownPerson({ ...PERSON, user: nameless }, origins)).toEqual({ name, picture, email });
  expect(shownPerson({ ...PERSON, user: USER }, []).picture).toBe(PERSON.picture);
  const unnamed = { ...PERSON, name: '', user: { ...nameless, email: 'ada@example.com' } };
  expect(shownPerson(unnamed, origins).name).toBe('ada');
});

test('AUTH-04 a session from before accounts were asked is still one', () => {
  const { user: _user, mustAcceptPrivacy: _mustAcceptPrivacy, ...old } = PERSON;
  expect(parseSessionData(old)).toEqual(PERSON);
});

test('SEC-05 what came from one login has one key, by the session at the provider where it names one', () => {
  const key = (claims: object, subject = 'ada') =>
    loginKeyOf({ ...PERSON, subject, idToken: new UnsecuredJWT({ ...claims }).encode() });
  expect(key({ sid: 'one' })).toBe(key({ sid: 'one', auth_time: 5 }));
  expect(key({ auth_time: 5 })).toBe(key({ auth_time: 5 }));
  const keys = [
    key({ sid: 'one' }),
    key({ sid: 'two' }),
    key({ auth_time: 5 }),
    key({ auth_time: 6 }),
    key({ auth_time: 5 }, 'bo'),
    key({}),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
