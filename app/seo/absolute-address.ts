/** Absolute addresses of pages and pictures, for search engines and shared links (SEO-01). */
import { CARD, printImageUrl, type ImageWidth } from '../../contract/image-address.ts';
import type { Image } from '../../contract/image.ts';

/** The brand's mark; the build draws it. */
export const BRAND_CARD = '/icons/card.png';

/** The absolute address of a path; the home page's has no slash at its end. */
export function pageAddress(origin: string, path: string): string {
  return origin + path.replace(/^\/$/, '');
}

/** Where a site's own pictures are served from. */
export interface ImagePlace {
  /** Of the market's site. */
  readonly origin: string;
  /** Empty when they are served by that site. */
  readonly imagesBaseUrl: string;
}

/** Address of the wide drawing at a width, or as a card. */
export function imageAddress(
  { baseUrl, desktop, seoName }: Image,
  size: ImageWidth | typeof CARD.size,
  { origin, imagesBaseUrl }: ImagePlace,
): string {
  const url = printImageUrl({ baseUrl: baseUrl || imagesBaseUrl, id: desktop.id, seoName }, size);
  return new URL(url, origin).href;
}
