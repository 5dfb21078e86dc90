import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

export const panel = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: vars.space[16],
      padding: `${vars.space[48]} ${vars.space[24]}`,
      borderRadius: vars.radius.card,
      background: vars.color.sunken,
      textAlign: 'center',
    },
  },
});

export const heading = style({
  '@layer': { [component]: { fontSize: vars.fontSize.title, maxWidth: '30em' } },
});

/** What there is to look at all the same. */
export const instead = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space[16],
      minWidth: 0,
      marginBlockStart: vars.space[24],
    },
  },
});

export const message = style({
  '@layer': { [component]: { fontSize: vars.fontSize.lead, maxWidth: '36em' } },
});
