import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

export const list = style({
  '@layer': { [component]: { display: 'grid', gap: vars.space[8] } },
});

export const count = style({
  '@layer': {
    [component]: {
      color: vars.color.textMuted,
      fontFamily: vars.font.text,
      fontSize: vars.fontSize.small,
      fontWeight: 400,
      letterSpacing: 0,
    },
  },
});
