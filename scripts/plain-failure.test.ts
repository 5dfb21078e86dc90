import { expect, test } from 'vitest';
import { PlainFailure, plainMessage } from './plain-failure.mjs';

const diskError = (code: string) =>
  Object.assign(new Error('x'), { code, path: '/srv/build', syscall: 'mkdir' });

test.each([
  [new PlainFailure('Do this.'), 'Do this.'],
  [diskError('EACCES'), 'Cannot mkdir /srv/build: no permission to write there (EACCES).'],
  [diskError('ENOSPC'), 'Cannot mkdir /srv/build: the disk is full (ENOSPC).'],
  [diskError('ENOENT'), null],
  [new TypeError('a fault of ours'), null],
  [null, null],
])('%s', (error, expected) => {
  expect(plainMessage(error)).toBe(expected);
});
