/** Images as calls give them (§3, TRV-12). */
import { z } from 'zod';
import { IMAGE_ID, SEO_NAME } from './image-address.ts';

/** One original: the same picture may have another for small screens. */
const imageVariantSchema = z.object({
  id: z.string().regex(IMAGE_ID),
  /** Pixels of the original. */
  width: z.int().min(1),
  height: z.int().min(1),
});
export type ImageVariant = z.infer<typeof imageVariantSchema>;

export const imageSchema = z.object({
  /** Names the picture where it belongs, e.g. in a travel's gallery; not an original. */
  id: z.string(),
  /** Before `/resource`; empty for images on the site's own hosts. */
  baseUrl: z.string(),
  seoName: z.string().regex(SEO_NAME),
  title: z.string(),
  altText: z.string(),
  /** Shown until the image is there, as CSS says it. */
  colour: z.string().regex(/^(?:#[0-9a-f]{6}|transparent)$/),
  /** A dark colour of a poster's palette, on which light words can be read; photographs have none. */
  tone: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  desktop: imageVariantSchema,
  /** Composed for narrow screens; null where the one for desktops serves. */
  mobile: imageVariantSchema.nullable(),
});
export type Image = z.infer<typeof imageSchema>;
