import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

export const clearLink = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '36px',
      paddingInline: vars.space[8],
      fontSize: vars.fontSize.small,
      fontWeight: 650,
    },
  },
});
