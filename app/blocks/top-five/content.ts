import { z } from 'zod';
import { imageSchema } from '../../../contract/image.ts';
import { text } from '../../../contract/block-content.ts';

/** Things to do in a country, the best first (CMS-06). */
export const schema = z.strictObject({
  title: text,
  subtitle: text.optional(),
  items: z.array(z.strictObject({ title: text, text, image: imageSchema.optional() })).length(5),
});
export type Content = z.infer<typeof schema>;
