import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../styles/tokens.css.ts';

export const way = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[8],
      padding: vars.space[24],
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      background: vars.color.surface,
    },
  },
});

export const address = style({
  '@layer': { [component]: { fontStyle: 'normal', overflowWrap: 'anywhere' } },
});

export const title = style({ '@layer': { [component]: { fontSize: vars.fontSize.lead } } });
