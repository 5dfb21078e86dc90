import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';
import { fingerHigh } from '../styles/touch.ts';

/** Below the filters that it is about. */
export const note = style({
  '@layer': {
    [component]: { color: vars.color.textMuted, fontSize: vars.fontSize.small },
  },
});

export const clearLink = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '36px',
      '@media': fingerHigh,
      fontSize: vars.fontSize.small,
      fontWeight: 650,
    },
  },
});
