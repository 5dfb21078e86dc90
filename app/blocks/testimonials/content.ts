import { z } from 'zod';
import { text, link, narrowing } from '../../../contract/block-content.ts';

/** What travellers said last, and what all of them think (TRV-11). */
export const schema = z.strictObject({
  title: text,
  subtitle: text.optional(),
  ...narrowing,
  show: z.int().min(1).max(12).default(6),
  link: link.optional(),
});
export type Content = z.infer<typeof schema>;
