import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readDeviceId } from '../contract/device-cookie.ts';
import { readSettings } from '../config/settings.ts';
import { deviceIds } from './device-id.ts';

const given = deviceIds(readSettings({}));
const own = { cookies: undefined, cacheControl: 'private, no-cache', isRenewal: false };

describe('ANA-01 a browser gets a device id', () => {
  test('with an answer of its own, another one each time', () => {
    const [one, other] = [given(own), given(own)].map((cookie) => readDeviceId(cookie, false));
    expect(one).not.toBeNull();
    expect(one).not.toBe(other);
  });

  test.each(['public, max-age=60', 'no-store', ''])(
    'never where others may keep it: %s',
    (cacheControl) => expect(given({ ...own, cacheControl })).toBeNull(),
  );

  test('once, and for another year when it is renewed', () => {
    const cookies = `device-id=${randomUUID()}`;
    expect(given({ ...own, cookies })).toBeNull();
    expect(given({ ...own, cookies, isRenewal: true })).toContain(`${cookies}; `);
  });

  test('in place of one that is none', () =>
    expect(readDeviceId(given({ ...own, cookies: 'device-id=me' }), false)).not.toBeNull());
});
