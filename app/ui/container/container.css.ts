import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';
import { CONTAINER_WIDTHS } from './container-widths.ts';

const base = style(
  inPrimitive({
    width: '100%',
    marginInline: 'auto',
    paddingInline: vars.space.edge,
  }),
);

/** The edges added. */
export const container = styleVariants(CONTAINER_WIDTHS, (width) => [
  base,
  inPrimitive({ maxWidth: `calc(${width}px + 2 * ${vars.space.edge})` }),
]);
