/** What SQLite's result codes mean for callers: https://www.sqlite.org/rescode.html. */
import { StorageUnavailable } from '../storage-unavailable.ts';

const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

const UNAVAILABLE: Readonly<Record<number, string>> = {
  8: 'The SQLite database can only be read: it or its folder is write-protected.',
  10: 'The SQLite database cannot be read or written: the disk reports an error.',
  [SQLITE_CORRUPT]: 'The SQLite database file is damaged: restore it from a backup.',
  13: 'The SQLite database cannot be written: the disk is full.',
  14: 'The SQLite database file cannot be opened: its folder is missing or not accessible.',
  [SQLITE_NOTADB]: 'The SQLite database file is no SQLite database.',
};

/** The primary result code of an error of `node:sqlite`, or null for any other error. */
function resultCodeOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error)) return null;
  return typeof error.errcode === 'number' ? error.errcode & 0xff : null;
}

/** Whether the file is no database, or not a whole one. */
export function isDamaged(error: unknown): boolean {
  const code = resultCodeOf(error);
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB;
}

/** Whether another process holds a lock that the statement needs. */
export function isBusy(error: unknown): boolean {
  return resultCodeOf(error) === SQLITE_BUSY;
}

/** The error for callers: `StorageUnavailable` where nobody can write or read now, else as it was. */
export function toStorageError(error: unknown): unknown {
  const sentence = UNAVAILABLE[resultCodeOf(error) ?? 0];
  return sentence ? new StorageUnavailable(sentence, error) : error;
}
