import { describe, expect, test } from 'vitest';
import { explainNpmFailure, isRegistrySilent } from './npm-failure.mjs';

const place = { registry: 'https://registry.example/', folder: '/srv/site' };

test.each([
  [
    'npm error code ENOTFOUND\nnpm error network request to https://registry.example/a failed',
    /cannot be reached/,
  ],
  [
    'npm error code ECONNREFUSED\nnpm error errno ECONNREFUSED',
    /registry\.example\/ cannot be reached/,
  ],
  ['npm ERR! code ETIMEDOUT', /cannot be reached/],
  ['npm error code ENOSPC\nnpm error syscall write', /disk is full/],
  ['npm error code EROFS', /read-only/],
  ['npm error code EACCES\nnpm error path /srv/site/node_modules', /no permission .*\/srv\/site/],
  ['npm error code E401', /wants a login/],
  ['npm error code E404\nnpm error 404 Not Found', /lacks a package/],
  ['npm error code ETARGET', /lacks a package/],
  ['npm error code EINTEGRITY', /differs from package-lock/],
  ['npm error code E503', /answers with an error/],
  ['npm error code SELF_SIGNED_CERT_IN_CHAIN', /certificate/],
  ['npm error code ELIFECYCLE', /see npm's output/],
])('%s', (output, expected) => {
  const { message, isUnreachable } = explainNpmFailure(output, place);
  expect(message).toMatch(expected);
  expect(message).not.toContain('\n');
  expect(isUnreachable).toBe(message.includes('cannot be reached'));
});

test('a failure names what was to be installed', () => {
  const { message } = explainNpmFailure('npm error code ENOSPC', { ...place, what: 'Lighthouse' });
  expect(message).toBe('Lighthouse could not be installed: the disk is full.');
});

test('warnings about other things do not mislead', () => {
  const output = 'npm warn EACCES could not read a log\nnpm error code E404';
  expect(explainNpmFailure(output, place).message).toContain('lacks a package');
});

describe('isRegistrySilent', () => {
  const failed = (attempt: number) =>
    `npm http fetch GET https://registry.example/a attempt ${attempt} failed with ECONNREFUSED\n`;
  const answered = 'npm http fetch GET 200 https://registry.example/b 12ms (cache miss)\n';

  const cached = 'npm http fetch GET 200 https://registry.example/a 21103ms (cache stale)\n';

  test.each([
    ['at the beginning', '', 1_000, false],
    ['after a first failure', failed(1), 2_000, false],
    ['when the retries are used up', failed(1) + failed(4), 15_000, true],
    ['when something was answered before', answered + failed(4), 15_000, false],
    ['when only the cache answered', failed(4) + cached, 25_000, true],
    ['after a long silence', '', 91_000, true],
    ['after a long silence that followed an answer', answered, 600_000, false],
  ])('%s', (_case, output, elapsedMs, expected) => {
    expect(isRegistrySilent(output, elapsedMs)).toBe(expected);
  });

  test('what was given up is explained as unreachable', () => {
    expect(explainNpmFailure(failed(4), place).message).toContain('cannot be reached');
    expect(explainNpmFailure('', place).message).toContain('cannot be reached');
  });
});
