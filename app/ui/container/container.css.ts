import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

/** Pixels of content (LAY-16), the edges not counted; `text` is a measure for reading. */
export const CONTAINER_WIDTHS = { text: 680, narrow: 1000, medium: 1100, wide: 1160 } as const;

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
