/**
 * A failure that the person who started a script can mend: its message is one plain line that says what
 * to do, and it is printed without a stack.
 */
export class PlainFailure extends Error {}

const ADVICE_BY_CODE = {
  EACCES: 'no permission to write there',
  EPERM: 'no permission to write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EMFILE: 'too many open files',
};

/**
 * One line for any error: the message of a plain failure, the place and reason of a disk error, else
 * null, which means a fault of ours whose stack is wanted.
 *
 * @param {unknown} error
 * @returns {string | null}
 */
export function plainMessage(error) {
  if (error instanceof PlainFailure) return error.message;
  const { code, path, syscall } = /** @type {NodeJS.ErrnoException} */ (error ?? {});
  const advice = ADVICE_BY_CODE[code];
  return advice ? `Cannot ${syscall ?? 'write'} ${path ?? 'a file'}: ${advice} (${code}).` : null;
}
