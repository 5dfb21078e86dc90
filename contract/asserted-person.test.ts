import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { readPerson, signPerson, type AssertedPerson } from './asserted-person.ts';

const ADA: AssertedPerson = {
  id: 'a'.repeat(22),
  email: 'ada@example.com',
  accountId: 'account-1',
};
const NOW = Date.UTC(2027, 4, 1, 12);
const SECRET = 's'.repeat(43);
const OTHER = 'o'.repeat(43);

test('API-04 what the site has signed is believed, by either secret while one replaces the other', async () => {
  const assertion = await signPerson(ADA, SECRET, NOW);
  expect(await readPerson(assertion, [SECRET], NOW)).toEqual(ADA);
  expect(await readPerson(assertion, [OTHER, SECRET], NOW)).toEqual(ADA);
  const nameless = { ...ADA, email: null };
  expect(await readPerson(await signPerson(nameless, SECRET, NOW), [SECRET], NOW)).toEqual(
    nameless,
  );
});

test('API-04 nothing else is: another secret, a changed text, another time, no signature', async () => {
  const assertion = await signPerson(ADA, SECRET, NOW);
  const [header, payload, signature] = assertion.split('.');
  const claims = JSON.parse(Buffer.from(String(payload), 'base64url').toString());
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const forged = `${header}.${encoded({ ...claims, email: 'eve@example.com' })}.${signature}`;
  const unsigned = `${encoded({ alg: 'none' })}.${payload}.`;
  const others = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('site')
    .setAudience('elsewhere')
    .setSubject(ADA.id)
    .setExpirationTime(NOW / 1000 + 60)
    .sign(new TextEncoder().encode(SECRET));
  for (const wrong of [forged, unsigned, others, '', 'ada']) {
    expect(await readPerson(wrong, [SECRET], NOW)).toBeNull();
  }
  expect(await readPerson(assertion, [OTHER], NOW)).toBeNull();
  expect(await readPerson(assertion, [SECRET], NOW + 2 * 60_000)).toBeNull();
});
