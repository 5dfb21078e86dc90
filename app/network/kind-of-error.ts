import { isRouteErrorResponse } from '@remix-run/react';
import { errorKindOf, type ErrorKind } from '../../domain/error-kind.ts';
import { isCertainNetworkError } from './network-error.ts';

/** @param error what a loader, an action or a component threw; a 500 where nothing says otherwise */
export function kindOfError(error: unknown): ErrorKind {
  if (isCertainNetworkError(error)) return 'offline';
  return errorKindOf(isRouteErrorResponse(error) ? error.status : 500);
}
