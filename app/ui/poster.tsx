import { filling, poster } from './poster.css.ts';

/** Size that the files are drawn in. */
const WIDTH = 1600;
const HEIGHT = 1000;

export interface PosterProps {
  /** Name of a file in `public/scenes`. */
  readonly scene: string;
  /** Shape of the cut; `fill` takes the shape of the positioned element around it. */
  readonly aspect?: keyof typeof poster | 'fill';
  /** Empty where the words beside it say as much. */
  readonly alt: string;
  /** Whether it is seen at once; others are fetched as they come near. */
  readonly priority?: boolean;
}

/** A landscape of the poster library (visual direction), cut to shape around its middle. */
export function Poster({ scene, aspect = 'card', alt, priority = false }: PosterProps) {
  return (
    <img
      className={aspect === 'fill' ? filling : poster[aspect]}
      src={`/scenes/${scene}.svg`}
      width={WIDTH}
      height={HEIGHT}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      // React 18 knows the attribute in lower case only.
      {...(priority ? { fetchpriority: 'high' } : {})}
    />
  );
}
