import { globalStyle, style } from '@vanilla-extract/css';
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
      minHeight: 'clamp(380px, 52svh, 560px)',
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

/** The colour that the poster is darkened with, at how much. */
const shade = (percent: number) => `rgb(12 14 32 / ${percent}%)`;

/**
 * Darkens the poster where words stand, below the headroom and, on wide screens, on their side alone: they
 * reach 4.5:1 on any scene.
 */
export const foot = style({
  '@layer': {
    [component]: {
      position: 'relative',
      paddingBlock: `${HEADROOM} ${vars.space[32]}`,
      background: `linear-gradient(to bottom, ${shade(0)}, ${shade(58)} ${HEADROOM}, ${shade(76)})`,
      '@media': {
        [from.tablet]: { paddingBlockEnd: vars.space[48] },
        [from.desktop]: {
          background: `linear-gradient(to right, ${shade(66)}, ${shade(58)} 58%, ${shade(0)} 92%)`,
          flexGrow: 1,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'flex-end',
        },
      },
    },
  },
});

/** What a poster shows stands in its lower half. */
globalStyle(`${cover} img`, { '@layer': { [component]: { objectPosition: 'center 72%' } } });

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
