import type { Image } from '../../../contract/image.ts';
import type { CoverImage } from '../../images/image-source.ts';

/**
 * A picture of a cover, as it is drawn and preloaded (SEO-02). Wide on every screen: what it shows has room above the
 * words.
 */
export function coverImage(image: Image, hasSearch: boolean): CoverImage {
  return { image, place: hasSearch ? 'searchCover' : 'cover' };
}
