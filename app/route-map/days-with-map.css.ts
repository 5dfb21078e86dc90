import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

/** Around days and their map: without scripts a day that is open in it, or that the address names, marks its stop. */
export const marking = style({});

export const withMap = style([
  marking,
  inComponent({
    display: 'grid',
    gap: vars.space[24],
    '@media': {
      [`screen and ${from.wide}`]: {
        gridTemplateColumns: 'minmax(0, 1fr) 316px',
        alignItems: 'start',
        columnGap: vars.space[32],
      },
    },
  }),
]);

/** The map stands first for who reads, and beside the days for who looks. */
export const beside = style(
  inComponent({
    minWidth: 0,
    '@media': {
      [`screen and ${from.wide}`]: {
        gridColumn: 2,
        gridRow: 1,
        position: 'sticky',
        insetBlockStart: '96px',
        // Longer than the screen, with its list unfolded: then it scrolls by itself.
        maxHeight: 'calc(100svh - 112px)',
        overflowY: 'auto',
      },
    },
  }),
);

export const days = style(
  inComponent({
    minWidth: 0,
    '@media': { [`screen and ${from.wide}`]: { gridColumn: 1, gridRow: 1 } },
  }),
);
