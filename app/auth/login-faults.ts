/** The two ways in which a login, or a refresh of its tokens, comes to nothing. */

/** The provider cannot be reached, is silent, or answers nonsense: it may work later. */
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

/** Words of a provider for "not now" (RFC 6749, 4.1.2.1). */
export const PASSING_ERRORS: readonly string[] = ['server_error', 'temporarily_unavailable'];
