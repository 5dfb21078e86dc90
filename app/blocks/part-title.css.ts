import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

/** Of a part of a long block, to which the contents above it lead. */
export const partTitle = style(
  inComponent({ marginBlockEnd: vars.space[12], fontSize: vars.fontSize.title }),
);
