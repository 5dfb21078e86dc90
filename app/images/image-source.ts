/** The files of a picture in the widths of the image service, and preloads of pictures seen at once (SEO-02). */
import { type ImageWidth, printImageUrl, widthsOf } from '../../contract/image-address.ts';
import type { Image, ImageVariant } from '../../contract/image.ts';
import { below, from } from '../styles/media.ts';
import type { PictureSource } from '../ui/picture/picture.tsx';
import { PICTURE_PLACES, type PicturePlace, sizesOf } from './picture-places.ts';

interface ImageSources {
  readonly source: PictureSource;
  readonly narrowSource: PictureSource | null;
}

/** For a browser that knows no `srcset`, and for addresses of one image. */
const PLAIN_WIDTH = 688;

type ImageOfOneCut = Pick<Image, 'baseUrl' | 'seoName' | 'desktop'>;
/** With its cut for narrow screens, where it has one. */
export type ImageOfCuts = ImageOfOneCut & Partial<Pick<Image, 'mobile'>>;

/** What is drawn beside words that say as much, in one cut on every screen: all that a loader sends of it. */
export type PlainImage = ImageOfOneCut & Pick<Image, 'colour'>;

export function plainImage({ baseUrl, seoName, colour, desktop }: Image): PlainImage {
  return { baseUrl, seoName, colour, desktop };
}

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
export function imageSources(image: ImageOfCuts, base: string, upTo = Infinity): ImageSources {
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
  const { desktop, mobile } = image;
  return { source: sourceOf(desktop), narrowSource: mobile ? sourceOf(mobile) : null };
}

/**
 * A picture that a page shows at once (SEO-02). What draws it and what preloads it take the same: were the two told
 * apart, a browser would fetch both.
 */
export interface CoverImage<Drawn extends ImageOfCuts = Image> {
  readonly image: Drawn;
  readonly place: PicturePlace;
  /** Whether the drawing for narrow screens stands in there. */
  readonly hasNarrow?: boolean;
}

/** A link of the head: one for each drawing, of which the screen's width lets one count. */
export interface ImagePreload {
  readonly imageSrcSet: string;
  readonly imageSizes: string;
  readonly media?: string;
}

/** @param base where images of no `baseUrl` of their own stand */
export function coverPreloads(
  { image, place, hasNarrow }: CoverImage<ImageOfCuts>,
  base: string,
): readonly ImagePreload[] {
  const { source, narrowSource } = imageSources(image, base, PICTURE_PLACES[place].upTo);
  const preload = ({ src, srcSet }: PictureSource) => ({
    imageSrcSet: srcSet ?? src,
    imageSizes: sizesOf(place),
  });
  if (!hasNarrow || !narrowSource) return [preload(source)];
  return [
    { ...preload(narrowSource), media: below.large },
    { ...preload(source), media: from.large },
  ];
}

/** What is composed for narrow screens suits a narrow cut best, on any screen. */
export function tall(image: Image): Image {
  return { ...image, desktop: image.mobile ?? image.desktop, mobile: null };
}
