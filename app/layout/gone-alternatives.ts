import { isRouteErrorResponse } from '@remix-run/react';
import type { Alternative } from '../../contract/travel.ts';

/** What a page that is gone for good offers instead; `requireData` sends it along with the 410. */
export function goneAlternatives(error: unknown): readonly Alternative[] {
  if (!isRouteErrorResponse(error) || error.status !== 410) return [];
  const { alternatives } = (error.data ?? {}) as { readonly alternatives?: readonly Alternative[] };
  return alternatives ?? [];
}
