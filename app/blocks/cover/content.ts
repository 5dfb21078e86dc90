import { z } from 'zod';
import { imageSchema } from '../../../contract/image.ts';
import { text } from '../../../contract/block-content.ts';

export const schema = z.strictObject({
  title: text,
  subtitle: text.optional(),
  image: imageSchema,
  /** Further pictures, which make a gallery of the cover. */
  images: z.array(imageSchema).min(1).max(5).optional(),
  /** A film without sound, on this site, that plays over the picture where a visitor lets it. */
  video: z
    .strictObject({
      url: z
        .string()
        .regex(/^\/(?![/\\])[\w./-]+\.(?:webm|mp4)$/, 'must be a webm or mp4 file of this site'),
    })
    .optional(),
  showSearchBar: z.boolean().default(false),
});
export type Content = z.infer<typeof schema>;
