import { style } from '@vanilla-extract/css';
import { primitive } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

export const list = style({
  '@layer': {
    [primitive]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[8],
      fontSize: vars.fontSize.small,
      color: vars.color.textMuted,
    },
  },
});

export const item = style({
  '@layer': {
    [primitive]: { display: 'inline-flex', alignItems: 'center', gap: vars.space[8], minWidth: 0 },
  },
});

export const link = style({
  '@layer': {
    [primitive]: {
      display: 'inline-block',
      paddingBlock: vars.space[4],
      color: 'inherit',
      selectors: { '&:hover': { color: vars.color.text } },
    },
  },
});
