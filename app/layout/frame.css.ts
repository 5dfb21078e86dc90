import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';

export const frame = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      flexGrow: 1,
      minWidth: 0,
      position: 'relative',
    },
  },
});

export const main = style({
  '@layer': {
    [component]: {
      flexGrow: 1,
      minWidth: 0,
      // It takes the focus of the skip link alone, and shows it by where the page stands.
      selectors: { '&:focus': { outline: 'none' } },
    },
  },
});
