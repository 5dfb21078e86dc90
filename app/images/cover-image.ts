/**
 * Pictures that a page shows at once (SEO-02). What draws them and what preloads them take the same
 * `CoverImage`: were the two told apart, a browser would fetch both.
 */
import type { Image } from '../../contract/image.ts';
import { below, from } from '../styles/media.ts';
import type { PictureSource } from '../ui/picture/picture.tsx';
import { imageSources } from './image-source.ts';

export interface CoverImage {
  readonly image: Image;
  /** As the attribute of the image. */
  readonly sizes: string;
  /** Whether the drawing for narrow screens stands in there. */
  readonly hasNarrow?: boolean;
  readonly upTo?: number;
}

/** A link of the head: one for each drawing, of which the screen's width lets one count. */
export interface ImagePreload {
  readonly imageSrcSet: string;
  readonly imageSizes: string;
  readonly media?: string;
}

/** At most so many are fetched before all else: the first of a gallery. */
export const MOST_PRELOADS = 4;

/** @param base where images of no `baseUrl` of their own stand */
export function coverPreloads(
  covers: readonly CoverImage[],
  base: string,
): readonly ImagePreload[] {
  return covers.slice(0, MOST_PRELOADS).flatMap(({ image, sizes, hasNarrow, upTo }) => {
    const { source, narrowSource } = imageSources(image, base, upTo);
    const preload = ({ src, srcSet }: PictureSource) => ({
      imageSrcSet: srcSet ?? src,
      imageSizes: sizes,
    });
    if (!hasNarrow || !narrowSource) return [preload(source)];
    return [
      { ...preload(narrowSource), media: below.large },
      { ...preload(source), media: from.large },
    ];
  });
}
