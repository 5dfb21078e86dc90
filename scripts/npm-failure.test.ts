import { expect, test } from 'vitest';
import { explainNpmFailure } from './npm-failure.mjs';

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
  const line = explainNpmFailure(output, place);
  expect(line).toMatch(expected);
  expect(line).not.toContain('\n');
});

test('warnings about other things do not mislead', () => {
  const output = 'npm warn EACCES could not read a log\nnpm error code E404';
  expect(explainNpmFailure(output, place)).toContain('lacks a package');
});
