/** The page that the splat route has loaded, for what stands around it. */
import { useRouteLoaderData } from '@remix-run/react';
import type { LoadedPage } from './page-answer.ts';
import { PAGE_KINDS, type PageKind } from './page-kinds.ts';

export function useLoadedPage(): LoadedPage | undefined {
  const splat = useRouteLoaderData('routes/$');
  const index = useRouteLoaderData('routes/_index');
  return (splat ?? index) as LoadedPage | undefined;
}

/** Kind of the page that the server drew, as it wrote it on `<html>`; null for an error page. */
export function browserPageKind(): PageKind | null {
  const { page } = document.documentElement.dataset;
  return PAGE_KINDS.find((kind) => kind === page) ?? null;
}
