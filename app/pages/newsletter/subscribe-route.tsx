/** The drawing half of `/newsletter`, for the route. */
import type { HeadersFunction } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { loadWithWords } from '../../answers/load-with-words.ts';
import { metaOf } from '../../seo/meta.ts';
import { NEWSLETTER_NAMESPACES } from './newsletter-words.ts';
import { SubscribePage } from './subscribe-page.tsx';
import type { action, loader } from './subscribe-route.server.ts';

export const clientLoader = loadWithWords<typeof loader>(NEWSLETTER_NAMESPACES);

/** Remix leaves an action's headers off a document unless the route passes them on. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  metaOf(data && { seo: data.seo, preloads: [] }, matches, error);

export function SubscribeRoute() {
  const { isSent } = useLoaderData<typeof loader>();
  return <SubscribePage isSent={isSent} reply={useActionData<typeof action>() ?? null} />;
}
