import { expect, test } from 'vitest';
import { encrypt, decrypt } from './encrypted-text.ts';

test('CODE-01 sealed words tell nothing, are opened by their secret, and stay closed for another one', () => {
  const sealed = encrypt('123456', 'secret');
  expect(sealed).toMatch(/^\[sealed:[\w-]+\]$/);
  expect(sealed).not.toContain(Buffer.from('123456').toString('base64url'));
  expect(encrypt('123456', 'secret')).not.toBe(sealed);
  expect(decrypt(`${sealed} is your code, [sealed:not] this`, 'secret')).toBe(
    '123456 is your code, [sealed:not] this',
  );
  expect(decrypt(sealed, 'another')).toBe(sealed);
});
