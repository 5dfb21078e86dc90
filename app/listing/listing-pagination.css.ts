import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

export const pageOf = style({
  '@layer': {
    [component]: {
      textAlign: 'center',
      color: vars.color.textMuted,
      fontSize: vars.fontSize.small,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
