import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { deviceCookie, readDeviceId } from './device-cookie.ts';

const ID = randomUUID();

describe('ANA-01 API-03 the device id', () => {
  test('is read as it was written, over HTTPS by a name that no other host can set', () => {
    for (const isSecure of [true, false]) {
      const [written = ''] = deviceCookie(ID, isSecure).split(';');
      expect(readDeviceId(`a=b; ${written}; c=d`, isSecure)).toBe(ID);
      expect(readDeviceId(written, !isSecure)).toBeNull();
    }
    expect(deviceCookie(ID, true)).toMatch(/^__Host-.*; HttpOnly; SameSite=Lax; Secure$/);
  });

  test.each([
    ['nothing', ''],
    ['no UUID', 'device-id=me'],
    ['another version of UUID', 'device-id=6fa459ea-ee8a-11ca-894e-db77e160355e'],
    ['upper case', `device-id=${ID.toUpperCase()}`],
    ['markup', 'device-id=<script>'],
    ['4 kB', `device-id=${'a'.repeat(4_096)}`],
    ['a bad encoding', 'device-id=%E0%A4%A'],
    ['two', `device-id=${ID}; device-id=${randomUUID()}`],
    ['a name that only ends so', `x-device-id=${ID}`],
  ])('%s is none', (_, cookies) => expect(readDeviceId(cookies, false)).toBeNull());
});
