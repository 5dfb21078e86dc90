import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../styles/tokens.css.ts';

export const pictures = style({
  '@layer': { [component]: { display: 'grid', gap: vars.space[24] } },
});

export const figure = style({
  '@layer': { [component]: { display: 'grid', gap: vars.space[8] } },
});

export const caption = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: vars.space[12],
    },
  },
});
