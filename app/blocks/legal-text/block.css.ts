import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../styles/tokens.css.ts';

export const text = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[32],
      maxWidth: '68ch',
    },
  },
});

export const contents = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[8],
      listStyle: 'decimal',
      padding: `${vars.space[20]} ${vars.space[20]} ${vars.space[20]} ${vars.space[48]}`,
      borderRadius: vars.radius.card,
      background: vars.color.sunken,
    },
  },
});

export const toFillIn = style({
  '@layer': { [component]: { marginBlockStart: vars.space[12], fontStyle: 'italic' } },
});
