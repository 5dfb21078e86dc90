import { style } from '@vanilla-extract/css';
import { page } from '../../styles/layers.css.ts';
import { vars } from '../../styles/tokens.css.ts';

export const departure = style({
  '@layer': {
    [page]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: vars.space[4],
    },
  },
});

export const label = style({
  '@layer': {
    [page]: { color: vars.color.textMuted, fontSize: vars.fontSize.small },
  },
});

export const link = style({
  '@layer': { [page]: { color: vars.color.text, fontWeight: 650 } },
});
