import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

/** A page of a few words and what to do next. */
export const page = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space[16],
      justifyItems: 'start',
      paddingBlock: vars.space.section,
    },
  },
});

export const lead = style({
  '@layer': { [component]: { color: vars.color.textMuted, fontSize: vars.fontSize.lead } },
});

export const actions = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space[12],
      marginBlockStart: vars.space[8],
    },
  },
});
