import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

export const note = style({
  '@layer': {
    [component]: { color: vars.color.textMuted, fontSize: vars.fontSize.small },
  },
});
