import type { Image } from '../../contract/image.ts';
import type { CoverImage } from '../images/image-source.ts';

/** So many stand on the wall of a wide screen: the others are beyond. */
export const ON_WALL = 3;

/** Whether there are enough pictures for a wall; else the first one has all the width. */
export function isWall(pictures: readonly Image[]): boolean {
  return pictures.length >= ON_WALL;
}

/** The first picture of a travel, as it is drawn and preloaded (SEO-02); null where there is none. */
export function travelCover(pictures: readonly Image[]): CoverImage | null {
  const [image] = pictures;
  if (!image) return null;
  const { mobile } = image;
  return {
    image,
    place: isWall(pictures) ? 'wallCover' : 'travelCover',
    // On a phone too it is wider than high: of a tall drawing half would be cut away, and what it shows with it.
    hasNarrow: mobile !== null && mobile.width > mobile.height,
  };
}
