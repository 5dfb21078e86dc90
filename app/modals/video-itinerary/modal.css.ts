import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../styles/tokens.css.ts';

export const day = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[12],
      padding: vars.space[20],
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
    },
  },
});

export const dayTitle = style({
  '@layer': { [component]: { fontSize: vars.fontSize.lead } },
});
