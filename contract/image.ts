/** Images and their addresses: `{base}/resource/{size}/{id}/{seo name}` (§3, TRV-12). */
import { z } from 'zod';

/** Widths in pixels that the image service makes; no other is served. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1600, 2000] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Where images stand on their host. */
export const IMAGE_PREFIX = '/resource';

/** Of the original's bytes, so that what an address shows never changes. */
export const IMAGE_ID = /^[0-9a-f]{32}$/;
export const SEO_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** One original: the same picture may have another for small screens. */
export const imageVariantSchema = z.object({
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
  desktop: imageVariantSchema,
  /** Composed for narrow screens; null where the one for desktops serves. */
  mobile: imageVariantSchema.nullable(),
});
export type Image = z.infer<typeof imageSchema>;

export interface ImageAddress {
  readonly baseUrl: string;
  readonly id: string;
  readonly seoName: string;
}

/** Address of an original drawn at a width. */
export function printImageUrl({ baseUrl, id, seoName }: ImageAddress, width: ImageWidth): string {
  return `${baseUrl}${IMAGE_PREFIX}/${width}/${id}/${seoName}`;
}

/**
 * The widths that make sense for an original: all up to its own, and the next one, which shows it whole.
 * A drawn one is sharp at any width, yet no screen here needs it wider.
 */
export function widthsOf({ width }: Pick<ImageVariant, 'width'>): readonly ImageWidth[] {
  const largest = IMAGE_WIDTHS.find((each) => each >= width) ?? IMAGE_WIDTHS.at(-1);
  return IMAGE_WIDTHS.filter((each) => each <= (largest ?? 0));
}
