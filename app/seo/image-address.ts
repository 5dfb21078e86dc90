/** Whole addresses of pictures, for what reads a page without being on it (SEO-01). */
import { printImageUrl, type ImageWidth, CARD } from '../../contract/image-address.ts';
import type { Image } from '../../contract/image.ts';

/** Where a site's own pictures stand. */
export interface ImagePlace {
  /** Of the market's site. */
  readonly origin: string;
  /** Empty where they stand on that site. */
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
