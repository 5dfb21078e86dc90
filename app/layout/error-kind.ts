/** What an error page says (ERR-01), from what was thrown. */
import { isRouteErrorResponse } from '@remix-run/react';
import type { ErrorKind } from '../../domain/error-kind.ts';
import { kindOfError } from '../answers/kind-of-error.ts';
import { counterpartOf, type Counterpart } from './counterpart.ts';

export interface ShownError {
  readonly kind: ErrorKind;
  /** 500 where nothing says otherwise; it says nothing where no answer came. */
  readonly statusCode: number;
  /** What the error says of itself: for developers, never shown in live mode. */
  readonly message: string;
  /** The page that the visitor was probably looking for; null where none is known. */
  readonly counterpart: Counterpart | null;
}

/** @param error what a loader, an action or a component threw */
export function shownError(error: unknown): ShownError {
  const statusCode = isRouteErrorResponse(error) ? error.status : 500;
  const counterpart = isRouteErrorResponse(error) ? counterpartOf(error.data) : null;
  return { kind: kindOfError(error), statusCode, message: messageOf(error), counterpart };
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    return typeof error.data === 'string' && error.data ? error.data : error.statusText;
  }
  return error instanceof Error ? error.message : '';
}
