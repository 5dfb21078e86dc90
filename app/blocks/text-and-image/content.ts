import { z } from 'zod';
import { imageSchema } from '../../../contract/image.ts';
import { text, link } from '../../../contract/block-content.ts';

export const schema = z.strictObject({
  title: text,
  paragraphs: z.array(text).min(1),
  image: imageSchema.optional(),
  link: link.optional(),
});
export type Content = z.infer<typeof schema>;
