/** What a route's `clientAction` does where no answer comes to a form: the page with the form stays. */
import type { ClientActionFunctionArgs } from '@remix-run/react';
import { isLostAnswer } from './lost-answer.ts';

/** Stands for the answer that did not come: whether the form has arrived nobody knows. */
export interface Unanswered {
  readonly isUnanswered: true;
  /** What the pressed button was for, where it says so. */
  readonly intent: string | null;
}

/**
 * The answer to a form, or word that none came: what is drawn in place of an error page would have nothing of
 * what was typed.
 *
 * @throws what the server threw, which has a page of its own
 */
export async function orUnanswered({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<unknown> {
  const form = request.clone();
  try {
    const answer = await serverAction();
    // Every action says something; an empty answer is somebody else's.
    if (answer !== undefined && answer !== null) return answer;
  } catch (error) {
    if (!isLostAnswer(error) || request.signal.aborted) throw error;
  }
  const intent = (await form.formData()).get('intent') as string | null;
  // With the status of a failure nothing is asked for anew (`isRefused`): it could not be had either.
  return Response.json({ isUnanswered: true, intent } satisfies Unanswered, { status: 503 });
}

export function isUnanswered(reply: unknown): reply is Unanswered {
  return typeof reply === 'object' && reply !== null && 'isUnanswered' in reply;
}
