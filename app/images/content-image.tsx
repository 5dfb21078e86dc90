import type { Image } from '../../contract/image.ts';
import { useSite } from '../i18n/site.ts';
import { Picture, type PictureProps } from '../ui/picture/picture.tsx';
import { imageSources } from './image-source.ts';
import { PICTURE_PLACES, type PicturePlace, sizesOf } from './picture-places.ts';

export interface ContentImageProps extends Pick<PictureProps, 'shape' | 'priority'> {
  readonly image: Image;
  /** What says how wide it is drawn. */
  readonly place: PicturePlace;
  /** Empty where the words beside it say as much; else what the image's own words say. */
  readonly alt?: string;
  /** Whether the drawing for narrow screens may stand in: not where the cut is as wide on each. */
  readonly hasNarrow?: boolean;
}

/** A picture of the catalogue or of a page, with the widths of the image service. */
export function ContentImage({ image, alt, place, hasNarrow = false, ...rest }: ContentImageProps) {
  const { imagesBaseUrl } = useSite();
  const { source, narrowSource } = imageSources(image, imagesBaseUrl, PICTURE_PLACES[place].upTo);
  return (
    <Picture
      {...rest}
      source={source}
      sizes={sizesOf(place)}
      narrowSource={hasNarrow ? narrowSource : null}
      alt={alt ?? image.altText}
      colour={image.colour}
    />
  );
}
