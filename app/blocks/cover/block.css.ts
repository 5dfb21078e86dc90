import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { from } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

export const cover = style({
  '@layer': {
    [component]: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      minHeight: 'clamp(340px, 46svh, 520px)',
      overflow: 'hidden',
      background: vars.color.ink,
      color: vars.color.onInk,
    },
  },
});

/** One with a search form, which takes more room. */
export const tallCover = style([
  cover,
  { '@layer': { [component]: { minHeight: 'clamp(480px, 74svh, 760px)' } } },
]);

/** Room above the words, for a header that lies over the poster and for the shade to begin softly. */
const HEADROOM = 'clamp(112px, 13vw, 176px)';

/** Darkens the poster where the words stand: below the headroom they reach 4.5:1 on any scene. */
export const foot = style({
  '@layer': {
    [component]: {
      position: 'relative',
      paddingBlock: `${HEADROOM} ${vars.space[32]}`,
      background: `linear-gradient(to bottom, rgb(12 14 32 / 0%), rgb(12 14 32 / 62%) ${HEADROOM}, rgb(12 14 32 / 80%))`,
      '@media': { [from.tablet]: { paddingBlockEnd: vars.space[48] } },
    },
  },
});

export const content = style({
  '@layer': {
    [component]: { display: 'flex', flexDirection: 'column', gap: vars.space[24] },
  },
});

export const words = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[12],
      maxWidth: '48rem',
    },
  },
});

export const title = style({
  '@layer': { [component]: { fontSize: vars.fontSize.display, textWrap: 'balance' } },
});

export const subtitle = style({
  '@layer': { [component]: { fontSize: vars.fontSize.lead, maxWidth: '38rem' } },
});
