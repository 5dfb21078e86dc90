/** What a route's `clientLoader` does on a network error: it lets the browser load the document. */
import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { siteRouter, type RouterState } from '../site-router.ts';
import { isNetworkError } from './network-error.ts';

/**
 * The loaded data. When data or code cannot be fetched, the browser requests the document instead, and if that
 * fails too, shows its own error page. An aborted navigation does nothing.
 *
 * @param formRoutes IDs of the routes of this page, if it has a form that returns to it. On a network error after
 *   the form was sent, the page keeps the data that it has: a new document would lose what was typed.
 */
export async function fallbackToDocument<Data>(
  { request }: Pick<ClientLoaderFunctionArgs, 'request'>,
  load: () => Promise<Data>,
  formRoutes: readonly string[] = [],
): Promise<Data> {
  try {
    return await load();
  } catch (error) {
    if (!isNetworkError(error) || request.signal.aborted) throw error;
    const state = siteRouter()?.state;
    const route = formRoutes.find((id) => state && id in state.loaderData);
    if (state && route && isFormOfPage(state, request)) return state.loaderData[route] as Data;
    location.assign(request.url);
    return new Promise<never>(() => undefined);
  }
}

/** Lets the browser load the document of a link that the router waits to follow; a form stays where it is. */
export function followToDocument(): void {
  const { location: to, formMethod = 'GET' } = siteRouter()?.state.navigation ?? {};
  if (to && formMethod === 'GET') location.assign(to.pathname + to.search + to.hash);
}

/** Whether the page itself has sent a form, by navigation or fetcher, and reloads its data after it. */
function isFormOfPage({ location, navigation, fetchers }: RouterState, { url }: Request): boolean {
  const { pathname, search } = new URL(url);
  const isSent = navigation.formMethod ?? [...fetchers.values()].some((one) => one.formMethod);
  return Boolean(isSent) && pathname + search === location.pathname + location.search;
}
