/**
 * What an account wants to be told about travels and tours (NTFY-01, NTFY-02). Defined here, as the wishlist's calls
 * are (API-08), and refused to whom those are refused.
 */
import { z } from 'zod';
import { CURRENCIES } from '../domain/market.ts';
import { NOTIFICATION_TYPES } from '../domain/notification-type.ts';
import { answerSchema } from './answer.ts';
import { daySchema, priceMapSchema, travelNameSchema } from './common.ts';
import { catalogueItemSchema, savedTourStateSchema } from './wishlist.ts';

/** The most of an account. */
export const MAXIMUM_ALERTS = 200;

/** POST account/alerts/disable: one that is not on is no error. */
export const alertKeySchema = catalogueItemSchema.extend({ type: z.enum(NOTIFICATION_TYPES) });
export type AlertKeyRequest = z.infer<typeof alertKeySchema>;

/**
 * POST account/alerts/enable: mails are in the language of the call's market. 404 for what the catalogue does not have
 * or offers no more; 409 with `extra.problem`.
 */
export const enableAlertSchema = alertKeySchema.extend({
  /** In which the person looks at the price; the market's own without it. */
  currency: z.enum(CURRENCIES).optional(),
});
export type EnableAlertRequest = z.infer<typeof enableAlertSchema>;

/**
 * What `extra.problem` of a 409 says. Beside `notOffered`, `extra.types` are those that are offered; `noEmail`: the
 * account has no address that was proven, so that no mail would come.
 */
export type AlertProblem = 'notOffered' | 'tooManyAlerts' | 'noEmail';

/** POST account/alerts/disable-all. */
export const disableAllAlertsSchema = z.object({});

/** GET account/alerts: the one that was turned on last first. */
const alertSchema = z.object({
  type: z.enum(NOTIFICATION_TYPES),
  travelId: z.string(),
  /** Null: about the travel. */
  tourCode: z.string().nullable(),
  /** In the market's words; null once the catalogue does not have the travel. */
  travel: travelNameSchema.nullable(),
  /** Of the tour; null of a travel, and once the tour is gone. */
  startingDate: daySchema.nullable(),
  endingDate: daySchema.nullable(),
  /** What the tour is today; null of a travel. */
  state: savedTourStateSchema.nullable(),
  /** Milliseconds since 1970. */
  since: z.number(),
  /** When it was turned on; null where there was none. */
  price: priceMapSchema.nullable(),
  /** In which the person looked at the price. */
  currency: z.enum(CURRENCIES),
});
export type AccountAlert = z.infer<typeof alertSchema>;
export const alertsAnswerSchema = answerSchema(z.array(alertSchema).max(MAXIMUM_ALERTS));
