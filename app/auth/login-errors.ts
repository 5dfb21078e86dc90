/** How a login or a refresh of its tokens can fail. */

/** The provider cannot be reached, does not answer in time, or answers nonsense: trying later may work. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** The provider, or our check of what it said, refuses; `reason` is a word for the log (SEC-09). */
export class LoginRefused extends Error {
  override readonly name = 'LoginRefused';
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super(`The login was refused: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Error codes by which a provider says "not now" (RFC 6749, 4.1.2.1). */
export const TRANSIENT_ERRORS: readonly string[] = ['server_error', 'temporarily_unavailable'];

/**
 * The result of the work, if it comes within the time limit.
 *
 * The work itself goes on after a timeout: the library's calls take no abort signal.
 *
 * @throws ProviderUnavailable on a timeout
 */
export function withTimeout<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ProviderUnavailable('no answer in time')), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
