import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../styles/tokens.css.ts';

/** A line by itself: in the bar below the fields. */
export const reason = style({
  '@layer': {
    [component]: {
      gridColumn: '1 / -1',
      flexBasis: '100%',
      marginBlockStart: vars.space[8],
      paddingInline: vars.space[8],
      color: vars.color.textMuted,
      fontSize: vars.fontSize.small,
    },
  },
});
