import { z } from 'zod';
import { imageSchema } from '../../../contract/image.ts';
import { text, link } from '../../../contract/block-content.ts';

export const schema = z.strictObject({
  title: text,
  subtitle: text.optional(),
  pictures: z
    .array(
      z.strictObject({
        image: imageSchema,
        caption: text.optional(),
        /** The traveller whose picture it is, by the name that they want to be read. */
        by: text.optional(),
      }),
    )
    .min(3)
    .max(12),
  link: link.optional(),
});
export type Content = z.infer<typeof schema>;
