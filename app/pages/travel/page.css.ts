import { style } from '@vanilla-extract/css';
import { page } from '../../styles/layers.css.ts';
import { from, onPrint } from '../../styles/media.ts';
import { stage } from '../../travel/stage-body.css.ts';
import { vars } from '../../styles/tokens.css.ts';

export const summary = style({
  '@layer': {
    [page]: { maxWidth: '60ch', color: vars.color.textMuted, fontSize: vars.fontSize.lead },
  },
});

export const included = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gap: vars.space[32],
      '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

export const includedPart = style({
  '@layer': {
    [page]: { display: 'flex', flexDirection: 'column', gap: vars.space[12], minWidth: 0 },
  },
});

export const departures = style({
  '@layer': {
    [page]: {
      // Below it the bar of the offer has room of its own there.
      paddingBlockEnd: vars.space[24],
      '@media': { [from.desktop]: { paddingBlockEnd: vars.space.section } },
    },
  },
});

export const related = style({
  '@layer': {
    [page]: {
      marginBlockStart: vars.space.section,
      // Paper is of this travel.
      '@media': { [onPrint]: { display: 'none' } },
    },
  },
});

/** Links of the map lead here: its title stays in sight, clear of the header. */
export const day = style({
  '@layer': {
    [page]: {
      scrollMarginBlockStart: '80px',
      containerType: 'inline-size',
      containerName: stage,
    },
  },
});
