import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

const GAP = vars.space[24];

/** Cards beside each other as the place has room, at most three: beside filters or without. */
export const grid = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(264px, (100% - 2 * ${GAP}) / 3)), 1fr))`,
      gap: GAP,
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
