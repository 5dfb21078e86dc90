import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
  ['198.51.100.7', '198.51.100.0/24'],
  ['198.51.100.254', '198.51.100.0/24'],
  ['198.51.101.7', '198.51.101.0/24'],
  ['2001:db8:1:1200::5', '2001:db8:1:1200::/56'],
  ['2001:0DB8:0001:12ff:a:b:c:d', '2001:db8:1:1200::/56'],
  ['2001:db8:1:1300::5', '2001:db8:1:1300::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['', ''],
  ['unknown', 'unknown'],
  [':::', ':::'],
])('AUTH-02 NEWS-01 TRV-13 %s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
