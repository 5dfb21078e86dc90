import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../styles/tokens.css.ts';

export const person = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: vars.space[16],
    },
  },
});

export const words = style({
  '@layer': {
    [component]: { display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 },
  },
});

export const name = style({ '@layer': { [component]: { fontSize: vars.fontSize.lead } } });

export const city = style({
  '@layer': { [component]: { color: vars.color.textMuted, fontSize: vars.fontSize.small } },
});

export const tabs = style({
  '@layer': {
    [component]: { display: 'grid', gap: vars.space[12], marginBlockEnd: vars.space[24] },
  },
});
