/**
 * A flag in what is drawn (API-05). The page's loader says it anew with each navigation; a page with a route
 * of its own has the root's, from when the document came.
 */
import { useRouteLoaderData } from '@remix-run/react';
import type { DrawnFlag } from '../../domain/feature-flag.ts';

interface Flagged {
  readonly flags?: readonly DrawnFlag[];
}

export function useFlag(key: DrawnFlag): boolean {
  const splat = useRouteLoaderData('routes/$') as Flagged | undefined;
  const index = useRouteLoaderData('routes/_index') as Flagged | undefined;
  const root = useRouteLoaderData('root') as Flagged | undefined;
  const flags = splat?.flags ?? index?.flags ?? root?.flags ?? [];
  return flags.includes(key);
}
