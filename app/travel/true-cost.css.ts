import { globalStyle, style } from '@vanilla-extract/css';
import { component, page } from '../styles/layers.css.ts';
import { onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { fingerHigh } from '../styles/touch.ts';

export const form = style({
  '@layer': { [component]: { display: 'flex', flexDirection: 'column', minWidth: 0 } },
});

export const line = style({
  '@layer': {
    [component]: {
      paddingBlock: vars.space[8],
      borderBlockEnd: `1px solid ${vars.color.border}`,
      breakInside: 'avoid',
      '@media': { [onPrint]: { paddingBlock: '1pt' } },
    },
  },
});

export const trip = style({
  '@layer': {
    [component]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: vars.space[16],
      paddingBlock: vars.space[4],
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

// Amounts are what one reads here, one below the other.
globalStyle(`${line} label > :last-child`, {
  '@layer': {
    [page]: { color: vars.color.text, fontSize: vars.fontSize.body, fontWeight: 600 },
  },
});

export const note = style({
  '@layer': {
    [component]: {
      maxWidth: '60ch',
      color: vars.color.textMuted,
      fontSize: vars.fontSize.small,
      '@media': { [onPrint]: { maxWidth: 'none' } },
    },
  },
});

// Below the words, not below the box.
globalStyle(`${line} label + ${note}`, {
  '@layer': { [component]: { paddingInlineStart: '36px' } },
});

export const sum = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: `${vars.space[12]} ${vars.space[24]}`,
      marginBlockStart: vars.space[16],
      padding: vars.space[16],
      borderRadius: vars.radius.medium,
      background: vars.color.sunken,
    },
  },
});

export const total = style({
  '@layer': {
    [component]: {
      display: 'block',
      fontSize: vars.fontSize.lead,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

// On a line of its own, whatever stands beside the total.
export const uncounted = style({
  '@layer': { [component]: { flexBasis: '100%', fontSize: vars.fontSize.small } },
});

export const uncountedLink = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      alignItems: 'center',
      '@media': { ...fingerHigh },
    },
  },
});

export const parts = style({
  '@layer': {
    [component]: { color: vars.color.textMuted, fontSize: vars.fontSize.small },
  },
});
