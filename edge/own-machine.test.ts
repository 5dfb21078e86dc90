import { expect, test } from 'vitest';
import { isOwnMachine } from './own-machine.ts';

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
