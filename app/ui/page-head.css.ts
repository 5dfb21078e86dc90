import { style } from '@vanilla-extract/css';
import { inPrimitive } from '../styles/layered.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

/** The band over the width of the page with its title and its form. */
export const pageHead = style(
  inPrimitive({
    paddingBlock: vars.space[24],
    background: vars.color.sunken,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    '@media': { [from.desktop]: { paddingBlock: vars.space[40] } },
  }),
);
