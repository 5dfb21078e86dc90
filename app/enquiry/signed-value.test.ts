import { describe, expect, test } from 'vitest';
import { readSignedValue, signValue } from './signed-value.server.ts';

const signed = signValue('Zoë', 'greeting', 'secret');

describe('SEC-05 signed values', () => {
  test('come back as they were', () => {
    expect(readSignedValue(signed, 'greeting', 'secret')).toBe('Zoë');
  });

  test.each([
    ['another purpose', signed, 'farewell', 'secret'],
    ['another secret', signed, 'greeting', 'guess'],
    ['another value', `${Buffer.from('Eve').toString('base64url')}.${signed.split('.')[1]}`],
    ['a value without its signature', 'Wm_Dqw'],
    ['a part too many', `${signed}.x`],
    ['no text at all', ''],
  ])('are none with %s', (_, text, purpose = 'greeting', secret = 'secret') => {
    expect(readSignedValue(text, purpose, secret)).toBeNull();
  });
});
