/** A loader in the browser that never fails: a fetcher's failure would take the place of the page. */
import type { ClientLoaderFunctionArgs } from '@remix-run/react';

/** @param nothing what stands for an answer that did not come, for the query that asked */
export function silentLoader<Answer>(nothing: (query: URLSearchParams) => Answer) {
  return async ({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<Answer> => {
    try {
      return (await serverLoader()) as Answer;
    } catch {
      return nothing(new URL(request.url).searchParams);
    }
  };
}
