import type { CoverImage } from '../images/image-source.ts';
import type { LoadedBlock } from './block-props.ts';
import { coverImages } from './cover/cover-images.ts';
import { pictureBeside } from './text-and-image/picture-beside.ts';

/** What the block that leads a page shows at once, so that it is fetched before all else (SEO-02). */
export function firstPictures(block: LoadedBlock | undefined): readonly CoverImage[] {
  switch (block?.type) {
    case 'cover':
      return coverImages(block.data);
    case 'text-and-image':
      return block.data.image ? [pictureBeside(block.data.image)] : [];
    default:
      return [];
  }
}
