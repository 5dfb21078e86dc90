import { describe, expect, test } from 'vitest';
import { personClaimsSchema } from '../../contract/open-id.ts';
import { emailOfPerson, nameOfPerson, pictureOfPerson } from './person.server.ts';

const person = (claims: object) => personClaimsSchema.parse({ sub: '1', ...claims });

describe('LAY-03 how a person is shown', () => {
  test.each([
    [{ name: 'Dana Moretti', email: 'd@x.example' }, 'Dana Moretti'],
    [{ given_name: 'Dana', family_name: 'Moretti' }, 'Dana Moretti'],
    [{ given_name: 'Dana' }, 'Dana'],
    [{ preferred_username: 'dana' }, 'dana'],
    [{ email: 'dana.moretti@x.example' }, 'dana.moretti'],
    [{ name: '  ', email: 'dana@x.example' }, 'dana'],
    [{ name: 42, email: 'dana@x.example' }, 'dana'],
    [{}, ''],
    [{ name: 'x'.repeat(200) }, 'x'.repeat(80)],
  ])('%j by %j', (claims, name) => expect(nameOfPerson(person(claims))).toBe(name));

  test.each([
    [{ email: 'dana@x.example' }, 'dana@x.example'],
    [{ email: 'dana@x.example', email_verified: true }, 'dana@x.example'],
    [{ email: 'dana@x.example', email_verified: false }, null],
    [{ email: 'no address' }, null],
    [{}, null],
  ])('TRV-08 %j has the address %j', (claims, email) => {
    expect(emailOfPerson(person(claims))).toBe(email);
  });

  const origins = ['https://id.example'];
  test.each([
    ['https://id.example/a.png', 'https://id.example/a.png'],
    ['https://id.example.evil.example/a.png', null],
    ['https://user@id.example/a.png', null],
    ['http://id.example/a.png', null],
    ['data:image/png;base64,AAAA', null],
    ['javascript:alert(1)', null],
    ['/a.png', null],
    [undefined, null],
  ])('SEC-04 the picture %j is shown as %j', (picture, expected) => {
    expect(pictureOfPerson(person({ picture }), origins)).toBe(expected);
  });
});
