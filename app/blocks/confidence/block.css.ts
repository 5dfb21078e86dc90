import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../styles/tokens.css.ts';

export const guarantee = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[8],
      padding: vars.space[24],
      borderRadius: vars.radius.card,
      background: vars.color.sunken,
    },
  },
});

export const icon = style({ '@layer': { [component]: { color: vars.color.accent } } });

export const title = style({ '@layer': { [component]: { fontSize: vars.fontSize.lead } } });
