/** The drawing half of `/cookies`, for the route. */
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { loadWithWords } from '../answers/load-with-words.ts';
import type { WordNamespace } from '../i18n/word-namespaces.ts';
import { ErrorPage } from '../layout/error-page.tsx';
import { metaOf } from '../seo/meta.ts';
import { CookiesPage } from './cookies-page.tsx';
import type { loader } from './cookies-route.server.ts';

const NAMESPACES: readonly WordNamespace[] = ['cookies'];

/** Words of the page, loaded before it is hydrated. */
export const handle = { i18n: NAMESPACES };

export const clientLoader = loadWithWords<typeof loader>(NAMESPACES);

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  metaOf(data && { seo: data.seo, preloads: [] }, matches, error);

export function CookiesRoute() {
  return <CookiesPage data={useLoaderData<typeof loader>()} />;
}

export function CookiesErrorBoundary() {
  return <ErrorPage />;
}
