/** What a route's `clientAction` does on a network error: the page with the form stays. */
import type { ClientActionFunctionArgs } from '@remix-run/react';
import { isNetworkError } from './network-error.ts';

/** Stands for a response that did not come: whether the server got the form is unknown. */
export interface Unanswered {
  readonly isUnanswered: true;
  /** The value of the pressed button named `intent`, if it has one. */
  readonly intent: string | null;
  /** Whether the server answered with an error, which a form beside the page has no page for. */
  readonly hasFailed?: true;
}

/**
 * The server's response to a form; `Unanswered` on a network error, since an error page would lose what was
 * typed.
 *
 * @throws what the server threw, which has its own error page
 */
export async function submitForm({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<unknown> {
  const form = request.clone();
  try {
    const answer = await serverAction();
    // All our actions return something: an empty response comes from something in between.
    if (answer !== undefined && answer !== null) return answer;
  } catch (error) {
    if (!isNetworkError(error) || request.signal.aborted) throw error;
  }
  const intent = (await form.formData()).get('intent') as string | null;
  // The status of a failure keeps routes from revalidating (`isRefused`), which would fail as well.
  return Response.json({ isUnanswered: true, intent } satisfies Unanswered, { status: 503 });
}

/**
 * The same for a form that is sent beside the page, by a fetcher: an error of the server's would take the place of
 * the page, which has nothing to do with it, so the form says that it failed (ERR-02).
 */
export async function submitBesidePage(args: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await submitForm(args);
  } catch (error) {
    // A redirect is no failure.
    if (error instanceof Response || args.request.signal.aborted) throw error;
    const failed: Unanswered = { isUnanswered: true, intent: null, hasFailed: true };
    return Response.json(failed, { status: 500 });
  }
}

export function isUnanswered(reply: unknown): reply is Unanswered {
  return typeof reply === 'object' && reply !== null && 'isUnanswered' in reply;
}
