import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

export const form = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: vars.space[20],
      minWidth: 0,
    },
  },
});

export const wishes = style({
  '@layer': {
    [component]: { display: 'flex', flexDirection: 'column', gap: vars.space[8], minWidth: 0 },
  },
});

/** Under what is wished: on a phone it has no room beside. */
export const wishNote = style({
  '@layer': {
    [component]: {
      display: 'block',
      color: vars.color.textMuted,
      fontSize: vars.fontSize.small,
    },
  },
});

export const privacy = style({
  '@layer': {
    [component]: { color: vars.color.textMuted, fontSize: vars.fontSize.small },
  },
});

export const sum = style({
  '@layer': { [component]: { fontSize: vars.fontSize.lead } },
});
