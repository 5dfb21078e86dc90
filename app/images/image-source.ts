/** An image of the contract as the sources that a browser chooses from (TRV-12). */
import { printImageUrl, widthsOf, type ImageWidth } from '../../contract/image-address.ts';
import type { Image, ImageVariant } from '../../contract/image.ts';
import type { PictureSource } from '../ui/picture/picture.tsx';

export interface ImageSources {
  readonly source: PictureSource;
  readonly narrowSource: PictureSource | null;
}

/** For a browser that knows no `srcset`, and for addresses of one image. */
const PLAIN_WIDTH = 640;

type ImageOfOneCut = Pick<Image, 'baseUrl' | 'seoName' | 'desktop'>;

/** One width for every screen, for an image so small that a choice would be more of the page than it saves. */
export function imageSourceAt(
  image: ImageOfOneCut,
  base: string,
  width: ImageWidth,
): PictureSource {
  const { desktop } = image;
  return {
    src: urlOf(image, base, desktop, width),
    width: desktop.width,
    height: desktop.height,
  };
}

function urlOf(
  { baseUrl, seoName }: ImageOfOneCut,
  base: string,
  { id }: ImageVariant,
  width: ImageWidth,
): string {
  return printImageUrl({ baseUrl: baseUrl || base, id, seoName }, width);
}

/**
 * @param base where images of no `baseUrl` of their own stand: empty for the site's own host
 * @param upTo the largest width that it is ever drawn at, in pixels of the screen
 */
export function imageSources(image: Image, base: string, upTo = Infinity): ImageSources {
  const sourceOf = (variant: ImageVariant): PictureSource => {
    const urlAt = (width: ImageWidth) => urlOf(image, base, variant, width);
    return {
      src: urlAt(PLAIN_WIDTH),
      srcSet: widthsOf(variant)
        .filter((width) => width <= upTo)
        .map((width) => `${urlAt(width)} ${width}w`)
        .join(', '),
      width: variant.width,
      height: variant.height,
    };
  };
  return { source: sourceOf(image.desktop), narrowSource: image.mobile && sourceOf(image.mobile) };
}
