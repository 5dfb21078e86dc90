import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { below, from, onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { sideways } from '../ui/sideways.ts';

export const part = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      gap: vars.space[24],
      '@media': {
        [`screen and ${from.desktop}`]: {
          gridTemplateColumns: '20rem minmax(0, 1fr)',
          gap: vars.space[48],
        },
      },
    },
  },
});

const column = style({
  '@layer': {
    [component]: { display: 'flex', flexDirection: 'column', gap: vars.space[16], minWidth: 0 },
  },
});

export const choices = column;

export const calendar = style([
  column,
  {
    '@layer': {
      [component]: {
        alignItems: 'center',
        '@media': {
          // Below the header.
          [`screen and ${from.desktop}`]: { position: 'sticky', insetBlockStart: '96px' },
          [onPrint]: { display: 'none' },
        },
      },
    },
  },
]);

export const month = style({
  '@layer': {
    [component]: { position: 'relative', width: '100%', maxWidth: '26rem' },
  },
});

/** Beside the month's name. */
const stepBase = style({
  '@layer': {
    [component]: {
      position: 'absolute',
      insetBlockStart: '-8px',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '44px',
      height: '44px',
      borderRadius: vars.radius.pill,
      color: vars.color.text,
      selectors: { '&:hover': { background: vars.color.sunken } },
    },
  },
});
export const step = styleVariants({
  previous: [stepBase, { '@layer': { [component]: { insetInlineStart: 0 } } }],
  next: [stepBase, { '@layer': { [component]: { insetInlineEnd: 0 } } }],
});

export const strip = style({
  '@layer': {
    [component]: {
      display: 'flex',
      gap: vars.space[8],
      '@media': {
        [`screen and ${below.tablet}`]: sideways,
        [`screen and ${from.tablet}`]: { flexWrap: 'wrap' },
        [onPrint]: { display: 'none' },
      },
    },
  },
});

globalStyle(`${strip} > a`, {
  '@layer': { [component]: { flexShrink: 0, scrollSnapAlign: 'start' } },
});

export const form = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      gap: `${vars.space[12]} ${vars.space[16]}`,
      '@media': { [onPrint]: { display: 'none' } },
    },
  },
});

// Two beside each other on a phone too.
globalStyle(`${form} > div`, { '@layer': { [component]: { flex: '1 1 8.5rem' } } });

export const list = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: vars.space[12],
      minWidth: 0,
    },
  },
});

export const count = style({ '@layer': { [component]: { color: vars.color.textMuted } } });

/** Paper has no link to the others: their number, and where they stand (TRV-16). */
export const onPaper = style({
  '@layer': {
    [component]: {
      display: 'none',
      '@media': { [onPrint]: { display: 'block', fontSize: '9pt', overflowWrap: 'anywhere' } },
    },
  },
});

export const rows = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space[8],
      width: '100%',
      // Fragments of a grid may break anywhere; blocks obey.
      '@media': { [onPrint]: { display: 'block' } },
    },
  },
});
