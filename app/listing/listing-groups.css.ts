import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

/** As many cards in a row as the place has room for, beside filters or without. */
export const grid = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
      gap: vars.space[16],
      '@media': { [from.tablet]: { gap: vars.space[24] } },
    },
  },
});

export const group = style({
  '@layer': {
    [component]: {
      selectors: { '& + &': { marginBlockStart: vars.space[40] } },
    },
  },
});

export const month = style({
  '@layer': {
    [component]: {
      marginBlockEnd: vars.space[16],
      fontSize: vars.fontSize.title,
      selectors: { '&::first-letter': { textTransform: 'uppercase' } },
    },
  },
});
