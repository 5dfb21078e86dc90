import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../styles/tokens.css.ts';

export const figure = style({
  '@layer': { [component]: { display: 'grid', gap: vars.space[8] } },
});

export const link = style({
  '@layer': {
    [component]: {
      display: 'block',
      overflow: 'hidden',
      borderRadius: vars.radius.card,
      selectors: { '&:focus-visible': { borderRadius: vars.radius.card } },
    },
  },
});

export const caption = style({
  '@layer': {
    [component]: {
      color: vars.color.textMuted,
      fontSize: vars.fontSize.small,
      lineHeight: vars.lineHeight.snug,
    },
  },
});
