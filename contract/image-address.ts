/**
 * Addresses of images: `{base}/resource/{size}/{id}/{seo name}` (TRV-12). Apart from the schemas, so that
 * the browser's chunks hold no zod.
 */
/**
 * Widths in pixels that pages ask for and the image service makes ahead. Each is made and stored of every picture, so
 * there are as few as keep what a browser takes, the first that has enough, below about 1.35 times what is drawn
 * (docs/decisions/0076).
 */
export const IMAGE_WIDTHS = [
  // A portrait or a menu's poster, on any screen.
  240, 320,
  // Cards beside each other on a desktop or one below the other (341 to 369 px) at one pixel for one.
  384,
  // Small pictures at two, and cards in a row of a phone (286 px) at 1.75.
  480,
  // A card in a row of a phone (286 px) at two.
  576,
  // The most asked for: a card or a travel's cover on a phone, of 375 px at two, of 412 px at 1.75.
  688,
  // The cover of a page on a phone (454 px) at 1.75 and 2, a card in a row at 3.
  848,
  // Cards and covers of travels on a phone at 3; the cover of a page on a desktop at one.
  1008, 1200,
  // The cover of a page on a phone at 3, and on the largest screens at one.
  1440,
  // The cover of a page on a desktop at two.
  2000,
] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Widths that pages asked for once: addresses on other pages and in texts still stand. */
const FORMER_WIDTHS = [160, 640, 960, 1280, 1600] as const;

/** All that the image service serves, at the first request where it makes none ahead. */
export const SERVED_WIDTHS = [...IMAGE_WIDTHS, ...FORMER_WIDTHS] as const;
export type ServedWidth = (typeof SERVED_WIDTHS)[number];

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
  size: ServedWidth | typeof CARD.size,
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
