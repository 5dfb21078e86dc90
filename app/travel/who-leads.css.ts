import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

export const leaders = style({
  '@layer': {
    [component]: { display: 'flex', flexDirection: 'column', gap: vars.space[8] },
  },
});

export const list = style({
  '@layer': {
    [component]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[8], listStyle: 'none' },
  },
});
