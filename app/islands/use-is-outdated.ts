import { useLocation, useRouteLoaderData } from '@remix-run/react';
import { useState } from 'react';

/**
 * Whether an island shows another page than the one it was drawn with: another address, the same one asked for
 * anew, another currency or person, or other data of its own.
 */
export function useIsOutdated(data?: unknown): boolean {
  const { key } = useLocation();
  // The same object until it is loaded anew.
  const site = useRouteLoaderData('root');
  const [drawn] = useState({ key, site, data });
  return key !== drawn.key || site !== drawn.site || data !== drawn.data;
}
