/** GET version: which catalogue the answers are given from, for whoever keeps pages made of them. */
import { z } from 'zod';
import { answerSchema } from './answer.ts';

export const versionAnswerSchema = answerSchema(
  z.object({
    /** Another one after each change; equal or not is all that it says. */
    version: z.string(),
  }),
);
export type VersionAnswer = z.infer<typeof versionAnswerSchema>;
