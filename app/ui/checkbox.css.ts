import { style } from '@vanilla-extract/css';
import { primitive } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

export const row = style({
  '@layer': {
    [primitive]: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: vars.space[12],
      minHeight: '32px',
      paddingBlock: vars.space[4],
      cursor: 'pointer',
      lineHeight: vars.lineHeight.snug,
      selectors: {
        '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.textMuted },
      },
    },
  },
});

export const box = style({
  '@layer': {
    [primitive]: {
      flexShrink: 0,
      width: '24px',
      height: '24px',
      accentColor: vars.color.accent,
      cursor: 'inherit',
    },
  },
});

export const text = style({
  '@layer': { [primitive]: { flexGrow: 1, minWidth: 0, paddingBlockStart: '2px' } },
});

export const note = style({
  '@layer': {
    [primitive]: {
      paddingBlockStart: '2px',
      color: vars.color.textMuted,
      fontSize: vars.fontSize.small,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
  },
});
