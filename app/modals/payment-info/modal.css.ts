import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../styles/tokens.css.ts';

export const form = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      gap: vars.space[12],
    },
  },
});
