import { style } from '@vanilla-extract/css';
import { besideFields, fieldRow } from '../search/field-row.ts';
import { component } from '../styles/layers.css.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

/** One column on a phone, as many fields beside each other as there is room for on wider screens. */
export const form = style({
  '@layer': {
    [component]: {
      ...fieldRow,
      background: vars.color.sunken,
      '@media': {
        [from.large]: { gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' },
      },
    },
  },
});

export const submit = style({ '@layer': { [component]: besideFields } });

/** Form, what was said of it, and what it left. */
export const filter = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[12],
      marginBlockEnd: vars.space[24],
    },
  },
});

export const found = style({ '@layer': { [component]: { color: vars.color.textMuted } } });

/** Where a list was. */
export const nothing = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: vars.space[12],
      padding: `${vars.space[24]} ${vars.space[16]}`,
      borderRadius: vars.radius.card,
      background: vars.color.sunken,
      textAlign: 'center',
    },
  },
});
