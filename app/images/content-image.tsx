import type { Image } from '../../contract/image.ts';
import { useSite } from '../i18n/site.ts';
import { Picture, type PictureProps } from '../ui/picture/picture.tsx';
import { imageSources } from './image-source.ts';

export interface ContentImageProps extends Pick<PictureProps, 'sizes' | 'shape' | 'priority'> {
  readonly image: Image;
  /** Empty where the words beside it say as much; else what the image's own words say. */
  readonly alt?: string;
  /** Whether the drawing for narrow screens may stand in: not where the cut is as wide on each. */
  readonly hasNarrow?: boolean;
  /** The largest width that it is ever drawn at, in pixels of the screen. */
  readonly upTo?: number;
}

/** A picture of the catalogue or of a page, with the widths of the image service. */
export function ContentImage({ image, alt, hasNarrow = false, upTo, ...rest }: ContentImageProps) {
  const { imagesBaseUrl } = useSite();
  const { source, narrowSource } = imageSources(image, imagesBaseUrl, upTo);
  return (
    <Picture
      {...rest}
      source={source}
      narrowSource={hasNarrow ? narrowSource : null}
      alt={alt ?? image.altText}
      colour={image.colour}
    />
  );
}
