/** What a route's `clientAction` does on a network error: the page with the form stays. */
import type { ClientActionFunctionArgs } from '@remix-run/react';
import { isNetworkError } from './network-error.ts';

/** Stands for a response that did not come: whether the server got the form is unknown. */
export interface Unanswered {
  readonly isUnanswered: true;
  /** The value of the pressed button named `intent`, if it has one. */
  readonly intent: string | null;
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

export function isUnanswered(reply: unknown): reply is Unanswered {
  return typeof reply === 'object' && reply !== null && 'isUnanswered' in reply;
}
