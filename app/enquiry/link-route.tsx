/** The drawing half of the page behind the link in the traveller's mail, for the route. */
import type { HeadersFunction } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { loadWithWords } from '../answers/load-with-words.ts';
import type { WordNamespace } from '../i18n/word-namespaces.ts';
import { metaOf } from '../seo/meta.ts';
import { EnquiryLinkPage } from './link-page.tsx';
import type { action, loader } from './link-route.server.ts';

const NAMESPACES: readonly WordNamespace[] = ['enquiry', 'listing'];

/** Words of the page, loaded before it is hydrated. */
export const handle = { i18n: NAMESPACES };

export const clientLoader = loadWithWords<typeof loader>(NAMESPACES);

/** Remix leaves a loader's headers off a document unless the route passes them on. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  metaOf(data && { seo: data.seo, preloads: [] }, matches, error);

export function EnquiryLinkRoute() {
  const found = useLoaderData<typeof loader>();
  // A wish that could not be done is told, though the request itself may be there by now.
  const { state, enquiry } = useActionData<typeof action>() ?? found;
  return <EnquiryLinkPage state={state} enquiry={enquiry} />;
}
