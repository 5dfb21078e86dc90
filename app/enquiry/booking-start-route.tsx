/** The drawing half of the start page of a booking, for the route. */
import type { HeadersFunction } from '@remix-run/node';
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import { useState } from 'react';
import { isRefused } from '../answers/is-refused.ts';
import { loadWithWords } from '../answers/load-with-words.ts';
import { isUnanswered, orUnanswered } from '../answers/or-unanswered.ts';
import type { WordNamespace } from '../i18n/word-namespaces.ts';
import { ErrorPage } from '../layout/error-page.tsx';
import { differByModal } from '../modals/modal-address.ts';
import { metaOf } from '../seo/meta.ts';
import { BookingStartPage } from './booking-start-page.tsx';
import type { action, loader } from './booking-start-route.server.ts';

const NAMESPACES: readonly WordNamespace[] = ['enquiry', 'travel', 'listing'];

/** Words of the page, loaded before it is hydrated. */
export const handle = { i18n: NAMESPACES };

export const clientLoader = loadWithWords<typeof loader>(NAMESPACES, [
  'routes/booking.$tour.start',
]);

export const clientAction = (args: ClientActionFunctionArgs) => orUnanswered(args);

/** Remix leaves a loader's headers off a document unless the route passes them on. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const passed = new Headers(loaderHeaders);
  actionHeaders.forEach((value, name) => passed.set(name, value));
  return passed;
};

/** A form handed back because the tour has changed is drawn with the tour of now. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { actionStatus, currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  if (formMethod === undefined && differByModal(currentUrl, nextUrl)) return false;
  return actionStatus === 409 || (!isRefused(change) && defaultShouldRevalidate);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  metaOf(data && { seo: data.seo, preloads: [] }, matches, error);

export function BookingStartRoute() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const unanswered = isUnanswered(answer) ? answer : null;
  // Where none came, the one before still holds, with the key of what was sent.
  const [last, setLast] = useState(unanswered ? undefined : answer);
  if (!unanswered && answer !== last) setLast(answer);
  const reply = (unanswered ? last : answer) ?? null;
  return <BookingStartPage data={data} reply={reply} unanswered={unanswered} />;
}

export function BookingStartErrorBoundary() {
  return <ErrorPage />;
}
