import { style, styleVariants } from '@vanilla-extract/css';
import { primitive } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

export const price = style({
  '@layer': {
    [primitive]: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space[8],
      fontVariantNumeric: 'tabular-nums',
      lineHeight: vars.lineHeight.snug,
    },
  },
});

export const prefix = style({
  '@layer': { [primitive]: { fontSize: vars.fontSize.small, color: vars.color.textMuted } },
});

const currentBase = style({
  '@layer': {
    [primitive]: { fontFamily: vars.font.display, fontWeight: 750, whiteSpace: 'nowrap' },
  },
});
export const current = styleVariants(
  { medium: vars.fontSize.title, large: vars.fontSize.heading },
  (fontSize) => [currentBase, { '@layer': { [primitive]: { fontSize } } }],
);

export const reduced = style({
  '@layer': { [primitive]: { color: vars.color.accentText } },
});

export const was = style({
  '@layer': {
    [primitive]: {
      color: vars.color.textMuted,
      fontSize: vars.fontSize.small,
      whiteSpace: 'nowrap',
    },
  },
});

export const note = style({
  '@layer': {
    [primitive]: {
      flexBasis: '100%',
      color: vars.color.textMuted,
      fontSize: vars.fontSize.caption,
    },
  },
});
