import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const list = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${vars.space[20]} ${vars.space[16]}`,
      padding: vars.space[20],
      borderRadius: vars.radius.card,
      background: vars.color.sunken,
      '@media': {
        [from.tablet]: {
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          padding: vars.space[24],
        },
      },
    },
  },
});

export const fact = style({
  '@layer': {
    [component]: { display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 },
  },
});

export const label = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[8],
      color: vars.color.textMuted,
      fontSize: vars.fontSize.small,
    },
  },
});

export const value = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      fontWeight: 650,
      lineHeight: vars.lineHeight.snug,
      hyphens: 'auto',
    },
  },
});

export const note = style({
  '@layer': {
    [component]: {
      marginBlockStart: vars.space[4],
      color: vars.color.textMuted,
      fontSize: vars.fontSize.caption,
      fontWeight: 400,
    },
  },
});
