import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/**
 * Whether a form was sent and refused. Nothing has changed then, so a route need not revalidate, and what was typed
 * stays beside the data that it belongs to. By default Remix revalidates all routes here.
 */
export function isRefused({
  actionStatus,
}: Pick<ShouldRevalidateFunctionArgs, 'actionStatus'>): boolean {
  return actionStatus !== undefined && actionStatus >= 400;
}
