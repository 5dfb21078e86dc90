import { style, styleVariants } from '@vanilla-extract/css';
import { primitive } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';
import { CONTAINER_WIDTHS } from './container-widths.ts';

const base = style({
  '@layer': {
    [primitive]: {
      width: '100%',
      marginInline: 'auto',
      paddingInline: vars.space.edge,
    },
  },
});

/** The edges added. */
export const container = styleVariants(CONTAINER_WIDTHS, (width) => [
  base,
  { '@layer': { [primitive]: { maxWidth: `calc(${width}px + 2 * ${vars.space.edge})` } } },
]);
