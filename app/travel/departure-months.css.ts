import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const list = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space[8],
      // Fragments of a grid may break anywhere; blocks obey.
      '@media': { [onPrint]: { display: 'block' } },
    },
  },
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
