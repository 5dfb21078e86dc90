import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accountInLog, networkInLog, SECURITY_EVENTS } from './security-log.ts';

const SETTINGS = { sessionSecret: 'of this site', logsPlainNetworks: false };
const DAY = Date.UTC(2027, 2, 1, 12);
const DAY_MS = 86_400_000;

test('SEC-09 a network is written alike for a day, by one site', () => {
  const written = networkInLog('198.51.100.7', SETTINGS, DAY);
  expect(written).toMatch(/^[\w-]{12}$/);
  expect(networkInLog('198.51.100.200', SETTINGS, DAY + DAY_MS / 3)).toBe(written);
  // As the backend gets it from the site.
  expect(networkInLog('198.51.100.0/24', SETTINGS, DAY)).toBe(written);
  const others = [
    networkInLog('198.51.101.7', SETTINGS, DAY),
    networkInLog('198.51.100.7', SETTINGS, DAY + DAY_MS),
    networkInLog('198.51.100.7', { ...SETTINGS, sessionSecret: 'of another' }, DAY),
  ];
  expect(new Set([written, ...others]).size).toBe(4);
});

test('SEC-09 it is written as it is where a setting says so', () => {
  const settings = { ...SETTINGS, logsPlainNetworks: true };
  expect(networkInLog('2001:db8::1', settings, DAY)).toBe('2001:db8:0:0::/56');
});

test('SEC-09 an account is written alike however its address is typed', () => {
  const written = accountInLog('ada@example.com', 'secret');
  expect(accountInLog(' Ada@Example.com', 'secret')).toBe(written);
  expect(accountInLog('bob@example.com', 'secret')).not.toBe(written);
  expect(accountInLog('ada@example.com', 'another')).not.toBe(written);
});

test('SEC-09 the documents list each event', () => {
  const documented = readFileSync('docs/security.md', 'utf8').matchAll(/^\| `([a-z-]+)` /gm);
  expect([...documented].map(([, name]) => name).toSorted()).toEqual(
    Object.keys(SECURITY_EVENTS).toSorted(),
  );
});
