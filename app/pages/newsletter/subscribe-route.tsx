/** The drawing half of `/newsletter`, for the route. */
import type { HeadersFunction } from '@remix-run/node';
import {
  useActionData,
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/react';
import { metaOf } from '../../seo/meta.ts';
import { addNewsletterWords } from './newsletter-words.ts';
import { SubscribePage } from './subscribe-page.tsx';
import type { action, loader } from './subscribe-route.server.ts';

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [page] = await Promise.all([serverLoader<typeof loader>(), addNewsletterWords()]);
  return page;
}

/** Remix leaves an action's headers off a document unless the route passes them on. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  metaOf(data && { seo: data.seo, preloads: [] }, matches, error);

export function SubscribeRoute() {
  const { isSent } = useLoaderData<typeof loader>();
  return <SubscribePage isSent={isSent} reply={useActionData<typeof action>() ?? null} />;
}
