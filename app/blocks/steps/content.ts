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
  /** Whether a phone shows their titles alone, and the text of each for who unfolds it. */
  foldsOnPhone: z.boolean().optional(),
  link: link.optional(),
});
export type Content = z.infer<typeof schema>;
