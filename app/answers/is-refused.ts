import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/**
 * Whether a form was sent and not taken: nothing has changed then, and what was typed stays with what it was
 * typed beside. Remix leaves that to each route: it tells them all that they are to ask anew.
 */
export function isRefused({
  actionStatus,
}: Pick<ShouldRevalidateFunctionArgs, 'actionStatus'>): boolean {
  return actionStatus !== undefined && actionStatus >= 400;
}
