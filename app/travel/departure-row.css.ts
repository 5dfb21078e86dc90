import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { component, page } from '../styles/layers.css.ts';
import { from, onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

const base = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space[12],
      alignItems: 'center',
      padding: vars.space[16],
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.medium,
      background: vars.color.surface,
      breakInside: 'avoid',
      '@media': { [from.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

export const row = styleVariants({
  narrow: [base],
  wide: [
    base,
    {
      '@layer': {
        [component]: {
          '@media': {
            [from.desktop]: {
              gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr) 11rem',
            },
          },
        },
      },
    },
  ],
});

export const when = style({
  '@layer': { [component]: { display: 'flex', flexDirection: 'column', minWidth: 0 } },
});

export const dates = style({
  '@layer': {
    [component]: {
      paddingBlock: '2px',
      color: vars.color.text,
      fontWeight: 650,
      selectors: { '&:hover': { color: vars.color.accentText } },
    },
  },
});

export const note = style({
  '@layer': {
    [component]: { color: vars.color.textMuted, fontSize: vars.fontSize.small },
  },
});

export const price = style({
  '@layer': { [component]: { minWidth: 0 } },
});

// The line is made for the foot of a card; in a row it stands on the middle.
globalStyle(`${price} > p`, { '@layer': { [page]: { padding: 0, margin: 0 } } });

export const action = style({
  '@layer': {
    [component]: {
      display: 'flex',
      minWidth: 0,
      '@media': { [onPrint]: { display: 'none' } },
    },
  },
});
