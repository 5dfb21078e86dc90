import { describe, expect, test } from 'vitest';
import { createForwardedReader, isOwnMachine } from './visitor-address.ts';

const read = createForwardedReader({
  trustedProxies: ['10.0.0.0/8', '::1'],
  countryHeader: 'cf-ipcountry',
});
const headers = (values: Record<string, string>) => (name: string) => values[name];

describe('SEC-02 MKT-10 forwarded headers', () => {
  test.each([
    ['a stranger is not believed', '203.0.113.9', '198.51.100.1', '203.0.113.9', null],
    ['a proxy of ours is', '10.1.2.3', '198.51.100.1', '198.51.100.1', 'IT'],
    ['over IPv6 too', '::1', '2001:db8::7', '2001:db8::7', 'IT'],
    ['as an IPv4 address in IPv6', '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1', 'IT'],
    [
      'the nearest stranger counts',
      '10.1.2.3',
      '1.1.1.1, 198.51.100.1, 10.9.9.9',
      '198.51.100.1',
      'IT',
    ],
    ['nonsense is skipped', '10.1.2.3', 'unknown', '10.1.2.3', 'IT'],
  ])('%s', (_, peer, forwarded, address, country) => {
    const visitor = read(peer, headers({ 'x-forwarded-for': forwarded, 'cf-ipcountry': 'it' }));
    expect(visitor).toEqual({ address, country });
  });

  test('a country that is no code is none', () => {
    expect(read('10.0.0.1', headers({ 'cf-ipcountry': 'T1<' })).country).toBeNull();
  });
});

test.each([
  ['127.0.0.1', '127.0.0.1', true],
  ['127.8.8.8', '127.0.0.1', true],
  ['::1', '::1', true],
  ['10.1.2.3', '10.1.2.3', true],
  ['10.1.2.3', '::ffff:10.1.2.3', true],
  ['10.1.2.4', '10.1.2.3', false],
  ['203.0.113.7', '127.0.0.1', false],
  ['', undefined, false],
  ['localhost', '127.0.0.1', false],
])('SEC-01 %j, which reached us at %j, is this machine: %s', (address, localAddress, expected) => {
  expect(isOwnMachine(address, { localAddress })).toBe(expected);
});
