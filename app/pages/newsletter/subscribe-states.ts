/** States of the newsletter's form, for its two sides. */

/** Key in the query that says that a mail is on its way. */
export const SENT = 'sent';

/** What keeps a form from being taken. */
const SUBSCRIBE_PROBLEMS = ['missing', 'wrong', 'tooMany', 'unavailable'] as const;
export type SubscribeProblem = (typeof SUBSCRIBE_PROBLEMS)[number];

/** The form as it comes back. */
export interface SubscribeReply {
  readonly problem: SubscribeProblem;
  readonly email: string;
}
