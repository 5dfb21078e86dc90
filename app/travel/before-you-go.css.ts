import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const parts = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space[32],
      '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

export const part = style({
  '@layer': {
    [component]: { display: 'flex', flexDirection: 'column', gap: vars.space[12], minWidth: 0 },
  },
});
