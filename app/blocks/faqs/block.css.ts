import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../styles/tokens.css.ts';

export const contents = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space[8],
      marginBlockEnd: vars.space[32],
    },
  },
});

export const groups = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[48],
      maxWidth: '46rem',
    },
  },
});
