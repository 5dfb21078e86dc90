import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { from } from '../styles/media.ts';
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

/** A card that is alone lies on its side: upright it would leave a hole beside it. */
globalStyle(`${grid} > :only-child`, {
  '@layer': {
    [component]: {
      '@media': { [from.tablet]: { gridColumn: '1 / -1', flexDirection: 'row' } },
    },
  },
});
globalStyle(`${grid} > :only-child img`, {
  '@layer': {
    [component]: {
      '@media': { [from.tablet]: { width: '44%', height: 'auto', minHeight: '100%' } },
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
