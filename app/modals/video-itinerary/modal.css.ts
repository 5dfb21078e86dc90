import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../styles/tokens.css.ts';

export const day = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      overflow: 'hidden',
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
    },
  },
});

export const picture = style({
  '@layer': { [component]: { position: 'relative', overflow: 'hidden', aspectRatio: '4 / 3' } },
});

export const words = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[12],
      padding: vars.space[20],
    },
  },
});

export const dayTitle = style({
  '@layer': { [component]: { fontSize: vars.fontSize.lead } },
});
