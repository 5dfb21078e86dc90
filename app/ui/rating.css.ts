import { globalStyle, style } from '@vanilla-extract/css';
import { primitive } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

export const rating = style({
  '@layer': {
    [primitive]: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${vars.space[4]} ${vars.space[8]}`,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: vars.lineHeight.snug,
    },
  },
});

export const stars = style({
  '@layer': { [primitive]: { position: 'relative', display: 'inline-flex', flexShrink: 0 } },
});

const row = { display: 'inline-flex', whiteSpace: 'nowrap' } as const;

/** Five outlines. */
export const blank = style({
  '@layer': { [primitive]: { ...row, color: vars.color.borderStrong } },
});

/** The same five filled, cut off where the rating ends. */
export const filled = style({
  '@layer': {
    [primitive]: {
      ...row,
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      overflow: 'hidden',
      color: vars.color.star,
    },
  },
});

globalStyle(`${filled} svg`, { '@layer': { [primitive]: { fill: vars.color.sun } } });

export const star = style({ '@layer': { [primitive]: { display: 'inline-flex' } } });

export const value = style({ '@layer': { [primitive]: { fontWeight: 650 } } });

export const note = style({
  '@layer': { [primitive]: { color: vars.color.textMuted, fontSize: vars.fontSize.small } },
});
