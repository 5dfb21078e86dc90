import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

export const table = style({
  '@layer': {
    [component]: { width: '100%', borderCollapse: 'collapse', fontSize: vars.fontSize.small },
  },
});

globalStyle(`${table} th, ${table} td`, {
  '@layer': {
    [component]: {
      padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[8]} 0`,
      borderBlockEnd: `1px solid ${vars.color.border}`,
      textAlign: 'start',
      verticalAlign: 'top',
    },
  },
});

globalStyle(`${table} tbody th`, { '@layer': { [component]: { fontWeight: 400 } } });

export const caption = style({
  '@layer': {
    [component]: {
      // As far from the words above as a list of facts.
      paddingBlock: `${vars.space[12]} ${vars.space[4]}`,
      fontWeight: 650,
      textAlign: 'start',
    },
  },
});

/** A note in small print. */
export const smallNote = style({
  '@layer': {
    [component]: { color: vars.color.textMuted, fontSize: vars.fontSize.small },
  },
});
