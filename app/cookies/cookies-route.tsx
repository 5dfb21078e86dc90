/** The drawing half of `/cookies`, for the route. */
import { useLoaderData, type ClientLoaderFunctionArgs, type MetaFunction } from '@remix-run/react';
import { browserMarket } from '../i18n/browser-market.ts';
import { addWords } from '../i18n/loaded-words.ts';
import type { WordNamespace } from '../i18n/word-namespaces.ts';
import { ErrorPage } from '../layout/error-page.tsx';
import { metaOf } from '../seo/meta.ts';
import { CookiesPage } from './cookies-page.tsx';
import type { loader } from './cookies-route.server.ts';

const NAMESPACES: readonly WordNamespace[] = ['cookies'];

/** Words of the page, loaded before it is hydrated. */
export const handle = { i18n: NAMESPACES };

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [page] = await Promise.all([
    serverLoader<typeof loader>(),
    addWords(browserMarket().textLocale, NAMESPACES),
  ]);
  return page;
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  metaOf(data && { seo: data.seo, preloads: [] }, matches, error);

export function CookiesRoute() {
  return <CookiesPage isForgotten={useLoaderData<typeof loader>().isForgotten} />;
}

export function CookiesErrorBoundary() {
  return <ErrorPage />;
}
