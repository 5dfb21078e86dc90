import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const body = style({
  '@layer': {
    [component]: { display: 'flex', flexDirection: 'column', gap: vars.space[12], minWidth: 0 },
  },
});

export const text = style({
  '@layer': {
    [component]: {
      maxWidth: '68ch',
      '@media': { [onPrint]: { maxWidth: 'none', fontSize: '10pt', lineHeight: '1.4' } },
    },
  },
});

export const facts = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${vars.space[8]} ${vars.space[20]}`,
      color: vars.color.textMuted,
      fontSize: vars.fontSize.small,
      '@media': { [onPrint]: { fontSize: '9pt' } },
    },
  },
});

export const fact = style({
  '@layer': {
    [component]: { display: 'inline-flex', alignItems: 'center', gap: vars.space[8], minWidth: 0 },
  },
});
