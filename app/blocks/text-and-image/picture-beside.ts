import type { Image } from '../../../contract/image.ts';
import type { CoverImage } from '../../images/image-source.ts';

/** The picture beside the words, as it is drawn, and preloaded where the block leads its page (SEO-02). */
export function pictureBeside(image: Image): CoverImage {
  return { image, place: 'besideWords' };
}
