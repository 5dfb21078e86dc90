import type { Image } from '../../../contract/image.ts';
import type { CoverImage } from '../../images/image-source.ts';

/** The picture beside the words, as it is drawn, and preloaded where the block leads its page (SEO-02). */
export function pictureBeside(image: Image): CoverImage {
  return { image, sizes: '(min-width: 768px) 540px, 92vw', upTo: 1280 };
}
