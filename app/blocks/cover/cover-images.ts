import type { CoverImage } from '../../images/image-source.ts';
import type { Content } from './content.ts';

/** On a narrow screen higher than wide by itself, and cut at the sides. */
const SIZES = '(min-width: 1024px) 74vw, (min-width: 640px) 100vw, 480px';

/**
 * The pictures of a cover in their order, as they are drawn and preloaded (SEO-02). Wide on every screen: what
 * they show has room above the words.
 */
export function coverImages({ image, images = [] }: Pick<Content, 'image' | 'images'>) {
  return [image, ...images].map((each): CoverImage => ({ image: each, sizes: SIZES }));
}
