/**
 * Addresses of images: `{base}/resource/{size}/{id}/{seo name}` (TRV-12). Apart from the schemas, so that
 * the browser's chunks hold no zod.
 */
/** Widths in pixels that the image service makes; no other is served. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1600, 2000] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Where images stand on their host. */
export const IMAGE_PREFIX = '/resource';

/** Of the original’s bytes, so that what an address shows never changes; 64 bits of them, as it is on a page often. */
export const IMAGE_ID = /^[0-9a-f]{16}$/;
export const SEO_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What is shown where an address is shared, in place of a width: cut to this size, always a JPEG (SEO-01). */
export const CARD = { size: 'card', width: 1200, height: 630, mediaType: 'image/jpeg' } as const;

export interface ImageAddress {
  readonly baseUrl: string;
  readonly id: string;
  readonly seoName: string;
}

/** Address of an original drawn at a width, or as a card. */
export function printImageUrl(
  { baseUrl, id, seoName }: ImageAddress,
  size: ImageWidth | typeof CARD.size,
): string {
  return `${baseUrl}${IMAGE_PREFIX}/${size}/${id}/${seoName}`;
}

/**
 * The widths that make sense for an original: all up to its own, and the next one, which shows it whole.
 * A drawn one is sharp at any width, yet no screen here needs it wider.
 */
export function widthsOf({ width }: { readonly width: number }): readonly ImageWidth[] {
  const largest = IMAGE_WIDTHS.find((each) => each >= width) ?? IMAGE_WIDTHS.at(-1);
  return IMAGE_WIDTHS.filter((each) => each <= (largest ?? 0));
}
