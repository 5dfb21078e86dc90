import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

const base = style({
  '@layer': { [component]: { '@media': { [onPrint]: { display: 'none' } } } },
});

export const bars = styleVariants({
  top: [base],
  bottom: [base, { '@layer': { [component]: { position: 'sticky', bottom: 0, zIndex: 15 } } }],
});

export const row = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[12],
      minHeight: '44px',
      paddingBlock: vars.space[4],
      fontSize: vars.fontSize.small,
      lineHeight: vars.lineHeight.snug,
    },
  },
});

export const message = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      columnGap: vars.space[12],
      flexGrow: 1,
      minWidth: 0,
      textAlign: 'center',
    },
  },
});

export const action = style({
  '@layer': { [component]: { color: 'inherit', fontWeight: 650, paddingBlock: '2px' } },
});

export const close = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '36px',
      height: '36px',
      borderRadius: vars.radius.pill,
      selectors: {
        '&:hover': { background: 'color-mix(in srgb, currentcolor 18%, transparent)' },
        '&:focus-visible': { outlineColor: 'currentcolor', outlineOffset: '-2px' },
      },
    },
  },
});
