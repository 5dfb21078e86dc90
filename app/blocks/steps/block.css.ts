import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../styles/tokens.css.ts';

export const step = style({
  '@layer': {
    [component]: { display: 'flex', flexDirection: 'column', gap: vars.space[12], minWidth: 0 },
  },
});

export const picture = style({
  '@layer': { [component]: { overflow: 'hidden', borderRadius: vars.radius.card } },
});

export const title = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[12],
      fontSize: vars.fontSize.title,
    },
  },
});

export const number = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      flexShrink: 0,
      alignItems: 'center',
      justifyContent: 'center',
      width: '36px',
      height: '36px',
      borderRadius: vars.radius.pill,
      background: vars.color.text,
      color: vars.color.background,
      fontSize: vars.fontSize.body,
    },
  },
});
