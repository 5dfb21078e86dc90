import { z } from 'zod';
import { imageSchema } from '../../../contract/image.ts';
import { text, link } from '../../../contract/block-content.ts';

/** How something goes, in order. */
export const schema = z.strictObject({
  title: text,
  subtitle: text.optional(),
  steps: z
    .array(z.strictObject({ title: text, text, image: imageSchema.optional() }))
    .min(2)
    .max(9),
  link: link.optional(),
});
export type Content = z.infer<typeof schema>;
