/** The drawing half of the start page of a booking, for the route. */
import type { HeadersFunction } from '@remix-run/node';
import {
  useActionData,
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import { browserMarket } from '../i18n/browser-market.ts';
import { addWords } from '../i18n/loaded-words.ts';
import type { WordNamespace } from '../i18n/word-namespaces.ts';
import { ErrorPage } from '../layout/error-page.tsx';
import { differByModal } from '../modals/modal-address.ts';
import { metaOf } from '../seo/meta.ts';
import { BookingStartPage } from './booking-start-page.tsx';
import type { action, loader } from './booking-start-route.server.ts';

const NAMESPACES: readonly WordNamespace[] = ['enquiry', 'travel', 'listing'];

/** Words of the page, loaded before it is hydrated. */
export const handle = { i18n: NAMESPACES };

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [page] = await Promise.all([
    serverLoader<typeof loader>(),
    addWords(browserMarket().textLocale, NAMESPACES),
  ]);
  return page;
}

/** Remix leaves a loader's headers off a document unless the route passes them on. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const passed = new Headers(loaderHeaders);
  actionHeaders.forEach((value, name) => passed.set(name, value));
  return passed;
};

/** A form handed back because the tour has changed is drawn with the tour of now. */
export function shouldRevalidate({
  actionStatus,
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formMethod === undefined && differByModal(currentUrl, nextUrl)) return false;
  return actionStatus === 409 || defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  metaOf(data && { seo: data.seo, preloads: [] }, matches, error);

export function BookingStartRoute() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <BookingStartPage data={data} reply={reply ?? null} />;
}

export function BookingStartErrorBoundary() {
  return <ErrorPage />;
}
