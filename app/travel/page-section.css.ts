import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const section = style({
  '@layer': {
    [component]: { display: 'flex', flexDirection: 'column', gap: vars.space[16], minWidth: 0 },
  },
});

export const heading = style({
  '@layer': {
    [component]: {
      fontSize: vars.fontSize.heading,
      '@media': { [onPrint]: { fontSize: '12.5pt', breakAfter: 'avoid' } },
    },
  },
});
