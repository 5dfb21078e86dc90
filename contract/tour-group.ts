/**
 * Who else thinks of a tour (TRV-08): how many people asked for a seat, which everybody may know, and who of
 * them lets people read their name, which only those may who are logged in.
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
/** Who asked last comes first. */
export const companionsAnswerSchema = answerSchema(z.array(companionSchema));
