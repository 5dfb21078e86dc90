/** What errors of `pg` mean for callers: https://www.postgresql.org/docs/current/errcodes-appendix.html. */
import { StorageUnavailable } from '../storage-unavailable.ts';

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ENOENT',
]);

/** Connection lost, out of resources, refused login, unknown database, server stopping. */
const SERVER_CODES = /^(08...|53...|28...|3D000|57P0[1-4])$/;
const READ_ONLY = '25006';

/** `pg` raises these without a code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout e|Client has encountered a connection error|Cannot use a pool after)/;

/** The error for callers: `StorageUnavailable` where the server cannot be used now, else as it was. */
export function toStorageError(error: unknown, server: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === READ_ONLY) {
    return new StorageUnavailable(`PostgreSQL at ${server} can only be read now.`, error);
  }
  if (NETWORK_CODES.has(code) || SERVER_CODES.test(code) || DRIVER_MESSAGES.test(error.message)) {
    // Of an address with several numbers Node gives one error with an empty message.
    const reason = error.message.replace(/\.$/, '') || code;
    return new StorageUnavailable(`PostgreSQL at ${server} cannot be used: ${reason}.`, error);
  }
  return error;
}
