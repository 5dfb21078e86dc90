import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { below } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';
import { sideways } from '../../ui/sideways.ts';

export const places = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space[8],
      marginBlockEnd: vars.space[24],
      '@media': {
        [below.tablet]: {
          ...sideways,
          flexWrap: 'nowrap',
          marginBlockEnd: 0,
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});

export const count = style({
  '@layer': {
    [component]: { color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' },
  },
});
