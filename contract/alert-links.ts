/**
 * The link in an alert's mail (NTFY-03): what it is about, and ending it without logging in. Its token is all that
 * counts, and it works after its alert has ended, for the others of the same person.
 */
import { z } from 'zod';
import { NOTIFICATION_TYPES } from '../domain/notification-type.ts';
import { answerSchema } from './answer.ts';
import { daySchema, travelNameSchema } from './common.ts';

/** POST alerts/links/show: 404 for a token that no mail had. */
export const alertLinkSchema = z.object({ token: z.string().max(100) });
export type AlertLinkRequest = z.infer<typeof alertLinkSchema>;

/** POST alerts/links/use: twice is as once. */
export const endAlertsSchema = alertLinkSchema.extend({
  /** Whether to end every alert of the person, not this one alone. */
  all: z.boolean(),
});
export type EndAlertsRequest = z.infer<typeof endAlertsSchema>;

const linkedAlertSchema = z.object({
  type: z.enum(NOTIFICATION_TYPES),
  /** In the market's words; null once the catalogue does not have the travel. */
  travel: travelNameSchema.nullable(),
  /** Of the tour; null of a travel, and once the tour is gone. */
  startingDate: daySchema.nullable(),
  endingDate: daySchema.nullable(),
  isOn: z.boolean(),
  /** How many other alerts of the same person are on. */
  others: z.number(),
});
export type LinkedAlert = z.infer<typeof linkedAlertSchema>;
export const alertLinkAnswerSchema = answerSchema(linkedAlertSchema);
