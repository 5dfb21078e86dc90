import { z } from 'zod';
import { text } from '../../../contract/block-content.ts';

export const schema = z.strictObject({
  title: text,
  subtitle: text.optional(),
  ways: z.array(z.strictObject({ title: text, text })).min(1),
});
export type Content = z.infer<typeof schema>;
