/** What a route's `clientLoader` does where no answer comes: the browser may get the page itself. */
import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { siteRouter, type RouterState } from '../site-router.ts';
import { isLostAnswer } from './lost-answer.ts';

/**
 * What is loaded; where an answer or code is lost, the document in its place, since the browser knows best what
 * to say where that does not come either. One that was left is not wanted any more.
 *
 * @param formRoutes the route, or those that share a page, where a form may come back to it. It then stays with
 *   what it has been drawn with, if that cannot be asked for anew: a document would have nothing of what was typed.
 */
export async function orDocument<Data>(
  { request }: Pick<ClientLoaderFunctionArgs, 'request'>,
  load: () => Promise<Data>,
  formRoutes: readonly string[] = [],
): Promise<Data> {
  try {
    return await load();
  } catch (error) {
    if (!isLostAnswer(error) || request.signal.aborted) throw error;
    const state = siteRouter()?.state;
    const route = formRoutes.find((id) => state && id in state.loaderData);
    if (state && route && isFormOfPage(state, request)) return state.loaderData[route] as Data;
    location.assign(request.url);
    return new Promise<never>(() => undefined);
  }
}

/** Whether a form that the page has sent, by itself or beside it, has come back to where it was sent from. */
function isFormOfPage({ location, navigation, fetchers }: RouterState, { url }: Request): boolean {
  const { pathname, search } = new URL(url);
  const isSent = navigation.formMethod ?? [...fetchers.values()].some((one) => one.formMethod);
  return Boolean(isSent) && pathname + search === location.pathname + location.search;
}
