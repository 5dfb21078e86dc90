import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../styles/tokens.css.ts';

export const days = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(85%, 340px)',
      gap: vars.space[16],
      // Room for the outline of what has the focus.
      padding: vars.space[4],
      paddingBlockEnd: vars.space[16],
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
    },
  },
});

export const day = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[12],
      padding: vars.space[20],
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      scrollSnapAlign: 'start',
    },
  },
});

export const dayTitle = style({
  '@layer': { [component]: { fontSize: vars.fontSize.lead } },
});
