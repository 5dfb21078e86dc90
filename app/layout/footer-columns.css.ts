import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { fingerHigh } from '../styles/touch.ts';

export const column = style({
  '@layer': {
    [component]: { display: 'none', '@media': { [from.large]: { display: 'block' } } },
  },
});

export const folded = style({
  '@layer': {
    [component]: {
      // The accordion's own lines, on ink.
      vars: {
        [vars.color.border]: 'rgb(255 246 236 / 20%)',
        [vars.color.accentText]: vars.color.onInk,
      },
      borderBlockStart: `1px solid ${vars.color.border}`,
      '@media': { [from.large]: { display: 'none' } },
    },
  },
});

export const title = style({
  '@layer': {
    [component]: { paddingBlockEnd: vars.space[12], fontSize: vars.fontSize.lead },
  },
});

export const links = style({ '@layer': { [component]: { display: 'grid' } } });

export const link = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '44px',
      color: vars.color.onInkMuted,
      lineHeight: vars.lineHeight.snug,
      textDecoration: 'none',
      selectors: {
        '&:hover': { color: vars.color.onInk, textDecoration: 'underline' },
        '&[aria-current]': { color: vars.color.onInk, fontWeight: 650 },
      },
      '@media': { [from.large]: { minHeight: '36px' }, ...fingerHigh },
    },
  },
});
