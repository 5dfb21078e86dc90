/**
 * The dated meet-ups that an account has joined (MEET-01). Who else comes is told to who is logged in alone, as far as
 * they agreed (decision 0082).
 */
import { z } from 'zod';
import { answerSchema } from './answer.ts';
import { eventSchema } from './event.ts';

const eventId = z.string().min(1).max(100);

/**
 * POST account/events/join: twice is as once, with the last wish about the name. 409 where it is full, 410 once it has
 * begun. POST account/events/name: changes that wish alone; 409 for who has no place.
 */
export const joinEventSchema = z.object({
  id: eventId,
  /** Whether others who are logged in may read the first name. */
  showName: z.boolean(),
});
export type JoinEvent = z.infer<typeof joinEventSchema>;

/** POST account/events/show and account/events/leave; to leave twice is as once. */
export const eventKeySchema = z.object({ id: eventId });
export type EventKey = z.infer<typeof eventKeySchema>;

/** GET account/events: those that have not begun, by day and time. */
const joinedEventSchema = z.object({ event: eventSchema, isNameShown: z.boolean() });
export type JoinedEvent = z.infer<typeof joinedEventSchema>;
export const joinedEventsAnswerSchema = answerSchema(z.array(joinedEventSchema));

/** POST account/events/show: one, whether the account has joined it or not. */
const ownEventSchema = z.object({
  /** With the first names of those who let them be shown. */
  event: eventSchema,
  isComing: z.boolean(),
  isNameShown: z.boolean(),
  /** Of the account, which is what would be shown; null where it has none. */
  firstName: z.string().nullable(),
});
export const ownEventAnswerSchema = answerSchema(ownEventSchema);
