import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

export const note = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);
