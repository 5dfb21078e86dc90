/** What is said of a call of the contract. */
import type { z } from 'zod';

export interface CallDescription {
  readonly method: 'get' | 'post';
  /** Under `/v1`, parameters in braces. */
  readonly path: string;
  readonly summary: string;
  /** Names of the query's parameters; `[]` marks a list. */
  readonly query?: readonly string[];
  readonly body?: z.ZodType;
  /** Whether the call is made for somebody who is logged in (`asserted-person.ts`), or for an account. */
  readonly person?: 'wanted' | 'possible' | 'account';
  /** The one call that a person's own access token is shown to, instead of the site's. */
  readonly isByAccessToken?: true;
  /** Whether it is limited by the visitor's network (`asserted-person.ts`). */
  readonly isLimited?: true;
  readonly answer: z.ZodType;
  /** Statuses beside 200 that the call may give, and beside those of every call: 401, with a body 415. */
  readonly failures: readonly number[];
}
