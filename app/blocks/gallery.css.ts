import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

export const title = style({
  '@layer': { [component]: { marginBlockStart: vars.space[32] } },
});

export const name = style({
  '@layer': {
    [component]: {
      marginBlockStart: vars.space[48],
      paddingBlock: vars.space[8],
      borderBlockEnd: `1px dashed ${vars.color.borderStrong}`,
      fontSize: vars.fontSize.small,
    },
  },
});
