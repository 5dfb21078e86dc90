import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

export const panel = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[8],
      padding: vars.space[16],
      border: `2px solid ${vars.tone.critical.text}`,
      borderRadius: vars.radius.medium,
      background: vars.tone.critical.background,
      color: vars.tone.critical.text,
    },
  },
});

export const title = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'baseline',
      gap: vars.space[8],
      fontWeight: 700,
    },
  },
});

export const list = style({
  '@layer': {
    [component]: { display: 'flex', flexDirection: 'column', paddingInlineStart: vars.space[24] },
  },
});

export const link = style({
  '@layer': {
    [component]: { display: 'inline-block', paddingBlock: '2px', color: 'inherit' },
  },
});
