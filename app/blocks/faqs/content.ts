import { z } from 'zod';
import { text, prose } from '../../../contract/block-content.ts';

export const schema = z.strictObject({
  title: text,
  subtitle: text.optional(),
  groups: z
    .array(
      z.strictObject({
        title: text,
        items: z.array(z.strictObject({ question: text, answer: prose })).min(1),
      }),
    )
    .min(1),
});
export type Content = z.infer<typeof schema>;
