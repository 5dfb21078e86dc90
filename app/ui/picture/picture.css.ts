import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

/** No box of its own: shape and place are the image's. */
export const frame = style(inPrimitive({ display: 'contents' }));

const base = style(
  inPrimitive({
    width: '100%',
    objectFit: 'cover',
    // Until the image is there, where nobody knows its own colour.
    backgroundColor: vars.color.placeholder,
  }),
);

export const shaped = styleVariants(
  { card: '4 / 3', wide: '16 / 9', cover: '21 / 9', square: '1 / 1', portrait: '3 / 4' },
  (aspectRatio) => [base, inPrimitive({ height: 'auto', aspectRatio })],
);
export type PictureShape = keyof typeof shaped;

/** Fills what holds it, whatever its shape. */
export const filling = style([
  base,
  inPrimitive({ position: 'absolute', inset: 0, height: '100%' }),
]);
