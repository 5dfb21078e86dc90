import { style, styleVariants } from '@vanilla-extract/css';
import { primitive } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

const base = style({
  '@layer': {
    [primitive]: {
      width: '100%',
      marginInline: 'auto',
      paddingInline: vars.space.edge,
    },
  },
});

/** Widths of content (LAY-16), the edges added. */
const WIDTHS = { text: 680, narrow: 1000, medium: 1100, wide: 1160 };

export const container = styleVariants(WIDTHS, (width) => [
  base,
  { '@layer': { [primitive]: { maxWidth: `calc(${width}px + 2 * ${vars.space.edge})` } } },
]);
