import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

export const section = style({
  '@layer': { [component]: { paddingBlock: `calc(${vars.space.section} / 2)` } },
});

export const head = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[8],
      maxWidth: '46rem',
      marginBlockEnd: vars.space[24],
    },
  },
});

export const subtitle = style({
  '@layer': {
    [component]: { color: vars.color.textMuted, fontSize: vars.fontSize.lead },
  },
});

/** Links below a list. */
export const links = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space[12],
      marginBlockStart: vars.space[32],
    },
  },
});
