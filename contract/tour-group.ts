/**
 * Who else goes on a tour, or thinks of it (TRV-08). Everybody may know how many asked for a seat; only those
 * who are logged in may know who of them lets people read their name, and counts of who has a seat.
 */
import { z } from 'zod';
import { PERSON_AGE_GROUPS } from '../domain/age-group.ts';
import { answerSchema } from './answer.ts';
import { daySchema } from './common.ts';

/** People of the last days; 0 of fewer than two, so that nobody is counted alone. */
const interestSchema = z.object({ people: z.int().min(0) });
export const interestAnswerSchema = answerSchema(interestSchema);

/** Somebody who asked for a seat, which is not a booking. */
const companionSchema = z.object({
  /** Null where no name could be made out in what was written. */
  firstName: z.string().max(40).nullable(),
  ageGroup: z.enum(PERSON_AGE_GROUPS).nullable(),
  askedOn: daySchema,
});
export type Companion = z.infer<typeof companionSchema>;

/** No count of people with a seat says fewer: it would be somebody. */
export const LEAST_COUNTED = 5;
const countSchema = z.int().min(LEAST_COUNTED);

/** Who has a seat, in counts; one that is left out is too small, or nobody knows it. */
const seatHoldersSchema = z.object({
  women: countSchema.optional(),
  /** Who came without anybody they know. */
  alone: countSchema.optional(),
  /** Who travels like this for the first time. */
  firstTimers: countSchema.optional(),
  ages: z.partialRecord(z.enum(PERSON_AGE_GROUPS), countSchema),
});
export type SeatHolders = z.infer<typeof seatHoldersSchema>;

const companionsSchema = z.object({
  /** Who asked last comes first. */
  companions: z.array(companionSchema),
  seatHolders: seatHoldersSchema,
});
export type Companions = z.infer<typeof companionsSchema>;
export const companionsAnswerSchema = answerSchema(companionsSchema);
