import { style } from '@vanilla-extract/css';
import { page as layer } from '../../styles/layers.css.ts';
import { vars } from '../../styles/tokens.css.ts';

export const page = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.section,
      paddingBlock: vars.space[32],
    },
  },
});

export const header = style({
  '@layer': { [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space[20] } },
});

export const person = style({
  '@layer': {
    [layer]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[20] },
  },
});

export const words = style({
  '@layer': {
    [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 },
  },
});

export const speciality = style({
  '@layer': {
    [layer]: { color: vars.color.textMuted, fontSize: vars.fontSize.lead },
  },
});

export const facts = style({
  '@layer': {
    [layer]: { display: 'flex', flexWrap: 'wrap', gap: `${vars.space[8]} ${vars.space[24]}` },
  },
});

export const fact = style({
  '@layer': {
    [layer]: { display: 'inline-flex', alignItems: 'center', gap: vars.space[8], minWidth: 0 },
  },
});

export const bio = style({
  '@layer': { [layer]: { maxWidth: '68ch', fontSize: vars.fontSize.lead } },
});
