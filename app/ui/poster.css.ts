import { styleVariants, style } from '@vanilla-extract/css';
import { primitive } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

const base = style({
  '@layer': {
    [primitive]: {
      width: '100%',
      objectFit: 'cover',
      background: vars.color.placeholder,
    },
  },
});

export const poster = styleVariants(
  { card: '4 / 3', wide: '16 / 9', cover: '21 / 9', square: '1 / 1', portrait: '3 / 4' },
  (aspectRatio) => [base, { '@layer': { [primitive]: { height: 'auto', aspectRatio } } }],
);

/** Fills what holds it, whatever its shape. */
export const filling = style([
  base,
  { '@layer': { [primitive]: { position: 'absolute', inset: 0, height: '100%' } } },
]);
