/** Loader and action of the start page of a booking, for the route. */
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { sendEnquiry } from './booking-start-action.server.ts';
import { bookingStartContext } from './booking-start-context.server.ts';
import { loadBookingStart } from './booking-start-loader.server.ts';

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = await bookingStartContext(request, context, params.tour);
  const answer = await loadBookingStart(page);
  return data(answer.data, { status: answer.status, headers: headersFor(answer.status) });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const page = await bookingStartContext(request, context, params.tour);
  const answer = await sendEnquiry(page);
  return data(answer.reply, { status: answer.status, headers: headersFor(answer.status) });
}

/** Seconds until it may be another answer: an address may ask again in the next hour. */
const RETRY_AFTER_S: Readonly<Record<number, string>> = { 429: '3600', 503: '5' };

/** The form's key is one visitor's: no cache may hand it to another. */
function headersFor(status: number): HeadersInit {
  const caching = { 'cache-control': 'private, no-cache' };
  const retryAfter = RETRY_AFTER_S[status];
  return retryAfter ? { ...caching, 'retry-after': retryAfter } : caching;
}
