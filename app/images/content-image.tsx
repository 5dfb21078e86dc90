import type { Image } from '../../contract/image.ts';
import { useSite } from '../i18n/site.ts';
import { Picture, type PictureProps } from '../ui/picture/picture.tsx';
import { imageSources, type PlainImage } from './image-source.ts';
import { PICTURE_PLACES, type PicturePlace, sizesOf } from './picture-places.ts';

/** With `alt` it is drawn beside words that say as much; without it the image's own words are said. */
type ShownImage =
  | { readonly image: Image; readonly alt?: undefined }
  | { readonly image: PlainImage & Partial<Pick<Image, 'mobile'>>; readonly alt: string };

interface DrawnProps extends Pick<PictureProps, 'shape' | 'priority'> {
  /** What says how wide it is drawn. */
  readonly place: PicturePlace;
  /** Whether the drawing for narrow screens may stand in: not where the cut is as wide on each. */
  readonly hasNarrow?: boolean;
}

export type ContentImageProps = DrawnProps & ShownImage;

/** A picture of the catalogue or of a page, with the widths of the image service. */
export function ContentImage(props: ContentImageProps) {
  const { image, hasNarrow = false, place, ...rest } = props;
  const { imagesBaseUrl } = useSite();
  const { source, narrowSource } = imageSources(image, imagesBaseUrl, PICTURE_PLACES[place].upTo);
  return (
    <Picture
      {...rest}
      source={source}
      sizes={sizesOf(place)}
      narrowSource={hasNarrow ? narrowSource : null}
      alt={props.alt === undefined ? props.image.altText : props.alt}
      colour={image.colour}
    />
  );
}
