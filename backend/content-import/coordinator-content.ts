/** A coordinator's file under `content/coordinators/{id}.yaml`: facts and words in every language. */
import { z } from 'zod';
import { portraitContentSchema } from './portrait-content.ts';
import { wordsInLanguages } from './shared-schemas.ts';

const words = z.strictObject({
  /** Two or three sentences in the first person. */
  bio: z.string().trim().min(40),
  /** One line under the name. */
  speciality: z.string().trim().min(3).max(90),
  /** The city's name, where the language has one of its own: Lione. */
  city: z.string().trim().min(1).optional(),
});

export const coordinatorContentSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  firstName: z.string().trim().min(1),
  lastName: z.string().trim().min(1),
  city: z.string().trim().min(1),
  /** ISO 3166 alpha-2 of where they live. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** ISO 639-1 codes. */
  languages: z.array(z.string().regex(/^[a-z]{2}$/)).min(1),
  coordinatesSince: z.int().min(2010),
  /** Their initials stand for who has none. */
  portrait: portraitContentSchema.optional(),
  words: wordsInLanguages(words),
});
export type CoordinatorContent = z.infer<typeof coordinatorContentSchema>;
