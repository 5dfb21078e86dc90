/** The drawing half of a mailed link's page, for both routes. */
import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type ClientLoaderFunctionArgs, type MetaFunction } from '@remix-run/react';
import { metaOf } from '../../seo/meta.ts';
import { LinkPage } from './link-page.tsx';
import type { loadLink } from './link-route.server.ts';
import { addNewsletterWords } from './newsletter-words.ts';

type Loader = (args: LoaderFunctionArgs) => ReturnType<typeof loadLink>;

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [page] = await Promise.all([serverLoader<Loader>(), addNewsletterWords()]);
  return page;
}

/** Remix leaves a loader's headers off a document unless the route passes them on. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<Loader> = ({ data, matches, error }) =>
  metaOf(data && { seo: data.seo, preloads: [] }, matches, error);

export function LinkRoute() {
  const { purpose, state } = useLoaderData<Loader>();
  return <LinkPage purpose={purpose} state={state} />;
}
