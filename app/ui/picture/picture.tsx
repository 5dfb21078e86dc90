import { below } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';
import { filling, frame, shaped, type PictureShape } from './picture.css.ts';

/** One drawing or photograph in the widths that there are. */
export interface PictureSource {
  readonly src: string;
  readonly srcSet?: string;
  /** Pixels, whose ratio keeps the place until the image is there. */
  readonly width: number;
  readonly height: number;
}

export interface PictureProps {
  readonly source: PictureSource;
  /** Composed for screens narrower than a tablet. */
  readonly narrowSource?: PictureSource | null;
  /** How wide it is drawn, as the attribute `sizes` says it; needed with `srcSet`. */
  readonly sizes?: string;
  /** Shape of the cut; `fill` takes the shape of the positioned element around it. */
  readonly shape?: PictureShape | 'fill';
  /** Empty where the words beside it say as much. */
  readonly alt: string;
  /** Shown until the image is there. */
  readonly colour?: string;
  /** Whether it is seen at once; others are fetched as they come near. */
  readonly priority?: boolean;
}

/** A tint of the image's colour: as strong as it is, a page of waiting images would be a patchwork. */
const calm = (colour: string) => `color-mix(in oklab, ${colour} 30%, ${vars.color.placeholder})`;

/** An image in the best width for the screen, cut to shape around its middle (TRV-12). */
export function Picture({
  source,
  narrowSource,
  sizes,
  shape = 'card',
  alt,
  colour,
  priority = false,
}: PictureProps) {
  const image = (
    <img
      className={shape === 'fill' ? filling : shaped[shape]}
      style={colour ? { backgroundColor: calm(colour) } : undefined}
      {...source}
      sizes={sizes}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      // React 18 knows the attribute in lower case only.
      {...(priority ? { fetchpriority: 'high' } : {})}
    />
  );
  if (!narrowSource) return image;
  return (
    <picture className={frame}>
      <source
        media={below.large}
        srcSet={narrowSource.srcSet ?? narrowSource.src}
        sizes={sizes}
        width={narrowSource.width}
        height={narrowSource.height}
      />
      {image}
    </picture>
  );
}
