import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { isUuidV4 } from './uuid.ts';

test.each([
  ['9b2f0c1e-6d4a-4c3b-8f7e-1a2b3c4d5e6f', true],
  ['9B2F0C1E-6D4A-4C3B-BF7E-1A2B3C4D5E6F', true],
  ['9b2f0c1e-6d4a-1c3b-8f7e-1a2b3c4d5e6f', false],
  ['9b2f0c1e-6d4a-7c3b-8f7e-1a2b3c4d5e6f', false],
  ['9b2f0c1e-6d4a-4c3b-cf7e-1a2b3c4d5e6f', false],
  ['9b2f0c1e6d4a4c3b8f7e1a2b3c4d5e6f', false],
  ['9b2f0c1e-6d4a-4c3b-8f7e-1a2b3c4d5e6g', false],
  ['9b2f0c1e-6d4a-4c3b-8f7e-1a2b3c4d5e6f\n', false],
  [' 9b2f0c1e-6d4a-4c3b-8f7e-1a2b3c4d5e6f', false],
  ['00000000-0000-0000-0000-000000000000', false],
  ['', false],
])('TRV-13 %j is a version 4 UUID: %s', (text, expected) => {
  expect(isUuidV4(text)).toBe(expected);
});

test('TRV-13 those that the platform makes are', () => expect(isUuidV4(randomUUID())).toBe(true));
