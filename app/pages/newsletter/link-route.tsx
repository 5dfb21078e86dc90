/** The drawing half of a mailed link's page, for both routes. */
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { loadWithWords } from '../../answers/load-with-words.ts';
import { metaOf } from '../../seo/meta.ts';
import { LinkPage } from './link-page.tsx';
import type { followLink, loadLink } from './link-route.server.ts';
import { NEWSLETTER_NAMESPACES } from './newsletter-words.ts';

type Loader = (args: LoaderFunctionArgs) => ReturnType<typeof loadLink>;
type Action = (args: ActionFunctionArgs) => ReturnType<typeof followLink>;

export const clientLoader = loadWithWords<Loader>(NEWSLETTER_NAMESPACES);

/** Remix leaves a loader's headers off a document unless the route passes them on. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<Loader> = ({ data, matches, error }) =>
  metaOf(data && { seo: data.seo, preloads: [] }, matches, error);

export function LinkRoute() {
  const { purpose, state } = useLoaderData<Loader>();
  const followed = useActionData<Action>();
  return <LinkPage purpose={purpose} state={followed?.state ?? state} />;
}
