import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

export const marks = style({
  '@layer': {
    [component]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] },
  },
});

export const mark = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[8],
      minHeight: '40px',
      padding: '4px 14px',
      border: '1px solid rgb(255 246 236 / 22%)',
      borderRadius: vars.radius.pill,
      color: vars.color.onInk,
      fontSize: vars.fontSize.small,
      fontWeight: 600,
      lineHeight: vars.lineHeight.snug,
    },
  },
});

export const linkedMark = style([
  mark,
  {
    '@layer': {
      [component]: {
        textDecoration: 'none',
        selectors: {
          '&:hover': { borderColor: vars.color.onInk },
          '&:focus-visible': { borderRadius: vars.radius.pill },
        },
      },
    },
  },
]);
