import { isRouteErrorResponse } from '@remix-run/react';
import { errorKindOf, type ErrorKind } from '../../domain/error-kind.ts';
import { isSurelyLostAnswer } from './lost-answer.ts';

/** @param error what a loader, an action or a component threw; a 500 where nothing says otherwise */
export function kindOfError(error: unknown): ErrorKind {
  if (isSurelyLostAnswer(error)) return 'offline';
  return errorKindOf(isRouteErrorResponse(error) ? error.status : 500);
}
