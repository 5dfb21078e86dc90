import { expect, test } from 'vitest';
import { StorageUnavailable } from '../storage-unavailable.ts';
import { isBusy, toStorageError } from './sqlite-errors.ts';

function sqliteError(errcode: number): Error {
  return Object.assign(new Error('from SQLite'), { code: 'ERR_SQLITE_ERROR', errcode });
}

test.each([
  ['SQLITE_READONLY', 8, /can only be read/],
  ['SQLITE_READONLY_DIRECTORY', 8 | (6 << 8), /can only be read/],
  ['SQLITE_IOERR_WRITE', 10 | (3 << 8), /reports an error/],
  ['SQLITE_CORRUPT', 11, /is damaged/],
  ['SQLITE_FULL', 13, /disk is full/],
  ['SQLITE_CANTOPEN', 14, /cannot be opened/],
  ['SQLITE_NOTADB', 26, /no SQLite database/],
])('%s says that storage is unavailable', (_, errcode, sentence) => {
  const cause = sqliteError(errcode);
  const error = toStorageError(cause) as StorageUnavailable;
  expect(error).toBeInstanceOf(StorageUnavailable);
  expect(error.message).toMatch(sentence);
  expect(error.cause).toBe(cause);
});

test.each([sqliteError(19), new Error('ours'), 'text'])('%s stays as it is', (error) => {
  expect(toStorageError(error)).toBe(error);
});

test.each([
  ['SQLITE_BUSY', sqliteError(5), true],
  ['SQLITE_BUSY_SNAPSHOT', sqliteError(5 | (2 << 8)), true],
  ['SQLITE_CONSTRAINT', sqliteError(19), false],
  ['another error', new Error('busy'), false],
])('%s is a lock to wait for: %s', (_, error, expected) => {
  expect(isBusy(error)).toBe(expected);
});
