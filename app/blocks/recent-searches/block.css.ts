import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../styles/tokens.css.ts';

export const title = style({ '@layer': { [component]: { fontSize: vars.fontSize.lead } } });

export const dates = style({
  '@layer': {
    [component]: {
      color: vars.color.textMuted,
      fontSize: vars.fontSize.small,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
