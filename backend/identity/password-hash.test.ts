import { scryptSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashPassword, isPasswordOf, TooManyPasswords } from './password-hash.ts';

describe('AUTH-02 passwords', () => {
  test('the right one fits, and no other', async () => {
    const hash = await hashPassword('twelve on one rope');
    expect(hash).not.toContain('twelve');
    expect(await isPasswordOf('twelve on one rope', hash)).toBe(true);
    expect(await isPasswordOf('twelve on one rope ', hash)).toBe(false);
    expect(await isPasswordOf('', hash)).toBe(false);
  });

  test('two hashes of one password differ', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  test('a letter fits however the keyboard writes it', async () => {
    expect(await isPasswordOf('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true);
  });

  test('a hash with other parameters still fits', async () => {
    const salt = Buffer.from('salt');
    const hash = scryptSync('old', salt, 32, { N: 1024, r: 8, p: 1 });
    const stored = ['scrypt', 10, 8, 1, salt.toString('base64url'), hash.toString('base64url')];
    expect(await isPasswordOf('old', stored.join('$'))).toBe(true);
  });

  test.each([null, '', 'plain text', 'bcrypt$10$8$1$c2FsdA$aGFzaA'])(
    'nothing fits what is no hash: %j',
    async (stored) => {
      expect(await isPasswordOf(stored ?? '', stored)).toBe(false);
    },
  );

  test('a text without end is refused before it is hashed', async () => {
    const long = 'x'.repeat(257);
    expect(await isPasswordOf(long, await hashPassword(long))).toBe(false);
  });

  test('of fifty at once two are checked and twenty wait; the others are told at once', async () => {
    const hash = await hashPassword('one of many');
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, () => isPasswordOf('one of many', hash)),
    );
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(50 - 22);
    expect(refused[0]).toMatchObject({ reason: expect.any(TooManyPasswords) });
    expect(answers.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(22);
    expect(await isPasswordOf('one of many', hash)).toBe(true);
  });
});
