import { z } from 'zod';
import { link, text } from '../../../contract/block-content.ts';

export const schema = z.strictObject({
  title: text,
  subtitle: text.optional(),
  show: z.int().min(3).max(8).default(6),
  link: link.optional(),
});
export type Content = z.infer<typeof schema>;
