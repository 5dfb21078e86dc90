/**
 * Saving something, or asking to be told about it, for who is not logged in (WISH-02, NTFY-01): an address, a code that
 * proves it, and where there is no account with it yet a new one. Defined here, as the wishlist's calls are (API-08).
 * Whether an address is known is told by specification, so asking is limited by network as well.
 *
 * What all of them refuse: 404 for a travel or tour that is not offered, 409 with `extra.problem`.
 */
import { z } from 'zod';
import { CURRENCIES } from '../domain/market.ts';
import { NOTIFICATION_TYPES } from '../domain/notification-type.ts';
import { sentCodeSchema } from './account.ts';
import { answerSchema } from './answer.ts';
import { daySchema, travelNameSchema } from './common.ts';
import { imageSchema } from './image.ts';
import { catalogueItemSchema } from './wishlist.ts';

/** A place on the wishlist, or with `alert` a mail about it. */
const wantedItemSchema = catalogueItemSchema.extend({
  alert: z.enum(NOTIFICATION_TYPES).optional(),
});
export type WantedItemRequest = z.infer<typeof wantedItemSchema>;

/** What a code is bound to: the browser's own secret, and the address. */
const askerSchema = z.object({
  browser: z.string().min(16).max(100),
  email: z.string().max(320),
});

/** POST saving-steps/show. With a browser and address also the code that was sent there and can still be typed. */
export const shownStepSchema = z.object({ item: wantedItemSchema, asker: askerSchema.optional() });
export type ShownStepRequest = z.infer<typeof shownStepSchema>;

const wantedSchema = z.object({
  /** In the market's words. */
  travel: travelNameSchema.extend({ image: imageSchema }),
  /** Of the tour; null of a travel. */
  startingDate: daySchema.nullable(),
  endingDate: daySchema.nullable(),
  code: sentCodeSchema.omit({ isNew: true }).nullable(),
  /** Whether a code has proven the address of late: what came after it can be tried again. */
  isProven: z.boolean(),
});
export type Wanted = z.infer<typeof wantedSchema>;
export const shownStepAnswerSchema = answerSchema(wantedSchema);

/** POST saving-steps/begin: 400 with `extra.field` for what is no address. */
export const begunStepsSchema = askerSchema.extend({ item: wantedItemSchema });
export type BegunStepsRequest = z.infer<typeof begunStepsSchema>;
export const begunStepsAnswerSchema = answerSchema(
  z.object({
    /** The code that was sent to a known address; null for a new one, whose owner is asked something first. */
    code: sentCodeSchema.nullable(),
  }),
);

/** POST saving-steps/code: the code that confirms a new account, or another one. */
export const stepCodeSchema = askerSchema;
export type StepCodeRequest = z.infer<typeof stepCodeSchema>;

/** POST saving-steps/finish. 400 with `extra.problem` for a code that does not do (`CODE_PROBLEMS`). */
export const finishedStepsSchema = askerSchema.extend({
  code: z.string().max(50),
  item: wantedItemSchema,
  /** In which the person looks at prices; the market's own without it. */
  currency: z.enum(CURRENCIES).optional(),
  /** Of who has no account yet, which is made only with an answer. */
  acceptsMarketing: z.boolean().optional(),
});
export type FinishedStepsRequest = z.infer<typeof finishedStepsSchema>;
export const finishedStepsAnswerSchema = answerSchema(
  z.object({
    /** Whether the account was made by these steps, and its last one still waits in the mail. */
    isNewAccount: z.boolean(),
  }),
);

/**
 * What `extra.problem` of a 409 says beside those of the wishlist and of alerts. `unknown`: there is no account, and it
 * was not said whether it may get marketing; `admin`: the account has no wishlist.
 */
export type SavingProblem = 'unknown' | 'admin';
