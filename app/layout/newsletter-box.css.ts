import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

export const form = style({
  '@layer': { [component]: { display: 'grid', gap: vars.space[12], maxWidth: '420px' } },
});

export const words = style({
  '@layer': { [component]: { fontWeight: 650, lineHeight: vars.lineHeight.snug } },
});

export const row = style({
  '@layer': { [component]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[8] } },
});

export const field = style({
  '@layer': {
    [component]: {
      flex: '1 1 180px',
      minWidth: 0,
      minHeight: '44px',
      padding: '8px 20px',
      border: '1px solid rgb(255 246 236 / 55%)',
      borderRadius: vars.radius.pill,
      background: 'transparent',
      color: vars.color.onInk,
      selectors: {
        '&::placeholder': { color: vars.color.onInkMuted },
        '&:focus-visible': { borderRadius: vars.radius.pill },
      },
    },
  },
});

export const note = style({
  '@layer': {
    [component]: { color: vars.color.onInkMuted, fontSize: vars.fontSize.caption },
  },
});
