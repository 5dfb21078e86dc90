/** Errors of the contract, of one shape (`contract/answer.ts`). */
import type { SecurityEvent } from '../../config/security-log.ts';
import type { ErrorAnswer, ErrorKey } from '../../contract/answer.ts';

const STATUSES = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  USER_PRIVACY_POLICY_ERROR: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  GONE: 410,
  UNSUPPORTED_MEDIA_TYPE: 415,
  REDIRECT: 418,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  UNAVAILABLE: 503,
} as const satisfies Record<ErrorKey, number>;

export interface Suspicion {
  readonly event: SecurityEvent;
  readonly details?: Readonly<Record<string, string>>;
  /** `warn` unless said. */
  readonly level?: 'error';
}

/** Thrown by a call's handler; the app turns it into its answer. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly key: ErrorKey;
  readonly extra: Readonly<Record<string, unknown>> | undefined;
  readonly redirect: { readonly httpStatusCode: number; readonly redirectTo: string } | undefined;
  readonly retryAfterS: number | undefined;
  /** What the log says of it, where it may be an attack. */
  readonly suspicion: Suspicion | undefined;

  constructor(
    key: ErrorKey,
    message: string,
    details: Partial<Pick<ApiError, 'extra' | 'redirect' | 'retryAfterS' | 'suspicion'>> = {},
  ) {
    super(message);
    this.key = key;
    this.extra = details.extra;
    this.redirect = details.redirect;
    this.retryAfterS = details.retryAfterS;
    this.suspicion = details.suspicion;
  }

  toResponse(): Response {
    const body: ErrorAnswer = {
      response: 'error',
      error: { key: this.key, message: this.message, extra: this.extra },
      meta: this.redirect,
    };
    const answer = Response.json(body, { status: STATUSES[this.key] });
    if (this.retryAfterS) answer.headers.set('retry-after', String(this.retryAfterS));
    return answer;
  }
}
